/** @jest-environment node */
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

test('every word must be there; % and _ are plain characters', async () => {
  expect(await ids('tea mountain road')).toContain('tea-mountain');
  expect(await ids('tea zzzz')).toEqual([]);
  expect(await ids('100%_')).toEqual([]);
});

test('by type, and page by page with the same total', async () => {
  const all = await search('star-echo wen');
  expect(all.total).toBe(0);
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
  // The Chinese text has no match: its beginning stands there.
  expect(hit?.snippet.slice(0, 10)).toBe(game.summary.slice(0, 10));
});
