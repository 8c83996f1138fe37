import { sql } from 'kysely';
import type { LibraryDatabase } from '../database/open-database';
import { openNames } from './known-names';
import { SEARCH_LIMITS } from './weights';

/** Counts that are remembered until an item changes: the names of the database are another object then. */
const counted = new WeakMap<object, Map<string, number>>();

/** The most counts that are remembered. */
const KEPT = 20_000;

async function countsOf(db: LibraryDatabase): Promise<Map<string, number>> {
  const names = await openNames(db);
  const known = counted.get(names) ?? new Map<string, number>();
  counted.set(names, known);
  if (known.size >= KEPT) known.clear();
  return known;
}

async function remember(
  db: LibraryDatabase,
  what: string,
  count: () => Promise<number>,
): Promise<number> {
  const known = await countsOf(db);
  const number = known.get(what) ?? (await count());
  known.set(what, number);
  return number;
}

/** Counts the passages that a query of the index finds, up to so many. */
export function countPassages(
  db: LibraryDatabase,
  match: string,
  most: number = SEARCH_LIMITS.counted,
): Promise<number> {
  return remember(db, match, async () => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from
      (select 1 from passages where passages match ${match} limit ${most})`.execute(db);
    return rows[0]?.count ?? 0;
  });
}

/** The most queries that are counted in one statement. */
const TOGETHER = 100;

/** Counts in one statement what {@link countPassages} will be asked for. */
export async function countAhead(db: LibraryDatabase, matches: readonly string[]): Promise<void> {
  const known = await countsOf(db);
  const unknown = matches.filter((match) => !known.has(match)).slice(0, TOGETHER);
  if (unknown.length === 0) return;
  const selects = unknown.map(
    (match) => sql`select count(*) as count from
      (select 1 from passages where passages match ${match} limit ${SEARCH_LIMITS.counted})`,
  );
  const all = sql<{ count: number }>`${sql.join(selects, sql` union all `)}`;
  const { rows } = await all.execute(db);
  unknown.forEach((match, at) => known.set(match, rows[at]?.count ?? 0));
}

/** Counts all passages. */
export function countAllPassages(db: LibraryDatabase): Promise<number> {
  return remember(db, '', async () => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from passages`.execute(
      db,
    );
    return rows[0]?.count ?? 0;
  });
}
