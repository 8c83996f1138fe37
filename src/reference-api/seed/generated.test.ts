import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { endpoints } from '../../contract';
import { startTestApi } from '../testing/test-api';
import { generateGame } from './generate-game';

const models = [{ id: 'star-echo', roleIds: ['star-echo-wendi'] }];

test('scale adds games up to its number and keeps them without it', async () => {
  const idsOf = async (scale: number, dataFile?: string) => {
    const api = await startTestApi({ scale, ...(dataFile === undefined ? {} : { dataFile }) });
    const { envelope } = await api.call('gameList', { page_size: 100 });
    const roles = await api.call('entityList', { page_size: 1 });
    await api.close();
    const { list } = z.parse(endpoints.gameList.payload, envelope.payload);
    const { total } = z.parse(endpoints.entityList.payload, roles.envelope.payload);
    return { dataFile: api.dataFile, ids: list.map(({ id }) => id), roles: total };
  };
  const sample = ['star-echo', 'tea-mountain'];
  const two = await idsOf(2);
  expect(two).toMatchObject({ ids: [...sample, 'gen-000001', 'gen-000002'], roles: 16 });
  const three = await idsOf(3, two.dataFile);
  expect(three).toMatchObject({
    ids: [...sample, 'gen-000001', 'gen-000002', 'gen-000003'],
    roles: 22,
  });
  expect((await idsOf(0, two.dataFile)).ids).toHaveLength(5);
});

test('a generated game is whole: pictures of a sample, six roles, three languages, and found', async () => {
  const api = await startTestApi({ scale: 3 });
  const { envelope } = await api.call('gameDetail', { id: 'gen-000002' });
  const game = z.parse(endpoints.gameDetail.payload, envelope.payload);
  expect(game.cover).toBe('/pictures/game-cover/tea-mountain.webp');
  expect(game.related_ids).toEqual(['tea-mountain', 'gen-000001']);
  expect(game.i18n?.en?.sections).toHaveLength(game.sections.length);
  const roles = await api.call('entityList', { game_id: 'gen-000002' });
  expect(roles.envelope.payload).toMatchObject({ total: 6 });
  const found = await api.call('knowledgeSearch', { search_value: game.i18n?.ja?.name });
  const { list } = z.parse(endpoints.knowledgeSearch.payload, found.envelope.payload);
  expect(list[0]).toMatchObject({ id: 'gen-000002' });
  await api.close();
});

test('games differ, hold no unfilled slot, and are the same every time', () => {
  const games = Array.from({ length: 300 }, (_, at) => generateGame(at + 1, at, models));
  const different = (texts: (string | undefined)[]) => new Set(texts).size;
  expect(different(games.map(({ game }) => game.name))).toBe(300);
  expect(different(games.map(({ game }) => game.i18n?.en?.name))).toBe(300);
  expect(different(games.map(({ game }) => game.description))).toBe(300);
  expect(JSON.stringify(games)).not.toMatch(/\{[a-z]+\}/);
  expect(generateGame(7, 6, models)).toEqual(games[6]);
});

test('names stay different when every combination has been used', () => {
  expect(generateGame(5001, 0, models).game.name).toBe(`${generateGame(1, 0, models).game.name} 2`);
});

test('generated games keep their bytes, or every database made with --scale would differ from the next', () => {
  const twoModels = [
    { id: 'star-echo', roleIds: ['star-echo-wendi', 'b'] },
    { id: 'tea-mountain', roleIds: ['x', 'y', 'z'] },
  ];
  const games = Array.from({ length: 60 }, (_, at) => generateGame(at + 1, at + 24, twoModels));
  const digest = createHash('sha256').update(JSON.stringify(games)).digest('hex');
  expect(digest).toBe('289237bc8666b99fae042e25d79d3f56303dd753058f52f0c57c9ebfcd957ded');
});
