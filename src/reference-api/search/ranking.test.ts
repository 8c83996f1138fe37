import { join } from 'node:path';
import * as z from 'zod/mini';
import { endpoints } from '../../contract';
import { writeMeta } from '../database/meta';
import { openDatabase } from '../database/open-database';
import { shareOf } from '../../testing/nightly';
import { startTestApi, type TestApi } from '../testing/test-api';
import evaluation from './evaluation/names.json';
import expectedFirst from './evaluation/expected-first.json';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    sampleDir: join(__dirname, '../sample'),
    limits: { search: 10_000 },
  });
});

async function ids(search_value: string, more: Record<string, unknown> = {}) {
  const { envelope } = await api.call('knowledgeSearch', { search_value, ...more });
  const { list } = z.parse(endpoints.knowledgeSearch.payload, envelope.payload);
  return list.map(({ id }) => id);
}

test.each([
  ['zh', '三只猫头上搭着毛巾泡汤池'],
  ['en', 'cats with towels on their heads'],
  ['ja', '頭に手ぬぐいをのせた猫'],
])('%s: %s is to be seen in a picture of the game that is found first', async (_locale, text) => {
  expect((await ids(text))[0]).toBe('cat-inn');
});

const queries = Object.entries(expectedFirst).flatMap(([locale, rows]) =>
  Object.entries(rows).map(([text, id]) => [locale, text, id] as const),
);

test.each(queries)('%s: %s finds %s first', async (_locale, text, id) => {
  expect((await ids(text))[0]).toBe(id);
});

/** The share of the wanted items that must be among the first three. */
const LEAST = 0.98;

test('the wanted item is among the first three, whichever way it is asked for', async () => {
  const all = Object.values(evaluation).flatMap((rows) =>
    Object.entries<string>(rows).map(([text, id]) => ({ text, id })),
  );
  const wanted = shareOf(all);
  const missed: string[] = [];
  for (const { text, id } of wanted) {
    const found = await ids(text, { page_size: 3 });
    if (!found.includes(id)) missed.push(`${text}: ${found.join(' ')} instead of ${id}`);
  }
  expect(all.length).toBeGreaterThanOrEqual(200);
  const isEnough = wanted.length - missed.length >= LEAST * wanted.length;
  expect(isEnough ? [] : missed).toEqual([]);
});

test('a game comes before those that only mention what it is about', async () => {
  for (const [text, about, mentioning] of [
    ['猫', 'cat-inn', 'paper-kingdom'],
    // In the summary alone, and in no name.
    ['island', 'clockwork-isle', 'last-lighthouse'],
  ] as const) {
    const [first, ...others] = await ids(text, { type: 'game' });
    expect(first).toBe(about);
    expect(others).toContain(mentioning);
  }
});

test.each([
  ['罗婆婆不理人怎么办', 'tea-mountain', 3],
  ['how do I open the mute tower', 'desert-bell', 5],
])('%s finds %s, and hardly what only has a word of it', async (text, id, most) => {
  const found = await ids(text);
  expect(found[0]).toBe(id);
  expect(found.length).toBeLessThanOrEqual(most);
});

test('the beginning of a word comes before a piece inside of one', async () => {
  const found = await ids('ant', { page_size: 100 });
  expect(found.indexOf('rootwork')).toBeLessThan(found.indexOf('lantern-city'));
});

test('the documents are made anew when a file was written by older rules', async () => {
  const first = await startTestApi();
  await first.close();
  const db = await openDatabase(first.dataFile);
  await writeMeta(db, 'search_version', '1');
  await db.updateTable('library_names').set({ names: '', forms: '' }).execute();
  await db.deleteFrom('passages').execute();
  await db.destroy();
  const again = await startTestApi({ dataFile: first.dataFile });
  const { envelope } = await again.call('knowledgeSearch', { search_value: 'ECHOES' });
  const found = z.parse(endpoints.knowledgeSearch.payload, envelope.payload);
  expect(found.list[0]?.id).toBe('star-echo');
});

describe('hints that are asked for', () => {
  async function found(search_value: string) {
    const { envelope } = await api.call('knowledgeSearch', { search_value });
    return z.parse(endpoints.knowledgeSearch.payload, envelope.payload);
  }

  test.each([
    ['青铜之门 攻略', '坑都清完了，门钉只亮三十五颗。最后一副面具在哪儿？'],
    ['Bronze Gate walkthrough', '坑都清完了，门钉只亮三十五颗。最后一副面具在哪儿？'],
    ['青銅の門で詰まった', '坑都清完了，门钉只亮三十五颗。最后一副面具在哪儿？'],
    ['lighthouse hints', '熄灯的时候有人敲门，开不开？'],
  ])(
    '%s finds the game with its hints, and nothing that may tell the answer',
    async (text, question) => {
      const { list } = await found(text);
      expect(list[0]?.more_questions?.[0]).toBe(question);
      expect(list).toHaveLength(1);
    },
  );

  test.each(['攻略', 'I’m stuck', 'ヒント'])(
    '%s finds all games that have hints and nothing else',
    async (text) => {
      const { list, total, others, counts } = await found(text);
      expect(new Set(list.map(({ type }) => type))).toEqual(new Set(['game']));
      expect(total).toBe(24);
      expect(counts).toEqual({ game: 24, role: 0 });
      expect(others).toEqual([]);
      for (const { more_questions } of list) expect(more_questions).not.toEqual([]);
    },
  );

  test('are found by the words of a search that says more', async () => {
    expect((await ids('灯塔三楼卡住了'))[0]).toBe('last-lighthouse');
    expect((await ids('door stuck'))[0]).toBe('dream-tailor');
  });
});

test.each([
  ['oil', 'act-lighthouse-nights', 'last-lighthouse'],
  ['雨', 'act-rain-window', 'midnight-radio'],
])(
  'an event that has %s comes behind the games and hints that have it',
  async (search_value, event, game) => {
    const { envelope } = await api.call('knowledgeSearch', { search_value, page_size: 100 });
    const { list, others } = z.parse(endpoints.knowledgeSearch.payload, envelope.payload);
    const place = others?.find(({ id }) => id === event)?.place ?? 0;
    expect(list.slice(0, place).map(({ id }) => id)).toContain(game);
  },
);

test.each(['whale postcard', '生日', 'hangzhou', '消灯 朗読'])(
  'an event that %s names stays first',
  async (search_value) => {
    const { envelope } = await api.call('knowledgeSearch', { search_value });
    const { others } = z.parse(endpoints.knowledgeSearch.payload, envelope.payload);
    expect(others?.[0]).toMatchObject({ type: 'activity', place: 0 });
  },
);
