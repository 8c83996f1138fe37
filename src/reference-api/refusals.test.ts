import { join } from 'node:path';
import { sql } from 'kysely';
import { IM_TOKEN_OVER } from '../contract/im-frames';
import { ImHub } from './chat/im-hub';
import { openDatabase } from './database/open-database';
import { IM_SOCKETS } from './limits';
import type { Sent } from './testing/api-calls';
import { dataFolder, startTestApi, type TestApi } from './testing/test-api';
import { logInVisitor, type Visitor } from './testing/visitor';

let api: TestApi;
let visitor: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  visitor = await logInVisitor(api, '13800000000');
});

type Call = Parameters<TestApi['call']>;

test.each<[string, Call[0], Call[1], number, string]>([
  ['a game that is not there', 'gameDetail', { id: 'x' }, 40400, 'There is no game x'],
  ['a role that is not there', 'entityDetail', { id: 'x' }, 40400, 'There is no role x'],
  ['roles of no game', 'entityList', { game_id: 'x' }, 40400, 'There is no game x'],
  ['a quest that is not there', 'questInfo', { quest_id: 'x' }, 40400, 'There is no quest x'],
  [
    'a search for blanks',
    'knowledgeSearch',
    { search_value: ' \u3000' },
    40000,
    'search_value: expected 1 to 64 characters',
  ],
  [
    'a ticket that nobody gave',
    'accountDelete',
    { ticket: 'x' },
    40000,
    'ticket: expected the ticket of a code that you verified within 10 minutes',
  ],
])('%s is told in words', async (_, name, input, code, message) => {
  const { envelope } = await api.call(name, input, visitor.headers);
  expect([envelope.error_code, envelope.error_message]).toEqual([code, message]);
});

test.each<[string, () => Sent, string]>([
  ['no session', () => ({}), 'Authorization: expected `Bearer` and the access_token of a login'],
  [
    'a token without its scheme',
    () => ({ authorization: visitor.token }),
    'Authorization: expected `Bearer` and the access_token of a login',
  ],
  [
    'a token that is unknown',
    () => ({ authorization: 'Bearer x' }),
    'Authorization: the session is unknown or over: log in again',
  ],
  [
    'the id of somebody else',
    () => ({ ...visitor.headers, user_id: '1' }),
    'user_id: expected the web_user_id of the session',
  ],
])('a call with %s is told which header is wrong', async (_, headers, message) => {
  const { envelope } = await api.call('me', {}, headers());
  expect([envelope.error_code, envelope.error_message]).toEqual([41001, message]);
});

test('a path of which there is none is named without what stands behind it', async () => {
  const { envelope } = await api.ask('/api/none?secret=1');
  expect([envelope.error_code, envelope.error_message]).toEqual([
    40400,
    'There is nothing at /api/none',
  ]);
});

test.each([
  [{ origin: 'https://evil.example' }, 'Origin: expected a page of localhost'],
  [{ host: 'evil.example' }, 'Host: expected localhost, 127.0.0.1 or [::1]'],
])('the sandbox refuses %j, and says why', async (headers, message) => {
  const { request } = await import('node:http');
  const body = await new Promise<string>((resolve, reject) => {
    request(`${api.url}/sandbox/faults`, { headers }, (response) => {
      let text = '';
      response.on('data', (part) => (text += String(part)));
      response.on('end', () => resolve(`${String(response.statusCode)} ${text}`));
    })
      .on('error', reject)
      .end();
  });
  expect(body.slice(0, 4)).toBe('403 ');
  expect(JSON.parse(body.slice(4))).toEqual({
    error_code: 40000,
    error_message: message,
    payload: null,
  });
});

test('a socket is closed with the reason: too many, a token that is over, or the end of all', () => {
  const hub = new ImHub();
  const reasons: [number, string][] = [];
  const open = (user: string) =>
    hub.add(user, { send: () => undefined, close: (...why) => reasons.push(why) });
  for (let count = 0; count <= IM_SOCKETS; count += 1) open('1');
  open('2');
  hub.closeUser('2');
  hub.closeUser('3');
  expect(reasons).toEqual([
    [1013, 'too many sockets'],
    [IM_TOKEN_OVER, 'the token is no longer valid'],
  ]);
  const leave = open('4');
  leave();
  hub.closeAll(1001);
  expect(reasons.slice(2)).toEqual(
    Array.from({ length: IM_SOCKETS + 1 }, () => [1001, 'all sockets are closed']),
  );
});

test('a database keeps its references, its log of writes, and nothing that was deleted', async () => {
  const db = await openDatabase(join(dataFolder(), 'deep', 'down', 'data.sqlite'));
  const pragma = async (name: string) => {
    const { rows } = await sql<Record<string, unknown>>`${sql.raw(`pragma ${name}`)}`.execute(db);
    return Object.values(rows[0] ?? {})[0];
  };
  expect([await pragma('foreign_keys'), await pragma('secure_delete')]).toEqual([1, 1]);
  expect([await pragma('journal_mode'), await pragma('synchronous')]).toEqual(['wal', 1]);
  await db.destroy();
});

test('a start tells what it has done to the data, and nothing of what is there already', async () => {
  const told = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const start = async (dataFile: string) => {
    told.mockClear();
    const started = await startTestApi({
      dataFile,
      scale: 2,
      quiet: false,
      voicesDir: dataFolder(),
    });
    await started.close();
    return told.mock.calls.flat().map(String);
  };
  const dataFile = join(dataFolder(), 'data.sqlite');
  const first = await start(dataFile);
  expect(first).toContain(`Sample library written to ${dataFile}`);
  expect(first).toContain('2 generated games added');
  const [silent] = first.filter((line) => line.startsWith('Who has no voice cannot talk'));
  expect(silent?.split('\n').slice(1)).toContain('  voices/p-lingxi.json');
  const second = await start(dataFile);
  expect(second.filter((line) => /written|added|anew/.test(line))).toEqual([]);
});
