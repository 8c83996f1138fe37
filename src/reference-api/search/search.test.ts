import * as z from 'zod/mini';
import { endpoints } from '../../contract';
import { startTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ limits: { search: 1000 } });
});

async function search(search_value: string, more: Record<string, unknown> = {}) {
  const { envelope } = await api.call('knowledgeSearch', { search_value, ...more });
  expect(envelope.error_code).toBe(0);
  return z.parse(endpoints.knowledgeSearch.payload, envelope.payload);
}
async function ids(value: string, more?: Record<string, unknown>) {
  return (await search(value, more)).list.map(({ id }) => id);
}
async function gameOf(id: string) {
  return z.parse(
    endpoints.gameDetail.payload,
    (await api.call('gameDetail', { id })).envelope.payload,
  );
}

test('names are found in Chinese, English and Japanese, whatever the case', async () => {
  const game = await gameOf('star-echo');
  const names = [game.name, game.i18n?.en?.name, game.i18n?.ja?.name].map(String);
  for (const name of [...names, 'ECHOES of the', 'ＥＣＨＯＥＳ']) {
    expect((await ids(name))[0]).toBe('star-echo');
  }
});

test.each([
  '云上茶路',
  '雲上茶路',
  'yunshangchalu',
  'キリノ茶摘ミ',
  'oolong-hills',
  'oolong hills',
  'oolon hills',
])('another name and a former id find a game, which has its own name: %s', async (text) => {
  const { list, meant = [] } = await search(text);
  const { id, name } = await gameOf('tea-mountain');
  expect(list[0]).toMatchObject({ id, title: name });
  // Whom a misspelt word meant is told in names.
  expect(meant).not.toContainEqual(expect.stringContaining('hills'));
});

test('a hit tells in which of its names, in whichever language, words of the search stand', async () => {
  const namesFound = async (text: string) => (await search(text)).list[0]?.found_names;
  const { i18n } = await gameOf('tea-mountain');
  expect(await namesFound('云上茶路')).toEqual(['云上茶路']);
  expect(await namesFound(i18n?.en?.name ?? '')).toContain(i18n?.en?.name);
  // By how it is read, it is found as well, but no name has these letters.
  expect(await namesFound('yunshangchalu')).toBeUndefined();
});

test('a name comes before a tag, a tag before a text', async () => {
  // One word, moved from the text of one game to the tags of another and back into a name.
  await api.send('PATCH', '/sandbox/games/star-echo', {
    i18n: { en: { summary: 'A quux hums.' } },
  });
  expect(await ids('quux')).toEqual(['star-echo']);
  await api.send('PATCH', '/sandbox/games/tea-mountain', {
    i18n: { en: { tags: ['Quux', 'Cosy', 'Chinese style'] } },
  });
  expect(await ids('quux')).toEqual(['tea-mountain', 'star-echo']);
  expect(await ids('quux', { page_size: 1 })).toEqual(['tea-mountain']);
  await api.send('PATCH', '/sandbox/games/star-echo', { i18n: { en: { name: 'The Quux Star' } } });
  expect(await ids('quux')).toEqual(['star-echo', 'tea-mountain']);
});

test('of two words both must be there', async () => {
  expect(await ids('tea mountain road')).toContain('tea-mountain');
  expect(await ids('tea zzzz')).toEqual([]);
});

test('by type, and page by page with the same total', async () => {
  const roles = await search('dish', { type: 'role', page_size: 1 });
  expect(roles.list.map(({ type }) => type)).toEqual(['role']);
  const beyond = await search('dish', { type: 'role', page: 99, page_size: 1 });
  expect(beyond).toMatchObject({ list: [], total: roles.total, page: 99 });
  expect(roles.total).toBeGreaterThan(0);
});

test('a hit shows the text around the match in the language that has it', async () => {
  const marker = `${'word '.repeat(80)}needle ${'tail '.repeat(80)}`;
  await api.send('PATCH', '/sandbox/games/tea-mountain', {
    i18n: { en: { description: `**${marker}**` } },
  });
  const [hit] = (await search('NEEDLE')).list;
  const game = await gameOf('tea-mountain');
  expect(hit).toMatchObject({
    type: 'game',
    id: 'tea-mountain',
    game_id: 'tea-mountain',
    title: game.name,
    cover: game.cover,
  });
  expect(hit?.i18n?.en?.snippet).toMatch(/^…(word )+needle( tail)+…$/);
  expect(hit?.i18n?.en?.snippet?.length).toBeLessThan(190);
  // The Chinese text has no match: the beginning of the same one stands there.
  expect(hit?.snippet.slice(0, 10)).toBe(game.description.slice(0, 10));
});

test('each type is counted, whichever was asked for', async () => {
  const [all, games, roles] = [
    await search('tea'),
    await search('tea', { type: 'game' }),
    await search('tea', { type: 'role', page: 9 }),
  ];
  expect(all.counts).toEqual({ game: games.total, role: roles.total });
  expect(all.total).toBe(games.total + roles.total);
  expect([games.counts, roles.counts]).toEqual([all.counts, all.counts]);
  expect(roles.total).toBeGreaterThan(0);
});

test('a hit of a role names its game in every language', async () => {
  const [role] = (await search('阿茴')).list;
  expect(role).toMatchObject({
    id: 'tea-mountain-ahui',
    game_id: 'tea-mountain',
    game_title: '茶山行',
    i18n: { en: { game_title: 'Tea Mountain Road' }, ja: { game_title: '茶山みち' } },
  });
  const [game] = (await search('茶山行')).list;
  expect(game).not.toHaveProperty('game_title');
});

test.each([
  ['霧を見て摘む', { in: 'sections', index: 0 }, 'Picking by the mist'],
  ['单芽', { in: 'sections', index: 0 }, 'Picking by the mist'],
  ['没有温度计', { in: 'description', index: 0 }, undefined],
  ['work song', { in: 'skills', index: 1 }, 'Work song'],
  ['taller than Grandmother', { in: 'story', index: 0 }, undefined],
])('a hit of %s tells where on the page it stands', async (text, part, title) => {
  const [hit] = (await search(text)).list;
  expect(hit?.part).toEqual(part);
  expect(hit?.i18n?.en?.part_title).toBe(title);
});

test.each(['茶山', 'Ahui', 'cosy', 'tea mountian'])(
  'a hit by name or tag, such as %s, opens at the head of the page',
  async (text) => {
    const [hit] = (await search(text)).list;
    expect(hit).toBeDefined();
    expect(hit).not.toHaveProperty('part');
  },
);

test('a name that a section mentions too leads to the head of the page all the same', async () => {
  const sections = [{ title: '茶山行的早晨', body: '雾。' }];
  await api.send('PATCH', '/sandbox/games/tea-mountain', { sections });
  expect((await search('茶山行')).list[0]).not.toHaveProperty('part');
  expect((await search('的早晨')).list[0]).toMatchObject({ part: { in: 'sections', index: 0 } });
});

test('a misspelt word is read as the nearest words of names, and the answer says so', async () => {
  const { list, meant, nearest } = await search('moutain');
  expect(list[0]?.id).toBe('tea-mountain');
  expect(meant).toEqual(['mountain']);
  expect(nearest).toBeUndefined();
  expect((await search('mountain')).meant).toEqual([]);
  // A spelling stands for the name itself.
  expect((await search('chashna')).meant).toEqual(['茶山行']);
});

test.each([
  ['茶霾衍', 'tea-mountain'],
  ['montanai roda', 'tea-mountain'],
])(
  '%s finds nothing, and is answered with the nearest names and the unknown words',
  async (text, id) => {
    const { list, total, nearest = [], unknown_words = [] } = await search(text);
    expect([list, total]).toEqual([[], 0]);
    expect(nearest[0]).toMatchObject({ type: 'game', id });
    expect(nearest[0]?.i18n?.en?.title).toBe((await gameOf(id)).i18n?.en?.name);
    expect(text).toContain(unknown_words[0]);
  },
);

test('a question finds the part of a page that answers it, and the sentence', async () => {
  const [hit] = (await search('which row gives tough leaf on the third day')).list;
  expect(hit).toMatchObject({ id: 'tea-mountain', part: { in: 'sections', index: 0 } });
  expect(hit?.i18n?.en?.answer).toContain('tough leaf');
});

test('partners come in a list of their own, which older sites leave alone', async () => {
  const { list, others = [] } = await search('灵犀');
  expect(others[0]).toMatchObject({ type: 'character', id: 'p-lingxi', place: 0 });
  expect(list.map(({ type }) => type)).not.toContain('character');
  expect(await search('灵犀', { type: 'game' })).not.toHaveProperty('others');
});

test('of a game with several fitting spoilers the questions of two more come beside the best one', async () => {
  const fold = (question: string) =>
    `> [!fold] ${question}\n> 1. 听。\n> 2. 再听。\n> 3. 秘密在井底。`;
  const asked = [
    '石狮的左眼怎么点亮？',
    '石狮的右眼怎么点亮？',
    '石狮的尾巴怎么点亮？',
    '石狮为什么不肯点亮？',
  ];
  const body = [...asked, '渡口几点开船？'].map(fold).join('\n\n');
  const { sections } = await gameOf('tea-mountain');
  await api.send('PATCH', '/sandbox/games/tea-mountain', {
    sections: [{ title: '石狮', body }, ...sections.slice(1)],
  });
  const { list } = await search('石狮怎么点亮');
  const { more_questions: more = [] } = list.find(({ id }) => id === 'tea-mountain') ?? {};
  expect(more).toHaveLength(2);
  expect(asked).toEqual(expect.arrayContaining(more));
  expect(JSON.stringify(list)).not.toContain('秘密');
  // One word of many is too little.
  const [other] = (await search('石狮渡口几点开船')).list;
  expect([other?.id, other?.more_questions]).toEqual(['tea-mountain', undefined]);
});
