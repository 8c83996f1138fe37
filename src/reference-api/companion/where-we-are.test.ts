import type { LibraryDatabase } from '../database/open-database';
import { passageOf } from '../passages/passage';
import { LibraryShelf } from './library-shelf';
import { openSampleLibrary } from './testing/conversation';
import { findPlace } from './where-we-are';

let db: LibraryDatabase;
let shelf: LibraryShelf;
beforeAll(async () => {
  db = await openSampleLibrary();
  shelf = new LibraryShelf(db);
});
afterAll(() => db.destroy());

const nowhere = { ownGames: [], gameBefore: undefined, pageBefore: undefined };
type Nearby = Parameters<typeof findPlace>[1];

function placeOf(content: string, near: Partial<Nearby> = {}, context?: { game_id: string }) {
  return findPlace({ content, context }, { ...nowhere, ...near }, shelf);
}

test('what is asked keeps the names of roles, and loses those of games', async () => {
  const { rest, roles, game, names } = await placeOf('茶山行里阿茴几点起床');
  expect(rest.trim()).toBe('里阿茴几点起床');
  expect([roles.map(({ id }) => id), game]).toEqual([['tea-mountain-ahui'], 'tea-mountain']);
  expect(names).toEqual(['茶山行', '阿茴']);
});

test('a game that is named comes before the page, the answer before and the partner’s own', async () => {
  const near = { ownGames: ['star-echo'], gameBefore: 'cat-inn' };
  const context = { game_id: 'lantern-city' };
  expect(await placeOf('茶山行怎么玩', near, context)).toMatchObject({
    ...{ games: ['tea-mountain'], isNamed: true },
  });
  expect(await placeOf('怎么玩', near, context)).toMatchObject({
    ...{ games: ['lantern-city', 'cat-inn', 'star-echo'], isNamed: false, game: undefined },
  });
});

test('a page of a game that is not there is none', async () => {
  const { games } = await placeOf('怎么玩', { gameBefore: 'cat-inn' }, { game_id: 'no-game' });
  expect(games).toEqual(['cat-inn']);
});

test('what goes on with the page before is about its game, and no other of the partner’s', async () => {
  const near = { ownGames: ['star-echo'], gameBefore: 'cat-inn', pageBefore: 'cat-inn' };
  expect(await placeOf('还有呢', near)).toMatchObject({
    games: ['cat-inn'],
    pageBefore: 'cat-inn',
  });
  expect(await placeOf('茶山行还有呢', near)).toMatchObject({
    ...{ games: ['tea-mountain'], pageBefore: undefined },
  });
});

test('the page that the visitor reads and the role that is named are favoured', async () => {
  const { favour } = await placeOf(
    '阿茴呢',
    { gameBefore: 'cat-inn' },
    { game_id: 'tea-mountain' },
  );
  const [passage] = passageOf('summary', '雾。', 'zh');
  if (!passage) throw new Error('expected a passage');
  const item = { row: 0, type: 'role', names: [], tags: [] } as const;
  const of = (id: string, game: string) => favour({ ...item, id, games: [game] }, passage);
  const [named, read, before] = [
    ...[of('tea-mountain-ahui', 'tea-mountain'), of('other', 'tea-mountain')],
    of('other', 'cat-inn'),
  ];
  expect(named).toBeGreaterThan(read ?? Infinity);
  expect(read).toBeGreaterThan(before ?? Infinity);
  // The page that is open counts alone.
  expect(before).toBe(0);
});
