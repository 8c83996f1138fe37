import { openSampleLibrary } from '../companion/testing/conversation';
import type { LibraryDatabase } from '../database/open-database';
import { patchGame } from '../sandbox/patch-game';
import { findPassages } from './find-passages';
import type { KnownItem } from './known-names';
import { findNames } from './names-in-text';

let db: LibraryDatabase;
beforeAll(async () => {
  db = await openSampleLibrary();
});
afterAll(() => db.destroy());

test.each([
  ['zh', '门钉只亮了三十五颗，最后一副面具在哪儿？别直接说答案'],
  ['en', 'every pit is cleared but the last mask is nowhere'],
  ['ja', '最後の面はどこ？ 鋲は三十五まで灯った'],
] as const)(
  'a question in plain words finds the spoiler that answers it, in %s',
  async (locale, query) => {
    const { passages } = await findPassages(db, { query, locale, limit: 2 });
    expect(passages[0]).toMatchObject({
      item: { id: 'bronze-gate' },
      passage: { part: { index: 2 } },
    });
    const spoiler = passages.find(({ passage }) => passage.kind === 'spoiler');
    expect(spoiler?.passage).toMatchObject({ part: { index: 2 } });
    expect(spoiler?.passage.steps).toHaveLength(3);
    expect(spoiler?.words.length).toBeGreaterThan(2);
  },
);

test('a passage is found by a text in another language, and comes in the one that is asked for', async () => {
  const query = 'how complete must a mask be before it can be worn';
  const { passages } = await findPassages(db, { query, locale: 'ja', limit: 1 });
  expect(passages[0]).toMatchObject({ item: { id: 'bronze-gate' }, locale: 'ja' });
  expect(passages[0]?.passage.text).toMatch(/\p{Script=Hiragana}/u);
});

test('its sentences come in that language, too, each with the words of the one that was found', async () => {
  const query = 'how complete must a mask be before it can be worn';
  const [own] = (await findPassages(db, { query, locale: 'en', limit: 1 })).passages;
  const [told] = (await findPassages(db, { query, locale: 'ja', limit: 1 })).passages;
  const wordsIn = (found: typeof own) =>
    found?.sentences().map(({ words }) => words.map(({ shown }) => shown));
  expect(wordsIn(own)?.flat().length).toBeGreaterThan(0);
  expect(wordsIn(told)).toEqual(wordsIn(own));
  expect(told?.sentences()[0]?.text).toMatch(/\p{Script=Hiragana}/u);
});

test('where games are named nothing else comes, and what is favoured comes first', async () => {
  const query = '最后一盏灯';
  const of = async (more: object) => {
    const { passages } = await findPassages(db, { query, locale: 'zh', limit: 5, ...more });
    return passages.map(({ item }) => item.games);
  };
  expect((await of({})).flat()).not.toEqual(Array(5).fill('bronze-gate'));
  expect(new Set((await of({ within: ['bronze-gate'] })).flat())).toEqual(new Set(['bronze-gate']));
  const favour = ({ games }: KnownItem): number => (games.includes('lantern-city') ? 1 : 0);
  expect((await of({ favour }))[0]).toContain('lantern-city');
});

test.each([
  ['zh', '两个人 20分钟'],
  ['en', '2 players 20 minutes'],
  ['ja', '2人 20分'],
] as const)('a game is found by players and minutes, in %s', async (locale, query) => {
  const { passages } = await findPassages(db, { query, locale, limit: 1 });
  expect(passages[0]?.item.id).toBe('paper-kingdom');
});

test('a name that is an ordinary word says so, and a longer name is meant before a part of it', async () => {
  const named = async (text: string) =>
    (await findNames(db, text)).map(({ id, isCommon }) => [id, isCommon]);
  expect(await named('How long is a period in Tidal Court?')).toEqual([
    ['sky-whale-a-long', true],
    ['tidal-court', false],
  ]);
  expect(await named('月汐って誰')).toEqual([['p-yuexi', false]]);
});

test('what an editor changes is found at once, and what was there no more', async () => {
  const find = async (query: string) =>
    (await findPassages(db, { query, locale: 'zh', limit: 1 })).passages[0]?.passage.text ?? '';
  const before = '白天拿手铲刮土';
  expect(await find(before)).toContain('手铲');
  await patchGame(db, 'bronze-gate', { summary: '暗物质烤箱刚刚通电。' });
  expect(await find('暗物质烤箱')).toContain('通电');
  expect(await find(before)).not.toContain('夜里戴上亲手修好的面具');
});
