import type { WireReference } from '../../contract';
import type { Turn } from './companion';
import { askedOf, cardOf, type AnswerFinder, type Finding } from './find-answer';
import { readMemory } from './memory';
import { openedSteps } from './opened-steps';
import type { PagePassage } from './library-shelf';

/** A text of the library that a model is given under a number. */
export interface NumberedText {
  readonly number: number;
  readonly title: string;
  readonly section: string | undefined;
  readonly text: string;
}

/** The longest text of a source that fits less well than the first, in characters. */
const MOST_CHARACTERS = 500;

/** Takes what a passage tells unasked: of a spoiler the first step that was not opened on its page, or the last one. */
function toldOf({ passage }: PagePassage, turn: Turn): string {
  const { text, steps } = passage;
  const step = steps[openedSteps(turn, passage)] ?? steps.at(-1) ?? '';
  return (text || step).slice(0, MOST_CHARACTERS);
}

/** The texts of the library that a model is given for a message, by the numbers under which it may cite them. */
export class LibrarySources {
  private readonly passages: PagePassage[] = [];

  constructor(
    private readonly turn: Turn,
    private readonly library: AnswerFinder,
  ) {}

  /**
   * Finds what fits a question, and numbers what was not there yet.
   * @param content of the message, or what the model looks for
   */
  async search(content: string): Promise<NumberedText[]> {
    const { source, others }: Finding = await this.library.find({
      ...askedOf(this.turn, readMemory(this.turn.memory)),
      content,
    });
    const best = source ? [this.number(source.ready, source.text)] : [];
    return [...best, ...others.map((ready) => this.number(ready, ''))];
  }

  private number(ready: PagePassage, said: string): NumberedText {
    const { page, passage } = ready;
    const isSame = (each: PagePassage): boolean =>
      each.page.id === page.id && each.passage.place === passage.place;
    let index = this.passages.findIndex(isSame);
    if (index < 0) index = this.passages.push(ready) - 1;
    const text = said || toldOf(ready, this.turn);
    return { number: index + 1, title: page.title, section: passage.heading, text };
  }

  /** The passages that a reply cites; a number that none has is dropped. */
  cited(numbers: readonly number[]): PagePassage[] {
    return numbers.flatMap((number) => this.passages[number - 1] ?? []);
  }

  /** Tells whether a text speaks of a game or role by its name. */
  async isOfLibrary(text: string): Promise<boolean> {
    const named = await this.library.shelf.named(text);
    return named.some(({ type, isCommon }) => ['game', 'role'].includes(type) && !isCommon);
  }
}

/**
 * Makes the cards of passages, one for each place that they lead to. Where a fact answers, which stands at the head of its
 * page, no section of that page is named beside it: that would look like the same card twice.
 */
export function cardsOf(passages: readonly PagePassage[]): WireReference[] {
  const [first] = passages;
  const isBesideFact = ({ page, passage }: PagePassage): boolean =>
    first?.passage.kind === 'fact' && page.id === first.page.id && passage.heading !== undefined;
  const cards = passages.filter((each) => each === first || !isBesideFact(each)).map(cardOf);
  return [...new Map(cards.map((card) => [JSON.stringify(card), card])).values()];
}
