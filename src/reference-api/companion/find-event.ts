import type { Locale } from '../../config/locales';
import { askedFor } from '../passages/asked-for';
import { findPassages } from '../passages/find-passages';
import type { PartnerFact } from './about-partner';
import { titleOf, type LibraryShelf } from './library-shelf';
import { pickSentences } from './pick-sentences';
import { LEAST } from './thresholds';

/** Finds the event that a message asks about, and what its announcement says to that. */
export async function findEvent(
  shelf: LibraryShelf,
  content: string,
  locale: Locale,
): Promise<PartnerFact | undefined> {
  const { passages } = await findPassages(shelf.db, {
    ...{ query: content, locale, types: ['activity'], limit: 9 },
  });
  const [best] = passages;
  const item = best && (await shelf.read('activity', best.item.id));
  if (!item || best.evidence.weight < LEAST.event) return undefined;
  const others = passages.filter((each) => each.item.id === best.item.id && each !== best);
  return {
    text: pickSentences(best, others, askedFor(content), locale),
    references: [{ type: 'activity', id: best.item.id, title: titleOf(item, locale) }],
  };
}
