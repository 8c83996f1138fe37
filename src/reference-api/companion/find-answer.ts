import type { Locale } from '../../config/locales';
import type { WireReference } from '../../contract';
import type { Turn } from './companion';
import type { LibraryDatabase } from '../database/open-database';
import { LibraryShelf, spotKey } from './library-shelf';
import type { Memory } from './memory';
import { pickSentences } from './pick-sentences';
import { unitsOf } from './question-units';
import {
  rankPassages,
  weighUnits,
  type AskedKinds,
  type Ranked,
  type ReadyPassage,
  type WeighedUnit,
} from './rank-passages';
import {
  BESIDE,
  BONUS,
  CLOSE,
  SPOILER_SHARE,
  LEAST,
  MOST_CARDS,
  NEAREST_CARDS,
} from './thresholds';
import { askedKinds, languageOf, namesNobody } from './read-question';
import { findPlace, type Place } from './where-we-are';
import { mentions } from './words';

/** A passage that a reply draws on. */
export interface Source {
  readonly ready: ReadyPassage;
  /** Words about the question; empty for a spoiler, whose steps are told one by one. */
  readonly text: string;
}

/** Answer of the library to a question. */
export interface Finding {
  readonly source: Source | undefined;
  /** The passages that fit nearly as well, or the nearest where none answers. */
  readonly others: readonly ReadyPassage[];
  /** True when the message names what it is about. */
  readonly isNamed: boolean;
  /** True when it fits so well that no small talk is meant. */
  readonly isSure: boolean;
  /** True when the passage is of a game that is neither named nor near. */
  readonly isFar: boolean;
  /** True when the message has a name that is nobody's. */
  readonly isOfNobody: boolean;
  /** Items that share the name that the message gives. */
  readonly namesakes: readonly ReadyPassage[];
}

/** A question with what the conversation and the partner add to it. */
export interface Asked extends Pick<Turn, 'content' | 'locale' | 'context'> {
  readonly ownGames: readonly string[];
  readonly gameBefore: string | undefined;
  /** The page of the answer before, where the question goes on with it. */
  readonly pageBefore: string | undefined;
}

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
export function cardOf({ page: { type, id, title }, passage }: ReadyPassage): WireReference {
  const section = passage.kind === 'fact' ? undefined : passage.heading;
  return { type, id, title, ...(section !== undefined && { section }) };
}

function isAnswer({ score, share }: Ranked, isNamed: boolean): boolean {
  return (
    (score >= LEAST.score && share >= LEAST.share) ||
    (score >= LEAST.sureScore && share >= (isNamed ? LEAST.namedShare : LEAST.sureShare)) ||
    (score >= LEAST.wholeScore && share >= LEAST.wholeShare)
  );
}

/** The spoiler under the heading of a passage, where the question is nearly as much about it. */
function spoilerOf(best: Ranked, ranked: readonly Ranked[]): Ranked {
  const spoiler = ranked.find(
    ({ ready }) => ready.passage.kind === 'spoiler' && placeKey(ready) === placeKey(best.ready),
  );
  return spoiler && spoiler.score >= SPOILER_SHARE * best.score ? spoiler : best;
}

function placeKey({ page, passage: { heading = '' } }: ReadyPassage): string {
  return `${page.id} ${heading}`;
}

/** True for what says what an item is. */
function isAbout({ page, passage: { kind } }: ReadyPassage, id: string | undefined): boolean {
  return page.id === id && (kind === 'summary' || kind === 'description');
}

/** Passages that lead to different places, in their order. */
function different(ranked: readonly Ranked[]): Ranked[] {
  const seen = new Set<string>();
  return ranked.filter(({ ready }) => {
    const key = placeKey(ready);
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

/** Finds what the library says to a question, where we are. */
export class AnswerFinder {
  constructor(readonly shelf: LibraryShelf) {}

  async find(asked: Asked): Promise<Finding> {
    const { content, locale } = asked;
    const place = await findPlace(asked, asked, this.shelf);
    const kinds = askedKinds(content);
    const language = languageOf(place.rest, locale);
    const units = unitsOf(place.rest, language);
    const nothing = { isNamed: place.isNamed, isSure: false, isFar: false, namesakes: [] };
    const here = await this.rank(place.rest, place.games, units, kinds, language, place.favour);
    const [best] = here.ranked;
    const isKnown = best !== undefined && isAnswer(best, place.isNamed);
    const passages = here.ranked.map(({ ready }) => ready);
    const isOfNobody = namesNobody(content, place.names, passages);
    const base = { ...nothing, isOfNobody };
    const isWeak = !isKnown || best.share < LEAST.weakShare;
    if (isWeak && !place.isNamed && !isOfNobody) {
      const isSomebody = place.roles.length > 0;
      const far = isSomebody ? undefined : await this.far(asked, units, kinds, language);
      if (far) return { ...base, isFar: true, source: far, others: [] };
      if (!isKnown && isSomebody) return this.ofRoles(asked, place);
    }
    const named = isKnown ? best : this.ofTheName(place, here.ranked, units.length);
    if (!named || isOfNobody) {
      const nearest = different(here.ranked.filter(({ score }) => score > 0));
      const page = here.ranked.filter(({ ready }) => isAbout(ready, place.game));
      const shown = (nearest.length > 0 ? nearest : page).slice(0, NEAREST_CARDS);
      return { ...base, source: undefined, others: await this.inLocale(shown, locale) };
    }
    const known = spoilerOf(named, here.ranked);
    // Who somebody is stands on one page.
    const isOneOf = place.roles.some(({ id }) => isAbout(known.ready, id));
    const beside = different(here.ranked).filter(
      (each) =>
        !isOneOf &&
        placeKey(each.ready) !== placeKey(known.ready) &&
        each.score >= BESIDE * known.score &&
        isAnswer(each, place.isNamed),
    );
    const cards = beside.slice(0, MOST_CARDS - 1);
    const source = await this.source(known, cards[0], here.weighed, kinds, locale);
    const isSure = known.score >= LEAST.certainScore && known.share >= LEAST.certainShare;
    return { ...base, isSure, source, others: await this.inLocale(cards, locale) };
  }

  /** Roles of games that are not near, where nothing near answers. */
  private async ofRoles(asked: Asked, place: Place): Promise<Finding> {
    const { content, locale } = asked;
    const games = [...new Set(place.roles.flatMap((role) => role.games))];
    const [first, ...others] = place.roles;
    const isShared = others.some(({ id, name }) => id !== first?.id && name === first?.name);
    const base = {
      ...{ isNamed: true, isSure: true, isFar: true, isOfNobody: false },
      ...{ others: [], namesakes: [] },
    };
    if (isShared) {
      const all = await this.shelf.passagesOf(games, locale);
      const namesakes = place.roles.flatMap(
        ({ id }) => all.find(({ page }) => page.id === id) ?? [],
      );
      return { ...base, source: undefined, namesakes };
    }
    const language = languageOf(content, locale);
    const kinds = askedKinds(content);
    const units = unitsOf(content, language);
    const { ranked, weighed } = await this.rank(
      content,
      games,
      units,
      kinds,
      language,
      place.favour,
    );
    const [best] = ranked.filter(({ ready }) => place.roles.some(({ id }) => id === ready.page.id));
    if (!best) return { ...base, source: undefined };
    return { ...base, source: await this.source(best, undefined, weighed, kinds, locale) };
  }

  /** Ranks the passages of games; the search, which knows other spellings and weighs otherwise, has a say in it. */
  private async rank(
    question: string,
    games: readonly string[],
    units: ReturnType<typeof unitsOf>,
    kinds: AskedKinds,
    language: Locale,
    favour: Place['favour'],
  ): Promise<{ ranked: Ranked[]; weighed: WeighedUnit[] }> {
    const passages = await this.shelf.passagesOf(games, language);
    const weighed = weighUnits(units, passages);
    // A name alone asks for its item, which needs no search.
    const found =
      units.length > 0
        ? await this.shelf.placesFitting(question, games, language)
        : new Map<string, number>();
    const placed = ({ ready, score }: Ranked): number =>
      score * (1 + BONUS.found / (1 + (found.get(spotKey(ready)) ?? Infinity)));
    const ranked = rankPassages(passages, weighed, kinds, favour);
    return { ranked: ranked.sort((one, other) => placed(other) - placed(one)), weighed };
  }

  /** A name alone asks what its item is; so does a role's with words that none of its passages has. */
  private ofTheName(place: Place, ranked: readonly Ranked[], units: number): Ranked | undefined {
    const id = place.roles[0]?.id ?? (units === 0 ? (place.game ?? place.pageBefore) : undefined);
    return ranked.find(({ ready }) => isAbout(ready, id));
  }

  /** A passage of a game that is neither named nor near: only one that fits far better than needed. */
  private async far(
    asked: Asked,
    units: ReturnType<typeof unitsOf>,
    kinds: AskedKinds,
    language: Locale,
  ): Promise<Source | undefined> {
    const [game] = await this.shelf.gamesFitting(asked.content, language);
    if (game === undefined || asked.ownGames.includes(game)) return undefined;
    const { ranked, weighed } = await this.rank(
      asked.content,
      [game],
      units,
      kinds,
      language,
      () => 0,
    );
    const [best] = ranked;
    const fits = best && best.score >= LEAST.farScore && best.share >= LEAST.farShare;
    return fits ? this.source(best, undefined, weighed, kinds, asked.locale) : undefined;
  }

  /** The same passages in the language of the reply. */
  private async inLocale(ranked: readonly Ranked[], locale: Locale): Promise<ReadyPassage[]> {
    return Promise.all(
      ranked.map(async ({ ready }) => {
        const { page, passage } = ready;
        const own = await this.shelf.passagesOf([page.gameId], locale);
        const same = own.find(
          (each) => each.page.id === page.id && each.passage.place === passage.place,
        );
        return same ?? ready;
      }),
    );
  }

  /** Draws an answer from a passage, with one sentence of the next where that fits nearly as well. */
  private async source(
    ranked: Ranked,
    next: Ranked | undefined,
    weighed: readonly WeighedUnit[],
    kinds: AskedKinds,
    locale: Locale,
  ): Promise<Source> {
    const isClose = next !== undefined && next.score >= CLOSE * ranked.score;
    const all = await this.inLocale(isClose ? [ranked, next] : [ranked], locale);
    const [ready = ranked.ready, beside] = all;
    return { ready, text: pickSentences(ready, beside, weighed, kinds, locale) };
  }
}

/** Opens the library of a database for questions. */
export function createAnswerFinder(db: LibraryDatabase): AnswerFinder {
  return new AnswerFinder(new LibraryShelf(db));
}
