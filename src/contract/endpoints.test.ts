import { endpoints, payloadSchemaOf, type Endpoint, type EndpointName } from './endpoints';
import { optionalEndpoints } from './optional-endpoints';

/**
 * The calls of the specification's sections 7.2 and 8, written out: everything else that knows them reads the table
 * and would follow another path.
 */
test.each<[EndpointName, string, 'query' | 'body', string]>([
  ['bilibiliAdReport', 'POST /api/utils/bilibili_pc_ad_report', 'body', 'log'],
  ['huobanAdReport', 'POST /api/utils/huoban_ad_report', 'body', 'log'],
  ['sendCode', 'POST /api/users/send_phone_verification_code', 'body', 'log'],
  ['login', 'POST /api/users/login_register_share_no_invitation_code', 'body', 'popup'],
  ['officialCharacters', 'GET /api/character/get_official_character_list', 'query', 'reject'],
  ['reportUserAction', 'POST /api/users/report_user_action', 'body', 'log'],
  ['imToken', 'GET /api/im/get_token', 'query', 'retry'],
  ['historyMessages', 'POST /api/im/history_messages', 'body', 'reject'],
  ['characterSquare', 'POST /api/character/legion_zone/pc_character_square', 'body', 'reject'],
  ['characterFigures', 'GET /api/character/legion_zone/pc_character_figures', 'query', 'reject'],
  ['storyScenes', 'GET /api/quest/story/scenes', 'query', 'reject'],
  ['questInfo', 'GET /api/quest/get_info', 'query', 'reject'],
  ['chatRespond', 'POST /api/quest/get_chat_respond', 'body', 'reject'],
  ['indexCharacters', 'GET /api/visitor/web/index/characters', 'query', 'reject'],
  ['gameList', 'GET /api/visitor/game/list', 'query', 'toast'],
  ['gameDetail', 'GET /api/visitor/game/detail', 'query', 'toast'],
  ['entityList', 'GET /api/visitor/game/entity/list', 'query', 'toast'],
  ['entityDetail', 'GET /api/visitor/game/entity/detail', 'query', 'toast'],
  ['activityIndex', 'GET /api/visitor/web/activity/index', 'query', 'toast'],
  ['me', 'GET /api/users/me/', 'query', 'toast'],
  ['sendCodeByUser', 'POST /api/users/send_phone_verification_code_by_user', 'body', 'toast'],
  ['verifyCode', 'POST /api/users/verify_phone_code', 'body', 'toast'],
  ['accountDelete', 'POST /api/users/account_delete', 'query', 'toast'],
  ['knowledgeSearch', 'GET /api/visitor/game/knowledge/search', 'query', 'toast'],
])('%s is %s with its input in the %s, and a failure means: %s', (name, call, sends, failure) => {
  const { method, path, sends: sent, failure: rule } = endpoints[name];
  expect([`${method} ${path}`, sent, rule]).toEqual([call, sends, failure]);
});

test.each<[EndpointName, string]>([
  ['gameDetail', 'id'],
  ['entityDetail', 'id'],
  ['questInfo', 'quest_id'],
  ['storyScenes', 'character_id'],
  ['characterFigures', 'character_id'],
])('%s asks for one thing, by its %s', (name, field) => {
  const takes = (input: object) => endpoints[name].input.safeParse(input).success;
  expect([{ [field]: 'q-1' }, { [field]: '../q' }, { [field]: '' }, {}].map(takes)).toEqual([
    ...[true, false, false, false],
  ]);
});

/** Names of the endpoints whose row says something, in order. */
function rowsThat(says: (row: Endpoint) => boolean): string[] {
  const rows: [string, Endpoint][] = Object.entries(endpoints);
  return rows
    .filter(([, row]) => says(row))
    .map(([name]) => name)
    .sort();
}

test('these need a session, and a report of an action names one where there is one', () => {
  expect(rowsThat(({ token }) => token === 'required')).toEqual([
    ...['accountDelete', 'chatRespond', 'historyMessages', 'imToken', 'me'],
    ...['sendCodeByUser', 'verifyCode'],
  ]);
  expect(rowsThat(({ token }) => token === 'optional')).toEqual(['reportUserAction']);
  expect(rowsThat(({ token }) => token === 'none')).toHaveLength(16);
});

test('these change something; a POST that only asks does not', () => {
  expect(rowsThat(({ kind }) => kind === 'mutation')).toEqual([
    ...['accountDelete', 'bilibiliAdReport', 'chatRespond', 'huobanAdReport', 'login'],
    ...['reportUserAction', 'sendCode', 'sendCodeByUser', 'verifyCode'],
  ]);
  expect(rowsThat(({ kind }) => kind === 'query')).toHaveLength(15);
});

test('reports arrive though the page is left, and a login names the device', () => {
  expect(rowsThat(({ outlivesPage }) => outlivesPage === true)).toEqual([
    ...['bilibiliAdReport', 'huobanAdReport', 'reportUserAction'],
  ]);
  expect(rowsThat(({ namesDevice }) => namesDevice === true)).toEqual(['login']);
});

test('what a partner remembers is asked for and changed at one address, with a session', () => {
  const rule = { path: '/api/character/companion_memory', token: 'required', failure: 'reject' };
  expect(optionalEndpoints).toMatchObject({
    companionMemory: { ...rule, kind: 'query', method: 'GET', sends: 'query' },
    changeCompanionMemory: { ...rule, kind: 'mutation', method: 'POST', sends: 'body' },
  });
});

test('the schema of a payload is that of its row', () => {
  expect(payloadSchemaOf('gameDetail')).toBe(endpoints.gameDetail.payload);
});
