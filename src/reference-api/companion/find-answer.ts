import type { WireReference } from '../../contract';
import { askedFor } from '../passages/asked-for';
import { asksUntold } from '../passages/asks-untold';
import { saysNothing } from '../passages/query-words';
import { askedPictures } from './asked-pictures';
import type { Turn } from './companion';
import { drawAlone, drawAnswer, type Source } from './draw-answer';
import type { LibraryDatabase } from '../database/open-database';
import { isAbout, LibraryShelf, type PagePassage, type Ranked } from './library-shelf';
import type { Memory } from './memory';
import { namesNobody } from './read-question';
import {
  ASKED_SPOILER,
  BESIDE,
  FACT_TEXTS,
  LEAST,
  MOST_CARDS,
  NEAREST_CARDS,
  SPOILER_SHARE,
} from './thresholds';
import { isGuess } from './is-guess';
import { isUnknownFloor } from './unknown-floor';
import { findPlace, type Place } from './where-we-are';
import { mentions } from './words';

/** Answer of the library to a question. */
export interface Finding {
  readonly source: Source | undefined;
  /** The passages that fit nearly as well, or the nearest where none answers. */
  readonly others: readonly PagePassage[];
  /** How well the best passage fits, whether it answers or not. */
  readonly score: number;
  /** The part of the message that players ask the best passage for, in much the same words: 0 to 1. */
  readonly asked: number;
  /** True when the message names what it is about. */
  readonly isNamed: boolean;
  /** True when it fits so well that no small talk is meant. */
  readonly isSure: boolean;
  /** True when the passage is of a game that is neither named nor near. */
  readonly isFar: boolean;
  /** True when the message has a name that is nobody's, or a floor that no text has. */
  readonly isOfNobody: boolean;
  /** True when the message asks for a kind of fact that no text of these games tells. */
  readonly isUntold: boolean;
  /** True when the passage would be told for want of a better one. */
  readonly isGuess: boolean;
  /** Items that share the name that the message gives. */
  readonly namesakes: readonly PagePassage[];
}

/** A question with what the conversation and the partner add to it. */
export interface Asked extends Pick<Turn, 'content' | 'locale' | 'context'> {
  readonly ownGames: readonly string[];
  readonly gameBefore: string | undefined;
  /** The page of the answer before, where the question goes on with it. */
  readonly pageBefore: string | undefined;
}

/** Facts of a finding that was asked for by its kind: nothing fits better. */
const ASKED_FOR = {
  ...{ score: Infinity, asked: 1, isSure: true, isFar: false, namesakes: [] },
  ...{ isOfNobody: false, isUntold: false, isGuess: false },
} as const;

/** A message as it is asked in a conversation. */
export function askedOf(
  { content, locale, context, character }: Turn,
  { game, page }: Pick<Memory, 'game' | 'page'>,
): Asked {
  return {
    ...{ content, locale, context, ownGames: character.game_ids, gameBefore: game?.id },
    pageBefore: mentions(content, 'further') ? page?.id : undefined,
  };
}

/** The card of a passage. */
export function cardOf({ page: { type, id, title }, passage }: PagePassage): WireReference {
  const section = passage.kind === 'fact' ? undefined : passage.heading;
  return { type, id, title, ...(section !== undefined && { section }) };
}

function isAnswer(
  { score, evidence: { share, weight }, ofItem }: Ranked,
  least: (typeof LEAST)['near' | 'named' | 'asked'],
): boolean {
  const isEvident = weight >= least.weight && (share >= least.share || ofItem >= least.ofItem);
  return isEvident || score >= least.score;
}

/** All that a passage says, besides the steps of a spoiler. */
function textOf({ passage: { heading = '', question, text } }: PagePassage): string {
  return [heading, question, text].join('\n');
}

/** Passages with the same card lead to the same place. */
function placeKey(ready: PagePassage): string {
  return JSON.stringify(cardOf(ready));
}

/** The spoiler under the heading of a passage where the question is nearly as much about it, or one that players ask for so. */
function spoilerOf(best: Ranked, ranked: readonly Ranked[]): Ranked {
  const spoilers = ranked.filter(({ passage }) => passage.kind === 'spoiler');
  const beneath = spoilers.find((each) => placeKey(each) === placeKey(best));
  if (beneath && beneath.score >= SPOILER_SHARE * best.score) return beneath;
  const askedFor = spoilers.find(
    ({ page, asked, score }) =>
      page.gameId === best.page.gameId &&
      asked >= Math.max(ASKED_SPOILER.asked, best.asked) &&
      score >= ASKED_SPOILER.score * best.score,
  );
  return askedFor ?? best;
}

/** Passages that lead to different places, in their order. */
function different(ranked: readonly Ranked[]): Ranked[] {
  const seen = new Set<string>();
  return ranked.filter((each) => {
    const key = placeKey(each);
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

/**
 * True when a passage is shown beside the best one: of another game, only one that fits nearly as well, that players ask for
 * as much in these words, and whose game is called so where the best one's is; none beside the game that is talked of.
 */
function isBeside(each: Ranked, best: Ranked, talkedOf: string | undefined): boolean {
  if (each.page.gameId === best.page.gameId) return each.score >= BESIDE.sameGame * best.score;
  if (best.page.gameId === talkedOf) return false;
  const isAsAsked = each.asked >= BESIDE.asked * best.asked;
  const isCalledSo = each.isTitled || !best.isTitled;
  return each.score >= BESIDE.otherGame * best.score && isAsAsked && isCalledSo;
}

/** Keeps of passages, the best of which is of a game that is called by half its name, those of such games. */
function ofCalledGames(ranked: readonly Ranked[]): readonly Ranked[] {
  return ranked[0]?.isTitled === true ? ranked.filter(({ isTitled }) => isTitled) : ranked;
}

/** Finds what the library says to a question, where we are. */
export class AnswerFinder {
  constructor(readonly shelf: LibraryShelf) {}

  async find(question: Asked): Promise<Finding> {
    const { content, locale } = question;
    const place = await findPlace(question, question, this.shelf);
    const { games: within, favour, isNamed, rest: query } = place;
    const [shown, ...further] = await askedPictures(question, place, this.shelf);
    if (shown) {
      const told = { source: { ready: shown, text: shown.passage.text }, others: further };
      return { ...told, ...ASKED_FOR, isNamed };
    }
    const isNameAlone = saysNothing(query);
    const ranked = isNameAlone ? [] : await this.shelf.find({ query, locale, within, favour });
    const [best] = ranked;
    const asks = mentions(content, 'question');
    const isKnown =
      best !== undefined && isAnswer(best, isNamed ? LEAST.named : asks ? LEAST.asked : LEAST.near);
    const isOfNobody =
      (await namesNobody(content, place.names, this.shelf.db, within)) ||
      (best !== undefined &&
        (await isUnknownFloor(content, this.shelf, { game: best.page.gameId, locale })));
    const score = best?.score ?? 0;
    const asked = best?.asked ?? 0;
    const isUntold = !isOfNobody && (await this.isUntold(content, place, ranked));
    const isUnknown = isOfNobody || isUntold;
    const base = {
      ...{ score, asked, isNamed, isSure: false, isFar: false, namesakes: [] },
      ...{ isOfNobody, isUntold, isGuess: false },
    };
    const isWeak = !isKnown || best.evidence.share < LEAST.weakShare;
    if (isWeak && !isNamed && !isUnknown) {
      const isSomebody = place.roles.length > 0;
      const far = isSomebody ? undefined : await this.far(question);
      if (far) return { ...base, isFar: true, source: far, others: [] };
      if (!isKnown && isSomebody) return this.ofRoles(question, place);
    }
    const wanted = askedFor(content);
    if (isUnknown || !isKnown) {
      const named = isUnknown ? undefined : await this.ofTheName(place, isNameAlone, question);
      if (named) return { ...base, source: drawAlone(named, wanted, locale), others: [] };
      const page =
        place.game === undefined ? [] : await this.shelf.passagesOf('game', place.game, locale);
      const nearest = ranked.length > 0 ? ofCalledGames(different(ranked)) : page.filter(isAbout);
      return { ...base, source: undefined, others: nearest.slice(0, NEAREST_CARDS) };
    }
    const known = spoilerOf(best, ranked);
    // Who somebody is stands on one page.
    const isOneOf = place.roles.some(({ id }) => id === known.page.id && isAbout(known));
    const others = different(ranked)
      .filter(
        (each) =>
          !isOneOf && placeKey(each) !== placeKey(known) && isBeside(each, known, place.talkedOf),
      )
      .slice(0, MOST_CARDS - 1);
    const { share, weight } = known.evidence;
    const isSure = weight >= LEAST.certain.weight && share >= LEAST.certain.share;
    return {
      ...base,
      ...{ isSure, isGuess: isGuess(content, best, place) },
      ...{ source: drawAnswer(known, { ranked, others }, wanted, locale), others },
    };
  }

  /** True when no text tells what is asked: of whom the message names, else in the game that it names or that fits best. */
  private isUntold(
    content: string,
    { games, roles, isNamed }: Place,
    ranked: readonly Ranked[],
  ): Promise<boolean> {
    const [best] = ranked;
    const ofRoles = roles.flatMap((role) => role.games);
    const ofBest = isNamed || best === undefined ? games : [best.page.gameId];
    const toldIn = {
      games: ofRoles.length > 0 ? ofRoles : ofBest,
      whom: roles.flatMap(({ name, names }) => [name, ...names]),
    };
    const isDescribed = best !== undefined && roles.length === 0 && best.asked < LEAST.asAsked;
    return asksUntold(
      this.shelf.db,
      content,
      toldIn,
      isDescribed ? ranked.slice(0, FACT_TEXTS).map(textOf) : undefined,
    );
  }

  /** Roles of games that are not near, where nothing near answers. */
  private async ofRoles(asked: Asked, { roles, favour }: Place): Promise<Finding> {
    const { content: query, locale } = asked;
    const [first, ...others] = roles;
    const base = {
      ...{ score: 0, asked: 0, isNamed: true, isSure: true, isFar: true },
      ...{ isOfNobody: false, isUntold: false, isGuess: false },
      ...{ source: undefined, others: [], namesakes: [] },
    };
    if (others.some(({ id, name }) => id !== first?.id && name === first?.name)) {
      const pages = roles.map(({ type, id }) => this.shelf.passagesOf(type, id, locale));
      return { ...base, namesakes: (await Promise.all(pages)).flatMap(([each]) => each ?? []) };
    }
    const within = [...new Set(roles.flatMap((role) => role.games))];
    const ranked = await this.shelf.find({ query, locale, within, favour });
    const best = ranked.find(({ page }) => roles.some(({ id }) => id === page.id));
    return best ? { ...base, source: drawAlone(best, askedFor(query), locale) } : base;
  }

  /** A name alone asks what its item is; so does a role's with words that none of its passages has. */
  private async ofTheName(
    { roles, game, pageBefore }: Place,
    isNameAlone: boolean,
    { locale }: Asked,
  ): Promise<PagePassage | undefined> {
    const id = roles[0]?.id ?? (isNameAlone ? (game ?? pageBefore) : undefined);
    if (id === undefined) return undefined;
    const types = ['role', 'game'] as const;
    const pages = await Promise.all(types.map((type) => this.shelf.passagesOf(type, id, locale)));
    return pages.flat().find(isAbout);
  }

  /** A passage of a game that is neither named nor near: only one that fits far better than needed. */
  private async far(asked: Asked): Promise<Source | undefined> {
    const { content: query, locale, ownGames } = asked;
    const [best] = await this.shelf.find({ query, locale });
    if (!best || ownGames.includes(best.page.gameId)) return undefined;
    const { share, weight } = best.evidence;
    const fits = weight >= LEAST.far.weight && share >= LEAST.far.share;
    return fits ? drawAlone(best, askedFor(query), locale) : undefined;
  }
}

/** Opens the library of a database for questions. */
export function createAnswerFinder(db: LibraryDatabase): AnswerFinder {
  return new AnswerFinder(new LibraryShelf(db));
}
