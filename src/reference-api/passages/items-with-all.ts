import { sql } from 'kysely';
import { LOCALES } from '../../config/locales';
import type { LibraryDatabase } from '../database/open-database';
import { MOST_PLACES, SUBJECT_PLACES } from './passage';
import type { WeighedWord } from './weigh-words';

/** An item that has every word somewhere. */
interface ItemWithAll {
  readonly row: number;
  /** True when its name, its tags or its summary have them: it is about them, and does not only mention them. */
  readonly isSubject: boolean;
}

/** Finds the items whose passages together have every one of some words, in any language. */
export async function itemsWithAll(
  db: LibraryDatabase,
  words: readonly Pick<WeighedWord, 'match'>[],
): Promise<readonly ItemWithAll[]> {
  if (words.length === 0) return [];
  const selects = words.map(
    ({ match }, at) => sql`
      select rowid / ${sql.lit(LOCALES.length * MOST_PLACES)} as row, ${sql.lit(at)} as word,
        min(case when rowid % ${sql.lit(MOST_PLACES)} in (${sql.join(SUBJECT_PLACES.map((place) => sql.lit(place)))}) then 0 else 1 end) as depth
      from passages where passages match ${`{name heading question text} : (${match})`} group by row`,
  );
  const { rows } = await sql<{ row: number; depth: number }>`
    select row, max(depth) as depth from (${sql.join(selects, sql` union all `)})
    group by row having count(*) = ${words.length}`.execute(db);
  return rows.map(({ row, depth }) => ({ row, isSubject: depth === 0 }));
}
