import { join } from 'node:path';
import * as z from 'zod/mini';
import { endpoints, ERROR_CODE } from '../../contract';
import { openDatabase } from '../database/open-database';
import { insertGames } from '../seed/seed-games';
import { tempFolder } from '../../testing/temp-folder';
import { startTestApi, type TestApi } from '../testing/test-api';
import { findMatches } from './find-matches';
import { searchLibrary } from './search-library';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    sampleDir: join(__dirname, '../sample'),
    limits: { search: 1000 },
  });
});

async function search(search_value: string) {
  const { envelope } = await api.call('knowledgeSearch', { search_value });
  expect(envelope).toMatchObject({ error_code: 0 });
  return z.parse(endpoints.knowledgeSearch.payload, envelope.payload);
}

test.each(['', '   ', '\u3000\t', 'x'.repeat(65), '灯'.repeat(500)])(
  '%j is refused',
  async (text) => {
    const { envelope } = await api.call('knowledgeSearch', { search_value: text });
    expect(envelope.error_code).toBe(ERROR_CODE.invalidInput);
  },
);

test.each(['😀', '👩‍👩‍👧‍👦', '.*', '^$', '(', '\\', '%', '_', '"', "'", '*', '--', '<>', '？！', '・'])(
  'the signs %j are no words, and find nothing',
  async (text) => {
    expect(await search(text)).toMatchObject({ list: [], total: 0, counts: { game: 0, role: 0 } });
  },
);

test.each([
  '" OR names:"',
  'names : a NEAR(b)',
  'a AND OR NOT b',
  "'; drop table games; --",
  'x'.repeat(64),
  'a '.repeat(32),
  '灯'.repeat(64),
  'ヱ',
  'ｱ'.repeat(64),
  '的a'.repeat(32),
  '한국어 검색',
  'поиск',
  'مرحبا',
  '𠮷野家',
  'ﷺ'.repeat(64),
  '１２３',
  'null',
  '__proto__',
  '<script>alert(1)</script>',
])('%j is a search like any other', async (text) => {
  const { list, total, nearest = [] } = await search(text);
  expect(list.length).toBe(Math.min(total, 20));
  expect(total === 0 || nearest.length === 0).toBe(true);
});

test.each([
  ['<猫>', '猫'],
  ['ﾈｵﾝ', 'ネオン'],
  ['ねおん', 'ネオン'],
  ['ＬＡＮＴＥＲＮ', 'lantern'],
  ['Läntérn', 'lantern'],
  ['青銅之門', '青铜之门'],
  ['🏮lantern🏮', 'lantern'],
  ['.*lantern$', 'lantern'],
  ['<b>lantern</b>', 'lantern'],
  ['青铜gate', '青铜之门'],
  ['九命inn', '九命客栈'],
])('%s finds first what %s finds first', async (text, plain) => {
  const [found, wanted] = [await search(text), await search(plain)];
  expect(found.list[0]?.id).toBe(wanted.list[0]?.id);
  expect(found.list.length).toBeGreaterThan(0);
});

test('a game without a name in a language is found by the one that it has', async () => {
  const db = await openDatabase(join(tempFolder(), 'data.sqlite'));
  const game = z.parse(endpoints.gameDetail.payload, {
    ...{ id: 'alone', name: '孤岛', cover: '/c.png', summary: '', role_count: 0, description: '' },
    ...{ updated_at: '2026-11-21T08:00:00Z', i18n: { en: { summary: 'An island.' }, ja: {} } },
  });
  await insertGames(db, [{ game, position: 0, generated: true, roles: [] }]);
  for (const text of ['孤岛', 'gudao', 'gd', '孤島', 'island']) {
    expect((await findMatches(db, text, '2026-11-28')).all).toMatchObject([{ item: { row: 0 } }]);
  }
  await db.destroy();
});

test('of 10,000 games with a letter in common all are counted, and each page is another one', async () => {
  const db = await openDatabase(join(tempFolder(), 'data.sqlite'));
  const game = z.parse(endpoints.gameDetail.payload, {
    ...{ id: 'g', name: 'Z', cover: '/c.png', summary: '', role_count: 0, description: '' },
    updated_at: '2026-11-21T08:00:00Z',
  });
  const entries = Array.from({ length: 10_000 }, (_, position) => ({
    game: { ...game, id: `g${String(position)}`, name: `Z${String(position)} 局` },
    position,
    generated: true,
    roles: [],
  }));
  await insertGames(db, entries);
  const server = { db, now: () => new Date() };
  for (const text of ['z', '局']) {
    const { all } = await findMatches(db, text, '2026-11-28');
    expect(new Set(all.map(({ item }) => item.row)).size).toBe(10_000);
    const input = { search_value: text, page_size: 100 };
    const last = await searchLibrary(server, { ...input, page: 100 });
    expect(last.list).toHaveLength(100);
    expect(last.list.at(-1)?.id).toBe('g9999');
    const beyond = await searchLibrary(server, { ...input, page: 101 });
    expect(beyond).toMatchObject({ list: [], total: 10_000 });
  }
  expect((await findMatches(db, 'z9999', '2026-11-28')).all).toHaveLength(1);
  await db.destroy();
});
