import { ID_PATTERN } from '../../contract/patterns';
import { QUESTION_NAMES, toAnswers, type Answers } from './answers';

/** A card on the table: a game, and the partner who lays it; empty for the library itself. */
export interface Card {
  readonly partner: string;
  readonly game: string;
}

/** State of a table, as its address says it: the answers, the number of the deal, and the cards once they are dealt. */
export interface Hand {
  readonly answers: Answers;
  readonly deal: number;
  readonly cards: readonly Card[];
}

/** Cards that a table has room for. */
export const MOST_CARDS = 8;

/** Numbers of deals begin anew behind this one. */
export const LAST_DEAL = 99_999;

/** Makes the fragment of a hand, with its `#`: `#two.30.worn.7/p-axian.moon-opera/p-tuanzi.cat-inn`. */
export function handFragment({ answers, deal, cards }: Hand): string {
  const head = [...QUESTION_NAMES.map((name) => answers[name]), String(deal)].join('.');
  return `#${[head, ...cards.map(({ partner, game }) => `${partner}.${game}`)].join('/')}`;
}

function readCard(text: string): Card[] {
  const [partner = '', game = '', ...rest] = text.split('.');
  const isCard = (partner === '' || ID_PATTERN.test(partner)) && ID_PATTERN.test(game);
  return isCard && rest.length === 0 ? [{ partner, game }] : [];
}

/**
 * Reads the fragment of an address, which may be anything at all. Cards that are none are left out, and of each partner
 * the first counts; whether a game is there and fits is another matter.
 * @returns undefined for what is no hand
 */
export function readHand(hash: string): Hand | undefined {
  const [head = '', ...texts] = hash.replace(/^#/, '').split('/');
  const [players, session, tired, number = '', ...rest] = head.split('.');
  const answers = toAnswers({ players, session, tired });
  if (!answers || rest.length > 0 || !/^\d{1,5}$/.test(number)) return undefined;
  const cards = texts.slice(0, MOST_CARDS).flatMap(readCard);
  const isFirst = ({ partner, game }: Card, at: number): boolean =>
    cards.findIndex((each) =>
      partner === '' ? each.partner === '' && each.game === game : each.partner === partner,
    ) === at;
  return { answers, deal: Number(number), cards: cards.filter(isFirst) };
}

/** Chooses the first deal of a day by the visitor's clock, so that each evening begins with another hand. */
export function firstDeal(now: Date): number {
  const day = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
  return Number.isFinite(day) ? Math.abs(day) % LAST_DEAL : 0;
}
