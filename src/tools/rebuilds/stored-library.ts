import { sql } from 'kysely';
import * as z from 'zod/mini';
import { openDatabase, type LibraryDatabase } from '../../reference-api/database/open-database';
import { insertRows } from '../../reference-api/seed/rows';
import type { Item, ItemLists } from './library-changes';

const itemSchema = z.record(z.string(), z.unknown());

type Table = keyof ItemLists;

async function readTable(db: LibraryDatabase, table: Table): Promise<Item[]> {
  const rows = await db.selectFrom(table).select('content').orderBy('position').execute();
  return rows.map(({ content }) => itemSchema.parse(JSON.parse(content)));
}

async function writeTables(db: LibraryDatabase, lists: ItemLists): Promise<void> {
  const row = (item: Item, position: number) => ({
    ...{ id: String(item.id), position },
    content: JSON.stringify(item),
  });
  for (const table of [
    'roles',
    'characters',
    'activities',
    'banners',
    'game_tags',
    'games',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  await insertRows(
    db,
    'games',
    lists.games.map((item, at) => ({ ...row(item, at), generated: 0 })),
  );
  const roles = lists.roles.map((item, at) => ({
    ...row(item, at),
    game_id: String(item.game_id),
  }));
  await insertRows(db, 'roles', roles);
  for (const table of ['characters', 'activities', 'banners'] as const) {
    await insertRows(db, table, lists[table].map(row));
  }
}

/**
 * Changes the library of a reference API that does not run, as far as builds read it: what its search and its partners know
 * stays as it was.
 * @param change changes the lists in place, and says what it has done
 */
export async function changeStoredLibrary(
  dataFile: string,
  change: (lists: ItemLists) => string,
): Promise<string> {
  const db = await openDatabase(dataFile);
  try {
    const lists = {
      games: await readTable(db, 'games'),
      roles: await readTable(db, 'roles'),
      characters: await readTable(db, 'characters'),
      activities: await readTable(db, 'activities'),
      banners: await readTable(db, 'banners'),
    };
    const said = change(lists);
    // Quests and figures of a partner who is gone are asked for by nobody.
    await sql`pragma foreign_keys = off`.execute(db);
    await writeTables(db, lists);
    return said;
  } finally {
    await db.destroy();
  }
}
