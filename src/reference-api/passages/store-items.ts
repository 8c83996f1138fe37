import { endpoints } from '../../contract';
import { activitySchema } from '../../contract/library';
import { characterSchema, sceneSchema } from '../../contract/partners';
import { readContent } from '../database/items';
import { readMeta, writeMeta } from '../database/meta';
import type { LibraryDatabase } from '../database/open-database';
import { insertRows } from '../seed/rows';
import {
  describeItem,
  firstPassage,
  rowOf,
  SEARCH_VERSION,
  type ItemDescription,
} from './describe-item';
import type { Item } from './item-passages';
import { forgetNames } from './known-names';
import { ITEM_TYPES, type ItemType } from './passage';
import { readQuestions } from './player-questions';
import { sitePageSchema } from './site-page';

/** Items that are in memory at a time. */
const ITEMS_PER_ROUND = 500;

/** The tables of items, which have a place in each. */
const TABLES = {
  game: 'games',
  role: 'roles',
  character: 'characters',
  scene: 'scenes',
  activity: 'activities',
  page: 'pages',
} as const;

/** Parses an item as it is stored. */
function parseContent(type: ItemType, content: string): Item {
  switch (type) {
    case 'game':
      return { type, content: readContent(endpoints.gameDetail.payload, content) };
    case 'role':
      return { type, content: readContent(endpoints.entityDetail.payload, content) };
    case 'character':
      return { type, content: readContent(characterSchema, content) };
    case 'scene':
      return { type, content: readContent(sceneSchema, content) };
    case 'activity':
      return { type, content: readContent(activitySchema, content) };
    case 'page':
      return { type, content: readContent(sitePageSchema, content) };
  }
}

/** Reads items of a type by their ids; those that are there. */
export async function readLibraryItems(
  db: LibraryDatabase,
  type: ItemType,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Item>> {
  const rows = await db
    .selectFrom(TABLES[type])
    .select(['id', 'content'])
    .where('id', 'in', ids)
    .execute();
  const questions = await readQuestions(db, type, ids);
  return new Map(
    rows.map(({ id, content }) => [
      id,
      { ...parseContent(type, content), questions: questions.get(id) },
    ]),
  );
}

/** Stores the names and passages of items that have none stored yet. */
export async function storeItems(
  db: LibraryDatabase,
  items: readonly ItemDescription[],
): Promise<void> {
  await insertRows(
    db,
    'library_names',
    items.map(({ names }) => names),
  );
  await insertRows(
    db,
    'passages',
    items.flatMap(({ passages }) => passages),
  );
  forgetNames(db);
}

/** Stores the names and passages of an item anew. */
export async function replaceItem(
  db: LibraryDatabase,
  item: Item,
  position: number,
): Promise<void> {
  const row = rowOf(item.type, position);
  await db.deleteFrom('library_names').where('row', '=', row).execute();
  await db
    .deleteFrom('passages')
    .where('rowid', '>=', firstPassage(row))
    .where('rowid', '<', firstPassage(row + 1))
    .execute();
  const { type, content } = item;
  const questions = (await readQuestions(db, type, [content.id])).get(content.id);
  await storeItems(db, [describeItem({ ...item, questions }, position)]);
}

/** Stores the names and passages of all items of a type, in their order. */
export async function storeItemsOf(db: LibraryDatabase, type: ItemType): Promise<void> {
  for (let stored = 0; ;) {
    const rows = await db
      .selectFrom(TABLES[type])
      .select(['id', 'content', 'position'])
      .orderBy('position')
      .orderBy('id')
      .limit(ITEMS_PER_ROUND)
      .offset(stored)
      .execute();
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const questions = await readQuestions(db, type, ids);
    // The scenes of each partner are counted from one, so these get places of their own here.
    const describe = (row: (typeof rows)[number], at: number): ItemDescription =>
      describeItem(
        { ...parseContent(type, row.content), questions: questions.get(row.id) },
        type === 'scene' ? stored + at : row.position,
      );
    await storeItems(db, rows.map(describe));
    stored += rows.length;
  }
}

/**
 * Makes the names and passages of all items, unless they were made by today's rules already.
 * @returns true when they were made now
 */
export async function indexLibrary(db: LibraryDatabase): Promise<boolean> {
  if ((await readMeta(db, 'search_version')) === SEARCH_VERSION) return false;
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('library_names').execute();
    await transaction.deleteFrom('passages').execute();
    for (const type of ITEM_TYPES) await storeItemsOf(transaction, type);
    await writeMeta(transaction, 'search_version', SEARCH_VERSION);
  });
  return true;
}
