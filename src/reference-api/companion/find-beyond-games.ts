import type { Locale } from '../../config/locales';
import { askedFor } from '../passages/asked-for';
import { findPassages } from '../passages/find-passages';
import type { PartnerFact } from './about-partner';
import { cardOf } from './find-answer';
import { titleOf, type LibraryShelf } from './library-shelf';
import { pickSentences } from './pick-sentences';
import { LEAST } from './thresholds';

/** Something that stands outside the games, and how well it answers: comparable with passages of games. */
export interface BeyondGames extends PartnerFact {
  readonly score: number;
}

/**
 * Finds what pages of the site, events, or the partner's own page say to a message: it must be much like what people ask
 * of them, because their words are everyday ones.
 */
export async function findBeyondGames(
  shelf: LibraryShelf,
  { content: query, locale, partner }: { content: string; locale: Locale; partner: string },
): Promise<BeyondGames | undefined> {
  const { passages } = await findPassages(shelf.db, {
    ...{ query, locale, types: ['page', 'activity', 'character'], limit: 9 },
  });
  const best = passages.find(
    ({ item: { type, id }, asked }) =>
      asked >= LEAST.beyond && (type !== 'character' || id === partner),
  );
  const item = best && (await shelf.read(best.item.type, best.item.id));
  if (!item) return undefined;
  const { type } = item;
  const { id } = best.item;
  const page = { type, id, title: titleOf(item, locale), gameId: '' };
  return {
    text: pickSentences(best, [], askedFor(query), locale),
    references: [cardOf({ ...best, page })],
    score: best.score,
  };
}
