import { sql } from 'kysely';
import type { LibraryDatabase } from '../../../reference-api/database/open-database';
import { passageAt } from '../../../reference-api/passages/describe-item';
import { openNames } from '../../../reference-api/passages/known-names';
import { itemReader } from '../../../reference-api/passages/read-items';
import { toTokens } from '../../../reference-api/passages/text-key';
import type { Outcome } from '../../../reference-api/companion/evaluation/evaluate';

/** Number of results; the companion shows as many cards. */
const RESULTS = 3;

/** True when one of the first results of SQLite's own order, for all tokens of a question alike, is what was wanted. */
export async function isFoundByBm25(
  db: LibraryDatabase,
  { question, locale, links }: Outcome['question'],
): Promise<boolean> {
  const tokens = toTokens([question]).split(' ');
  const match = tokens.filter((token) => token !== '').map((token) => `"${token}"`);
  if (match.length === 0) return false;
  const { rows } = await sql<{ rowid: number }>`select rowid from passages
    where passages match ${match.join(' OR ')} order by bm25(passages) limit ${RESULTS}`.execute(
    db,
  );
  const names = await openNames(db);
  for (const { rowid } of rows) {
    const { row, place } = passageAt(rowid);
    const known = names.items.get(row);
    if (!known) continue;
    const item = await itemReader(db, names).read(known);
    const passage = item.in(locale).find((each) => each.passage.place === place)?.passage;
    const fits = ({ page, section }: (typeof links)[number]): boolean =>
      page === known.id && (section === null || section === passage?.heading);
    if (links.some(fits)) return true;
  }
  return false;
}
