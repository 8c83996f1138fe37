import { endpoints, ERROR_CODE, type EndpointName } from '../../contract';
import { openDatabase } from '../database/open-database';
import type { Sent } from '../testing/api-calls';
import { startTestApi, type TestApi, createTestClock } from '../testing/test-api';
import { logInVisitor, ticketFor, type Visitor } from '../testing/visitor';
import { SESSION_IDLE_S, SESSION_LIFETIME_S, SESSION_RENEWAL_S } from '../limits';
import { hashToken } from './credentials';

const clock = createTestClock();
let api: TestApi;
let visitor: Visitor;
beforeAll(async () => {
  api = await startTestApi({ now: clock.now });
  visitor = await logInVisitor(api, '13800000000');
});

async function me(headers?: Sent) {
  return (await api.call('me', {}, headers)).envelope;
}
function refused(field: string) {
  return {
    error_code: ERROR_CODE.sessionInvalid,
    error_message: expect.stringMatching(`^${field}: .+`) as string,
    payload: null,
  };
}

const names = Object.keys(endpoints) as EndpointName[];
const required = names.filter((name) => endpoints[name].token === 'required');

test.each(required)('%s is 41001 without a token, before its input is looked at', async (name) => {
  const { status, envelope } = await api.call(name);
  expect(status).toBe(200);
  expect(envelope).toEqual(refused('Authorization'));
});

test.each<[string, (token: string) => string]>([
  ['no scheme', (token) => token],
  ['another scheme', (token) => `Basic ${token}`],
  ['an unknown token', (token) => `Bearer ${token.slice(1)}x`],
  ['no token', () => 'Bearer '],
])('%s is no session', async (_what, write) => {
  expect(await me({ authorization: write(visitor.token) })).toEqual(refused('Authorization'));
});

test('the hash of a token is no token', async () => {
  const authorization = `Bearer ${hashToken(visitor.token)}`;
  expect(await me({ authorization })).toEqual(refused('Authorization'));
});

test('the user_id must be that of the session, where it is sent', async () => {
  const authorization = `Bearer ${visitor.token}`;
  expect(await me(visitor.headers)).toMatchObject({ error_code: 0 });
  expect(await me({ authorization })).toMatchObject({ error_code: 0 });
  for (const user_id of ['1', '', `${visitor.webUserId}0`]) {
    expect(await me({ authorization, user_id })).toEqual(refused('user_id'));
  }
});

test('where a token is optional, none will do, but one that is over will not', async () => {
  const action = { action: 'open', target_type: 'game', target_id: 'star-echo' };
  const report = async (headers?: Sent) =>
    (await api.call('reportUserAction', action, headers)).envelope;
  expect(await report()).toMatchObject({ error_code: 0 });
  expect(await report(visitor.headers)).toMatchObject({ error_code: 0 });
  expect(await report({ authorization: 'Bearer x' })).toEqual(refused('Authorization'));
});

test('where no token is needed, none is looked at', async () => {
  const { envelope } = await api.call('gameList', {}, { authorization: 'Bearer x' });
  expect(envelope.error_code).toBe(0);
});

test('a session that nobody uses ends after three days, as after a logout', async () => {
  const { headers } = await logInVisitor(api, '13800000001');
  clock.pass(SESSION_IDLE_S - 1);
  expect(await me(headers)).toMatchObject({ error_code: 0 });
  clock.pass(SESSION_IDLE_S - 1);
  expect(await me(headers)).toMatchObject({ error_code: 0 });
  clock.pass(SESSION_IDLE_S);
  expect(await me(headers)).toEqual(refused('Authorization'));
});

test('a session that is used goes on, but not beyond thirty days', async () => {
  const { headers } = await logInVisitor(api, '13800000005');
  const day = 86_400;
  for (let passed = day; passed < SESSION_LIFETIME_S; passed += day) {
    clock.pass(day);
    expect(await me(headers)).toMatchObject({ error_code: 0 });
  }
  clock.pass(day - 1);
  expect(await me(headers)).toMatchObject({ error_code: 0 });
  clock.pass(1);
  expect(await me(headers)).toEqual(refused('Authorization'));
});

test('calls within an hour do not write', async () => {
  const { headers, webUserId } = await logInVisitor(api, '13800000006');
  const endOf = async () => {
    await me(headers);
    const db = await openDatabase(api.dataFile);
    const { expires_at } = await db
      .selectFrom('sessions')
      .select('expires_at')
      .where('web_user_id', '=', webUserId)
      .executeTakeFirstOrThrow();
    await db.destroy();
    return expires_at;
  };
  const first = await endOf();
  clock.pass(SESSION_RENEWAL_S - 1);
  expect(await endOf()).toBe(first);
  clock.pass(1);
  expect(await endOf()).not.toBe(first);
});

test('sessions that are over are forgotten with the next login', async () => {
  await logInVisitor(api, '13800000009');
  clock.pass(SESSION_IDLE_S);
  const { webUserId } = await logInVisitor(api, '13800000010');
  const db = await openDatabase(api.dataFile);
  const rows = await db.selectFrom('sessions').select('web_user_id').execute();
  await db.destroy();
  expect(rows).toEqual([{ web_user_id: webUserId }]);
});

test('a revoked session is over, though its user is still there', async () => {
  const { headers, webUserId } = await logInVisitor(api, '13800000004');
  const db = await openDatabase(api.dataFile);
  await db
    .updateTable('sessions')
    .set({ revoked_at: clock.now().toISOString() })
    .where('web_user_id', '=', webUserId)
    .execute();
  await db.destroy();
  expect(await me(headers)).toEqual(refused('Authorization'));
});

test('every session of a user is revoked with the account', async () => {
  const first = await logInVisitor(api, '13800000002');
  clock.pass(60);
  const second = await logInVisitor(api, '13800000002');
  const stranger = await logInVisitor(api, '13800000003');
  clock.pass(60);
  const ticket = await ticketFor(api, second);
  await api.call('accountDelete', { ticket }, second.headers);
  for (const { headers } of [first, second]) {
    expect(await me(headers)).toEqual(refused('Authorization'));
  }
  expect(await me(stranger.headers)).toMatchObject({ error_code: 0 });
});
