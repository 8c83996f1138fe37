import { tempFolder } from '../../testing/temp-folder';
import { openDatabase, type LibraryDatabase } from '../database/open-database';
import { forgetNames, openNames, type Costs, type KnownNames } from './known-names';
import type { ItemType } from './passage';

let db: LibraryDatabase;
beforeAll(async () => {
  db = await openDatabase(`${tempFolder()}/data.sqlite`);
});
afterEach(() => db.deleteFrom('library_names').execute());
afterAll(() => db.destroy());

interface Given {
  readonly type: ItemType;
  readonly forms: string;
  readonly tags?: string;
  readonly games?: string;
}

/** The names of a library with these items, in rows from 0 on. */
async function namesOf(...items: readonly Given[]): Promise<KnownNames> {
  const rows = items.map(({ tags = '', games = '', ...item }, row) => ({
    ...{ row, id: `i${String(row)}`, names: item.forms, tags, games },
    ...item,
  }));
  await db.insertInto('library_names').values(rows).execute();
  forgetNames(db);
  return openNames(db);
}

/** The rows that were found, the cheapest first. */
function ranked(costs: Costs): number[] {
  return [...costs].sort(([, one], [, other]) => one - other).map(([row]) => row);
}

test('of items with the same name the game comes first, a partner next and a role behind', async () => {
  const types = ['role', 'character', 'game'] as const;
  const names = await namesOf(...types.map((type) => ({ type, forms: 'echo' })));
  expect(ranked(names.find('echo', false))).toEqual([2, 1, 0]);
});

test('a name comes before a tag, and an item with both counts by its name', async () => {
  const names = await namesOf(
    { type: 'game', forms: 'harbour', tags: 'Echo' },
    { type: 'role', forms: 'echo' },
    { type: 'game', forms: 'echo', tags: 'Echo' },
  );
  const costs = names.find('echo', false);
  expect(ranked(costs)).toEqual([2, 1, 0]);
  expect(costs.get(2)).toBe(0);
});

test('a tag that many items have finds each of them', async () => {
  const names = await namesOf(
    { type: 'game', forms: 'one', tags: 'Cosy\nNight' },
    { type: 'role', forms: 'two', tags: 'Night' },
  );
  expect(ranked(names.find('night', false))).toEqual([0, 1]);
  expect(ranked(names.find('cosy', false))).toEqual([0]);
});

test('items know their games, and only games are games', async () => {
  const names = await namesOf(
    { type: 'game', forms: 'one', games: 'i0' },
    { type: 'character', forms: 'two', games: 'i0 i7' },
    { type: 'page', forms: 'three' },
  );
  expect([0, 1, 2].map((row) => names.items.get(row)?.games)).toEqual([['i0'], ['i0', 'i7'], []]);
  expect(names.items.get(2)?.tags).toEqual([]);
  expect(names.gameOf('i0')?.row).toBe(0);
  expect(names.gameOf('i1')).toBeUndefined();
});

test('a word is guessed by its sound, and with an error where nothing else fits', async () => {
  const names = await namesOf(
    { type: 'game', forms: '茶山行\ncha shan xing' },
    { type: 'game', forms: 'mountain' },
    { type: 'game', forms: 'mount' },
  );
  expect(ranked(names.guess('查山'))).toEqual([0]);
  expect(ranked(names.guess('moutain'))).toEqual([1]);
  // What is cut short is no error.
  expect(ranked(names.guess('mount'))).toEqual([2, 1]);
  expect(ranked(names.guess('zzzz'))).toEqual([]);
});
