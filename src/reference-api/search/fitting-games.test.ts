import { join } from 'node:path';
import * as z from 'zod/mini';
import { endpoints } from '../../contract';
import type { AccessKey } from '../../contract/access-keys';
import { readSample } from '../seed/read-sample';
import { startTestApi, type TestApi } from '../testing/test-api';

const sampleDir = join(__dirname, '../sample');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ sampleDir });
});

async function search(search_value: string) {
  const { envelope } = await api.call('knowledgeSearch', { search_value, page_size: 30 });
  return z.parse(endpoints.knowledgeSearch.payload, envelope.payload);
}

async function found(search_value: string): Promise<string[]> {
  return (await search(search_value)).list.map(({ id }) => id).sort();
}

const FOR_TWO = ['glacier-orbit', 'last-lighthouse', 'paper-kingdom', 'tidal-court'];

test.each(['两个人', '双人', 'two players', 'games for two', '2p', '2 players', '二人で', '二人'])(
  '%s finds the games for two alone, though the notes of all speak of players',
  async (text) => {
    expect(await found(text)).toEqual(FOR_TWO);
  },
);

test('“duo” finds the games for two beside whoever is called so', async () => {
  expect(await found('duo')).toEqual(expect.arrayContaining([...FOR_TWO, 'desert-bell-duobo']));
});

const { games } = readSample(sampleDir);

/** Lists the games of the sample that meet needs. */
function thatMeet(...needs: readonly AccessKey[]): string[] {
  return games
    .filter(({ access }) => needs.every((need) => access?.features[need] === 'yes'))
    .map(({ id }) => id)
    .sort();
}

test.each(['单手', '能单手玩的游戏', 'one hand', 'games I can play one-handed', '片手で遊べる'])(
  '%s finds the games that are known to need no more, and no other that speaks of hands',
  async (text) => {
    const known = thatMeet('one_hand');
    expect(known).toContain('cat-inn');
    expect(await found(text)).toEqual(known);
  },
);

test.each(['单手，不限时', 'one hand, no time limit', '片手 時間制限なし'])(
  '%s finds the games that meet both needs',
  async (text) => {
    const known = thatMeet('one_hand', 'no_time_pressure');
    expect(known).toContain('cat-inn');
    expect(await found(text)).toEqual(known);
  },
);

test.each(['两个人，十五分钟', 'short game for two', '二人で 15分'])(
  '%s finds what fits both',
  async (text) => {
    expect(await found(text)).toEqual(['paper-kingdom']);
  },
);

test.each(['两个人紧张半小时', 'two people, tense, half an hour', '二人ではらはら30分'])(
  '%s is read as three choices, and finds what fits all of them',
  async (text) => {
    const { list, choices } = await search(text);
    expect(list.map(({ id }) => id)).toEqual(['glacier-orbit']);
    expect(choices).toEqual([
      { facet: 'players', slug: 'two' },
      { facet: 'session', slug: '30' },
      { facet: 'mood', slug: 'tense' },
    ]);
  },
);

test.each(['两个人安静半小时', 'two people, quiet, half an hour', '二人で静かに30分'])(
  '%s finds games for two, and says that the mood was left out, because no such game has it',
  async (text) => {
    const { list, choices } = await search(text);
    expect(list.map(({ id }) => id).sort()).toEqual([
      'glacier-orbit',
      'paper-kingdom',
      'tidal-court',
    ]);
    expect(choices?.map(({ slug }) => slug)).toEqual(['two', '30']);
  },
);

test.each(['relaxing game for two', '两个人玩的放松的游戏', '二人でのんびり'])(
  '%s puts the games last that are most against what was left out',
  async (text) => {
    const ids = (await search(text)).list.map(({ id }) => id);
    expect([ids[0], ids.at(-1)]).toEqual(['paper-kingdom', 'last-lighthouse']);
  },
);

test.each(['co-op', 'Co-op game', '合作', '協力'])(
  '%s finds games for several, those with the tag too, and no other that is merely asked so',
  async (text) => {
    const { list } = await search(text);
    const games = list.flatMap(({ type, id }) => (type === 'game' ? [id] : []));
    expect(games).toEqual(expect.arrayContaining(['last-lighthouse', 'tidal-court']));
    expect(games).not.toContain('neon-courier');
  },
);

test.each([
  ['ランタンシティ', 'lantern-city'],
  ['アイアンガーデン', 'iron-garden'],
])('%s finds %s, whose English name it is', async (text, id) => {
  expect((await search(text)).list[0]?.id).toBe(id);
});

test('what no game is finds none, and no name that is near', async () => {
  const { list, choices, nearest, unknown_words } = await search('五个人 一晚上 安静');
  expect([list, nearest, unknown_words]).toEqual([[], undefined, undefined]);
  expect(choices?.map(({ slug }) => slug)).toEqual(['many', 'evening', 'calm']);
});

test('of two choices of one kind a game needs one', async () => {
  expect(await found('五个人')).toEqual(['tidal-court']);
  expect(await found('四个人 五个人')).toEqual(['last-lighthouse', 'tidal-court']);
});

test.each(['两个人物', '茶山', 'half of the players'])('%s is read as no choice', async (text) => {
  expect(await search(text)).not.toHaveProperty('choices');
});

test.each(['半个钟头的游戏？', '落ち着いて'])(
  '%s is read as a choice, and no sentence with its words answers it',
  async (text) => {
    const { list, choices } = await search(text);
    expect(choices).toHaveLength(1);
    expect(list[0]).toBeDefined();
    expect(list[0]).not.toHaveProperty('answer');
  },
);

test.each([
  ['一个人玩的治愈游戏', 'zh', '1 人'],
  ['two players', 'en', '1 to 2 players'],
  ['二人で', 'ja', '1〜2人'],
] as const)(
  '%s tells of each game who plays it, and not its tags again',
  async (text, locale, says) => {
    const { list, choices } = await search(text);
    expect(choices?.map(({ facet }) => facet)).toEqual(['players']);
    const told = list.map((hit) => (locale === 'zh' ? hit : hit.i18n?.[locale])?.snippet);
    expect(told.some((snippet) => snippet?.includes(says))).toBe(true);
    for (const snippet of told) expect(snippet).toMatch(/人|player/);
  },
);

test.each(['short games for two players', '两个人，十五分钟', '二人で 15分'])(
  '%s tells the games for two that take a little longer, because hardly any is so short',
  async (text) => {
    const { list, nearly } = await search(text);
    expect(list.map(({ id }) => id)).toEqual(['paper-kingdom']);
    expect(nearly?.list.map(({ id }) => id).sort()).toEqual(['glacier-orbit', 'tidal-court']);
    expect([nearly?.missing, nearly?.instead]).toEqual([
      { facet: 'session', slug: '15' },
      { facet: 'session', slug: '30' },
    ]);
  },
);

test('where more games fit, and where one choice is all, no others are told', async () => {
  expect(await search('两个人半小时')).not.toHaveProperty('nearly');
  expect(await search('五个人')).not.toHaveProperty('nearly');
});

test('an edited game is found by what it is now', async () => {
  expect(await found('双人')).not.toContain('cat-inn');
  await api.send('PATCH', '/sandbox/games/cat-inn', { players: { min: 1, max: 2 } });
  expect(await found('双人')).toContain('cat-inn');
});

test.each([
  ['两个人玩的合作游戏', ['last-lighthouse', 'tidal-court']],
  ['co-op for two', ['last-lighthouse', 'tidal-court']],
  ['一人で遊べるパズル 30分', ['clockwork-isle', 'dream-tailor', 'star-echo']],
])('%s finds the games of the tag that fit, and nothing else', async (text, games) => {
  expect(await found(text)).toEqual(games);
});

test.each(['一个人玩的治愈游戏', '适合一个人玩的治愈系游戏', '癒し 一人'])(
  '%s finds the healing games alone',
  async (text) => {
    const ids = await found(text);
    expect(ids).toContain('cat-inn');
    expect(ids).not.toContain('last-lighthouse');
    expect((await search(text)).counts?.role).toBe(0);
  },
);
