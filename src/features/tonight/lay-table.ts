import { choosePair, type Dealer } from './deal';
import type { Card, Hand } from './hand-fragment';
import type { TableData } from './read-table';

/** A line of one partner to another, who lay the first two cards. */
export interface Disagreement {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

/** Cards as they lie on the table. */
export interface LaidHand {
  /** Cards in their order: where two disagree, theirs come first. */
  readonly cards: readonly Card[];
  /** Lines of the two to each other; empty where nobody disagrees. */
  readonly disagreements: readonly Disagreement[];
  /** Number of cards that the address names and that may not lie here. */
  readonly gone: number;
}

/** Lays the cards that a hand names, as far as they may lie there, or deals those of its number. */
export function layTable(
  { partners }: Pick<TableData, 'partners'>,
  hand: Hand,
  dealer: Dealer,
): LaidHand {
  const { deal } = hand;
  const named = dealer.allowed(hand.cards);
  const cards = hand.cards.length > 0 ? named : dealer.deal(deal);
  const lineOf = (from: string, to: string): string | undefined =>
    partners.get(from)?.disagrees.get(to);
  const pair = choosePair(cards, deal, (from, to) => lineOf(from, to) !== undefined);
  const gone = hand.cards.length - named.length;
  if (!pair) return { cards, disagreements: [], gone };
  const [one, other] = pair;
  const line = (from: string, to: string): Disagreement => ({
    ...{ from, to },
    text: lineOf(from, to) ?? '',
  });
  return {
    cards: [one, other, ...cards.filter((card) => !pair.includes(card))],
    disagreements: [line(other.partner, one.partner), line(one.partner, other.partner)],
    gone,
  };
}

/** A game on the table, with all who have laid it. */
export interface Stack {
  readonly card: Card;
  readonly others: readonly Card[];
}

/** Puts cards with the same game on one another, in the order in which their games were laid. */
export function stackByGame(cards: readonly Card[]): readonly Stack[] {
  const isFirst = (card: Card, at: number): boolean =>
    cards.findIndex(({ game }) => game === card.game) === at;
  return cards.filter(isFirst).map((card) => ({
    card,
    others: cards.filter((other) => other.game === card.game && other !== card),
  }));
}
