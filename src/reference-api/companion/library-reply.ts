import type { WireReference } from '../../contract';
import { askedFor } from '../passages/asked-for';
import type { NamedItem } from '../passages/names-in-text';
import type { Passage } from '../passages/passage';
import { offeredGame, type OfferedGame } from './choose-game';
import type { Turn } from './companion';
import type { Source } from './draw-answer';
import { cardOf, type Finding } from './find-answer';
import { cardsOf } from './library-sources';
import { fold, without } from '../passages/fold-words';
import { titleOf, type LibraryShelf, type PagePassage } from './library-shelf';
import { fillLine, type Slots } from './line-picker';
import type { Memory, Spot } from './memory';
import { openedSteps } from './opened-steps';
import { pickSentences, withStop } from './pick-sentences';
import type { Draft, Speaker } from './speaker';
import { keysIn, mentions, words, wordsUnder } from './words';

/** Items of one name that a reply lists at the most. */
const MOST_NAMESAKES = 3;

/** The longest message, in characters, that asks for nothing but what else there is. */
const LONGEST_FURTHER = 24;

/** The most letters around words that want no answer which ask nothing by themselves, such as "please". */
const LONGEST_COURTESY = 6;

/** The longest name, in characters, that a button with a question may have in it. */
const LONGEST_OFFERED = 100;

function spotOf({ page, passage }: PagePassage): Spot {
  return { game: page.gameId, page: page.id, place: passage.place };
}

/** True when a message holds a question besides its words about the next step of a spoiler. */
function asksMoreThan(content: string, step: string): boolean {
  const rest = without(fold(content), wordsUnder('steps', step)).replaceAll(/[\p{P}\s]/gu, '');
  return rest.length > LONGEST_COURTESY;
}

/** True when a message asks for the answer of a spoiler, in words besides those of its question. */
function asksForAnswer({ content }: Turn, { question }: Passage): boolean {
  return keysIn(without(fold(content), [question]), 'steps')[0] === 'show';
}

/** Says in a partner's voice what the library holds, and notes what the talk is about. */
export class LibraryReply {
  constructor(
    private readonly speaker: Speaker,
    private readonly shelf: LibraryShelf,
  ) {}

  /** Who plays each of the games that a message compares, and how long. */
  async compared(named: readonly NamedItem[]): Promise<Draft | undefined> {
    const { content, locale } = this.speaker.turn;
    const ids = new Set(named.flatMap(({ type, id }) => (type === 'game' ? [id] : [])));
    if (ids.size < 2 || !mentions(content, 'compare')) return undefined;
    const { db } = this.shelf;
    const games = await Promise.all(Array.from(ids, (id) => offeredGame(db, id, locale)));
    return this.choice(games.flatMap((game) => game ?? []));
  }

  private async about({ page }: PagePassage): Promise<Pick<Memory, 'game' | 'page'>> {
    const game = await this.shelf.read('game', page.gameId);
    const { type, id, title } = page;
    return {
      page: { type, id, title },
      game: game && {
        ...{ type: 'game', id: page.gameId },
        title: titleOf(game, this.speaker.turn.locale),
      },
    };
  }

  /** The answer of a passage; a spoiler begins with the first step that the visitor has not opened on its page. */
  async answer(
    { ready, text }: Source,
    { others, isFar }: Pick<Finding, 'others' | 'isFar'>,
  ): Promise<Draft> {
    const { speaker, shelf } = this;
    speaker.talkOf(await shelf.questionsOf(ready.page.gameId, speaker.turn.locale));
    if (ready.passage.kind === 'spoiler') {
      if (asksForAnswer(speaker.turn, ready.passage)) return this.tellStep(ready, Infinity);
      const opened = openedSteps(speaker.turn, ready.passage);
      return opened < Math.max(1, ready.passage.steps.length)
        ? this.tellStep(ready, opened)
        : this.toldWhole(ready);
    }
    const { page, passage } = ready;
    const { heading } = passage;
    const about = await this.about(ready);
    const isSection = heading !== undefined && page.type === 'game' && passage.kind === 'section';
    const occasion = isSection ? 'section' : page.type === 'role' ? 'role' : 'game';
    const slots: Slots = { title: page.title, section: heading ?? '' };
    const { say } = words[speaker.turn.locale];
    const whose =
      isFar && page.type === 'role' && about.game ? fillLine(say.whose, about.game) : '';
    const said = speaker.around(occasion, text, slots);
    const gap = whose !== '' && speaker.turn.locale === 'en' ? ' ' : '';
    return speaker.draft(whose + gap + said, {
      references: cardsOf([ready, ...others]),
      suggestions: this.followUps(ready),
      kept: {
        ...about,
        rest: [ready, ...others.filter((each) => each.page.gameId === page.gameId)].map(spotOf),
      },
    });
  }

  private followUps({ page }: PagePassage): string[] {
    const { speaker } = this;
    const isAsked = page.type === 'game' && page.title.length <= LONGEST_OFFERED;
    const { after_library: lines } = speaker.voice.suggestions;
    const own = isAsked ? [speaker.next('after_library', lines, { title: page.title })] : [];
    return [...own, ...speaker.questions(3 - own.length)];
  }

  /** One step of a spoiler, with the ways on as buttons. */
  private async tellStep(ready: PagePassage, step: number): Promise<Draft> {
    const { speaker } = this;
    const { steps } = ready.passage;
    const at = Math.min(step, steps.length - 1);
    const { more, show, think } = words[speaker.turn.locale].steps;
    const isLast = at >= steps.length - 1;
    const chips = isLast
      ? speaker.questions(3)
      : [more, show, think].flatMap(([label = '']) => label);
    const told = steps[at] ?? '';
    // A partner's words around a hint promise to say little: before the answer they are not true.
    const text = isLast ? withStop(told, speaker.turn.locale) : speaker.around('hint', told);
    return speaker.draft(text, {
      references: [cardOf(ready)],
      suggestions: chips,
      kept: { ...(await this.about(ready)), hint: { ...spotOf(ready), step: at, isLeft: false } },
    });
  }

  /** A spoiler of which the page has told all: what is unclear about it is asked, and it can be heard once more. */
  private async toldWhole(ready: PagePassage): Promise<Draft> {
    const { speaker } = this;
    const { say, steps } = words[speaker.turn.locale];
    return speaker.draft(say.steps_seen[0] ?? '', {
      references: [cardOf(ready)],
      suggestions: [...steps.show.slice(0, 1), ...speaker.questions(2)],
      kept: {
        ...(await this.about(ready)),
        hint: { ...spotOf(ready), step: ready.passage.steps.length - 1, isLeft: false },
      },
    });
  }

  private async passageAt({ game, page, place }: Spot): Promise<PagePassage | undefined> {
    const type = page === game ? 'game' : 'role';
    const passages = await this.shelf.passagesOf(type, page, this.speaker.turn.locale);
    return passages.find(({ passage }) => passage.place === place);
  }

  /**
   * The next step of the spoiler that is being told; undefined when the message wants none. After talk of something else
   * only a message that asks for nothing but the next hint, or the answer, goes on with it.
   */
  async step(content: string): Promise<Draft | undefined> {
    const { hint } = this.speaker.memory;
    const asked = keysIn(fold(content), 'steps');
    const [first] = asked;
    if (!hint || first === undefined) return undefined;
    const isHeld = first === 'hold';
    // "One more hint, no spoilers" asks for a hint.
    const wanted = isHeld && asked.includes('more') ? 'more' : first;
    if (wanted === 'next' || hint.isLeft) {
      const isGoingOn = wanted === 'more' || wanted === 'show' || wanted === 'next';
      if (!isGoingOn || asksMoreThan(content, wanted)) return undefined;
    }
    // Who asks something, but not for its answer, asks as anybody else.
    if (wanted === 'hold' && asksMoreThan(content, 'hold')) return undefined;
    const ready = await this.passageAt(hint);
    if (!ready) return undefined;
    const { say, steps } = words[this.speaker.turn.locale];
    const references = [cardOf(ready)];
    const last = ready.passage.steps.length - 1;
    if (hint.isLeft && hint.step >= last) return undefined;
    const isAnswerLeft = hint.step + 1 >= last;
    if (wanted === 'think' || wanted === 'hold') {
      const ways = isAnswerLeft ? [steps.show] : [steps.more, steps.show];
      const suggestions = ways.flatMap(([label = '']) => label);
      return this.speaker.draft(say.steps_over[0] ?? '', {
        ...{ references, suggestions, kept: { hint: { ...hint, isLeft: false } } },
      });
    }
    if (isHeld && isAnswerLeft) {
      const suggestions = [steps.show, steps.think].flatMap(([label = '']) => label);
      return this.speaker.draft(say.steps_last[0] ?? '', {
        ...{ references, suggestions, kept: { hint: { ...hint, isLeft: false } } },
      });
    }
    return this.tellStep(ready, wanted === 'show' ? last : hint.step + 1);
  }

  /**
   * Goes on with the question before: with what else its passage says, or with those that fitted nearly as well ("and the
   * others?"); undefined when the message asks for neither.
   */
  async goOn(content: string): Promise<Draft | undefined> {
    const { speaker, shelf } = this;
    const { locale, history } = speaker.turn;
    const isOthers = mentions(content, 'others');
    if (!isOthers && !mentions(content, 'more')) return undefined;
    if ((await shelf.named(content)).length > 0) return undefined;
    const said = history.map((message) => message.content).join('\n');
    const [told, ...others] = speaker.memory.rest;
    const spots = told && !isOthers ? [told, ...others] : [...others, ...(told ? [told] : [])];
    for (const [at, spot] of spots.entries()) {
      const ready = await this.passageAt(spot);
      const untold = ready?.sentences().filter(({ text }) => !said.includes(text)) ?? [];
      if (!ready || untold.length === 0) continue;
      const left = { ...ready, sentences: () => untold };
      const text = pickSentences(left, [], askedFor(content), locale);
      const draft = await this.answer({ ready, text }, { others: [], isFar: false });
      return { ...draft, memory: { ...draft.memory, rest: spots.slice(at) } };
    }
    const isAll = content.length <= LONGEST_FURTHER && speaker.memory.page !== undefined;
    return isAll ? speaker.draft(words[locale].say.others_over[0] ?? '') : undefined;
  }

  /** The reply to an offer, with the page that it leads to. */
  async offered(line: string, game: string | undefined): Promise<Draft> {
    const { speaker, shelf } = this;
    const found =
      game === undefined ? undefined : await offeredGame(shelf.db, game, speaker.turn.locale);
    const references = found ? [{ type: 'game', id: found.id, title: found.title }] : [];
    return speaker.draft(line, { references, kept: references[0] ? { game: references[0] } : {} });
  }

  /**
   * Games to choose from, with who plays and how long.
   * @param leftOut says what of the wishes they do not meet
   */
  choice(games: readonly OfferedGame[], leftOut?: string): Draft {
    const { speaker } = this;
    const { say } = words[speaker.turn.locale];
    const lines = games.map(({ title, facts, about }, at) => {
      const named = fillLine(say.titled, { title });
      const line = fillLine(say.choice[0] ?? '', { title: named, facts });
      return at === 0 ? `${line}${speaker.turn.locale === 'en' ? ' ' : ''}${about}` : line;
    });
    const references = games.map(({ id, title }): WireReference => ({ type: 'game', id, title }));
    const told = lines.join('\n');
    const text = leftOut === undefined ? speaker.around('plain', told) : `${leftOut}\n${told}`;
    return speaker.draft(text, { references });
  }

  /** Asks which of several items that share a name is meant. */
  whichOne(namesakes: readonly PagePassage[]): Draft {
    const { speaker } = this;
    const named = namesakes.slice(0, MOST_NAMESAKES).map(({ page }) => page);
    const titles = [...new Set(named.map(({ title }) => title))].join(' / ');
    const references = named.map(({ type, id, title }) => ({ type, id, title }));
    return speaker.draft(speaker.next('several', speaker.voice.library.several, { titles }), {
      references,
    });
  }
}
