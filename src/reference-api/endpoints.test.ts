import * as z from 'zod/mini';
import { endpoints, ERROR_CODE, type EndpointName, type PayloadOf } from '../contract';
import { handlers } from './handlers';
import { startTestApi, type TestApi } from './testing/test-api';
import { codeFor, codeForUser, logInVisitor, ticketFor, type Visitor } from './testing/visitor';

// Everyone asks for a code here, so none is refused.
const codeLimits = { perNumber: [], perAddress: [] };

let api: TestApi;
let visitor: Visitor;
beforeAll(async () => {
  api = await startTestApi({ codeLimits });
  visitor = await logInVisitor(api, '13800000001');
});

const adReport = {
  conv_time: 0,
  idfa: '',
  client_ip: '',
  model: '',
  ua: 'ua',
  oaid: '',
  updatetime: 0,
  boottime: 0,
  report_from: 'test',
  ua_xy: 'ua',
};
const phone = { country_code: 86, phone: '13800000000' };

/** A call that each endpoint accepts. */
const calls: Readonly<Record<EndpointName, Record<string, unknown>>> = {
  gameList: {},
  gameDetail: { id: 'star-echo' },
  entityList: {},
  entityDetail: { id: 'star-echo-wendi' },
  knowledgeSearch: { search_value: 'star' },
  activityIndex: {},
  indexCharacters: {},
  officialCharacters: {},
  characterSquare: {},
  characterFigures: { character_id: 'p-lingxi' },
  storyScenes: { character_id: 'p-lingxi' },
  questInfo: { quest_id: 'p-lingxi-q-1' },
  chatRespond: { character_id: 'p-lingxi', content: 'hello', client_message_id: '1' },
  imToken: { app_id: 'app' },
  historyMessages: { conversation_id: '1:p-lingxi', limit: 10 },
  reportUserAction: { action: 'a', target_type: 't', target_id: '1' },
  sendCode: phone,
  login: { ...phone, phone_verify_code: '123456', source: 'test' },
  me: {},
  sendCodeByUser: {},
  verifyCode: { phone_verify_code: '123456' },
  accountDelete: { ticket: 't' },
  bilibiliAdReport: { ...adReport, track_id: 't' },
  huobanAdReport: adReport,
};
const names = Object.keys(calls) as EndpointName[];

/** Inputs that only an earlier call gives. */
const brought: Partial<Record<EndpointName, () => Promise<Record<string, unknown>>>> = {
  historyMessages: () => Promise.resolve({ conversation_id: `${visitor.webUserId}:p-lingxi` }),
  login: async () => ({ phone_verify_code: await codeFor(api, phone.phone) }),
  verifyCode: async () => ({ phone_verify_code: await codeForUser(api, visitor) }),
  accountDelete: async () => ({ ticket: await ticketFor(api, visitor) }),
};

async function payloadOf<N extends EndpointName>(
  name: N,
  input?: Record<string, unknown>,
): Promise<PayloadOf<N>> {
  const { envelope } = await api.call(name, input);
  expect(envelope).toMatchObject({ error_code: 0, error_message: '' });
  return z.parse(endpoints[name].payload, envelope.payload) as PayloadOf<N>;
}

test('every handler stands in the row of its own endpoint', () => {
  expect(names).toHaveLength(24);
  expect(Object.keys(handlers).sort()).toEqual([...names].sort());
  expect(Object.keys(endpoints).sort()).toEqual([...names].sort());
});

test.each(names)('%s answers as the contract says', async (name) => {
  const input = { ...calls[name], ...(await brought[name]?.()) };
  const { status, headers, envelope } = await api.call(name, input, visitor.headers);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('application/json');
  expect(envelope).toMatchObject({ error_code: 0, error_message: '' });
  expect(endpoints[name].payload.safeParse(envelope.payload).error).toBeUndefined();
});

test.each<[EndpointName, Record<string, unknown>, string]>([
  ['gameList', { page: 0 }, 'page'],
  ['gameList', { page_size: '101' }, 'page_size'],
  ['gameList', { page: 'two' }, 'page'],
  ['gameDetail', {}, 'id'],
  ['gameDetail', { id: 'no spaces' }, 'id'],
  ['entityList', { game_id: '../etc' }, 'game_id'],
  ['entityDetail', {}, 'id'],
  ['knowledgeSearch', {}, 'search_value'],
  ['knowledgeSearch', { search_value: '   ' }, 'search_value'],
  ['knowledgeSearch', { search_value: 'x'.repeat(65) }, 'search_value'],
  ['knowledgeSearch', { search_value: 'x', type: 'planet' }, 'type'],
  ['indexCharacters', { limit: 0 }, 'limit'],
  ['officialCharacters', { page: -1 }, 'page'],
  ['characterSquare', { page_size: 0 }, 'page_size'],
  ['characterFigures', {}, 'character_id'],
  ['storyScenes', {}, 'character_id'],
  ['questInfo', { quest_id: '' }, 'quest_id'],
  ['login', { ...calls.login, phone: '12345' }, 'phone'],
  ['sendCode', { country_code: 1, phone: '13800000000' }, 'country_code'],
  ['login', { ...calls.login, source: '' }, 'source'],
  ['reportUserAction', { target_type: 't', target_id: '1' }, 'action'],
  ['huobanAdReport', { ...adReport, idfa: 'x' }, 'idfa'],
  ['bilibiliAdReport', adReport, 'track_id'],
])('%s refuses %j and names %s', async (name, input, field) => {
  const { status, envelope } = await api.call(name, input);
  expect(status).toBe(200);
  expect(envelope.error_code).toBe(ERROR_CODE.invalidInput);
  expect(envelope.error_message).toMatch(new RegExp(`^${field}: .*(expected|Invalid)`, 'i'));
});

test.each<[EndpointName, Record<string, unknown>, string]>([
  ['chatRespond', { ...calls.chatRespond, content: '' }, 'content'],
  ['verifyCode', {}, 'phone_verify_code'],
  ['accountDelete', {}, 'ticket'],
])('%s refuses %j of a user and names %s', async (name, input, field) => {
  const { headers } = await logInVisitor(api, '13800000003');
  const { envelope } = await api.call(name, input, headers);
  expect(envelope.error_code).toBe(ERROR_CODE.invalidInput);
  expect(envelope.error_message).toMatch(new RegExp(`^${field}: `));
});

test.each<[EndpointName, Record<string, unknown>]>([
  ['gameDetail', { id: 'nothing' }],
  ['entityList', { game_id: 'nothing' }],
  ['entityDetail', { id: 'nothing' }],
  ['characterFigures', { character_id: 'nothing' }],
  ['storyScenes', { character_id: 'nothing' }],
  ['questInfo', { quest_id: 'nothing' }],
])('%s knows no %j', async (name, input) => {
  const { status, envelope } = await api.call(name, input);
  expect(status).toBe(200);
  expect(envelope.error_code).toBe(ERROR_CODE.unknownId);
  expect(envelope.error_message).toContain('nothing');
});

test('games come newest first, page by page, and by tag', async () => {
  const all = await payloadOf('gameList');
  expect(all).toMatchObject({ total: 2, page: 1, page_size: 20 });
  expect(all.list.map(({ id }) => id)).toEqual(['star-echo', 'tea-mountain']);
  const second = await payloadOf('gameList', { page: 2, page_size: 1 });
  expect(second).toMatchObject({ total: 2, page: 2, page_size: 1 });
  expect(second.list.map(({ id }) => id)).toEqual(['tea-mountain']);
  const [tag = ''] = second.list[0]?.tags ?? [];
  const tagged = await payloadOf('gameList', { tag });
  expect(tagged.list.map(({ id }) => id)).toEqual(['tea-mountain']);
  expect(await payloadOf('gameList', { tag: 'nothing' })).toMatchObject({ total: 0, list: [] });
});

test('a game names only what is there: pictures, related games, its partner', async () => {
  const game = await payloadOf('gameDetail', { id: 'star-echo' });
  expect(game).toMatchObject({
    cover: '/pictures/game-cover/star-echo.webp',
    role_count: 2,
    character_id: 'p-lingxi',
    related_ids: [],
  });
  expect(game.gallery).toHaveLength(2);
  expect(game.i18n?.ja?.sections).toHaveLength(game.sections.length);
});

test('roles of one game, and of all', async () => {
  expect((await payloadOf('entityList', { page_size: 100 })).total).toBe(4);
  const roles = await payloadOf('entityList', { game_id: 'tea-mountain' });
  expect(roles.list.map(({ id, game_id }) => [id, game_id])).toEqual([
    ['tea-mountain-ahui', 'tea-mountain'],
    ['tea-mountain-luotieguo', 'tea-mountain'],
  ]);
});

test('the home page shows first whom visitors chat with most', async () => {
  const { list } = await payloadOf('indexCharacters', { limit: '1' });
  expect(list.map(({ id }) => id)).toEqual(['p-xiaoman']);
  const official = await payloadOf('officialCharacters');
  expect(official.list.map(({ id }) => id)).toEqual(['p-lingxi', 'p-xiaoman']);
});

test('the character square filters by keyword in any language, by tag and by game', async () => {
  const idsFor = async (filter: Record<string, unknown>) =>
    (await payloadOf('characterSquare', filter)).list.map(({ id }) => id);
  const [, second] = (await payloadOf('officialCharacters')).list;
  expect(await idsFor({})).toEqual(['p-lingxi', 'p-xiaoman']);
  expect(await idsFor({ keyword: 'XIAOMAN' })).toEqual(['p-xiaoman']);
  expect(await idsFor({ keyword: second?.name })).toEqual(['p-xiaoman']);
  expect(await idsFor({ keyword: second?.i18n?.ja?.name })).toEqual(['p-xiaoman']);
  expect(await idsFor({ tag: second?.tags[0] })).toEqual(['p-xiaoman']);
  expect(await idsFor({ game_id: 'tea-mountain' })).toEqual(['p-xiaoman']);
  expect(await idsFor({ game_id: 'star-echo', keyword: 'xiaoman' })).toEqual([]);
});

test('figures, scenes in playing order, and their quests', async () => {
  const figures = await payloadOf('characterFigures', { character_id: 'p-lingxi' });
  expect(figures.list.filter(({ is_default }) => is_default)).toHaveLength(1);
  const scenes = await payloadOf('storyScenes', { character_id: 'p-lingxi' });
  expect(scenes.list.map(({ order }) => order)).toEqual([1, 2]);
  const quest = await payloadOf('questInfo', { quest_id: scenes.list[1]?.quest_id });
  expect(quest).toMatchObject({
    character_id: 'p-lingxi',
    status: 'new',
    progress: { current: 0, total: 6 },
  });
});

test('activities count their hours from the day of seeding', async () => {
  const { banners, list } = await payloadOf('activityIndex');
  expect(banners).toHaveLength(1);
  const now = Date.now();
  const [running] = list;
  expect(Date.parse(running?.start_at ?? '')).toBeLessThan(now);
  expect(Date.parse(running?.end_at ?? '')).toBeGreaterThan(now);
});
