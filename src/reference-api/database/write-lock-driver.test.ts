import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { format } from 'node:util';
import { sql } from 'kysely';
import WebSocket from 'ws';
import { ERROR_CODE } from '../../contract';
import { askForToken, openSocket } from '../chat/testing/im-client';
import { SESSION_RENEWAL_S } from '../limits';
import { createTestClock, startTestApi, type TestApi } from '../testing/test-api';
import { logInVisitor } from '../testing/visitor';
import { openDatabase } from './open-database';

/** Long enough that a busy machine answers a ping before the next one is due, or the API would end the socket. */
const PING_MS = 1500;

/** Longer than any test runs: who waits for this lock to be given up would never be answered. */
const FOR_EVER_MS = 3_600_000;

/** Locks a file as a backup may, writes when it is told to, and ends. */
const OTHER_PROGRAM = `
  const Libsql = require('libsql');
  const database = new Libsql(process.argv[1]);
  database.exec('begin immediate');
  process.stdin.once('data', () => {
    database.exec("insert into meta (key, value) values ('other', 'was here')");
    database.exec('commit');
    process.exit();
  });
  console.log('locked');`;

const programs: ChildProcess[] = [];
const sockets: WebSocket[] = [];
afterEach(() => {
  for (const program of programs.splice(0)) program.kill('SIGKILL');
  for (const socket of sockets.splice(0)) socket.terminate();
});

/**
 * Lets another process lock a data file.
 * @returns makes it write and let go
 */
async function lockElsewhere({ dataFile }: TestApi): Promise<() => Promise<void>> {
  const program = spawn(process.execPath, ['-e', OTHER_PROGRAM, dataFile], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  programs.push(program);
  await once(program.stdout, 'data');
  return async () => {
    const ended = once(program, 'exit');
    program.stdin.write('go');
    expect(await ended).toEqual([0, null]);
  };
}

/** A write of several statements. */
async function edit(api: TestApi, summary: string): Promise<number> {
  const answer = await api.send('PATCH', '/sandbox/games/star-echo', { summary });
  return answer.envelope.error_code;
}
/** A write of one statement after the other. */
async function report(api: TestApi): Promise<number> {
  const action = { action: 'share', target_type: 'game', target_id: 'star-echo' };
  return (await api.call('reportUserAction', action)).envelope.error_code;
}
async function summaryOf(api: TestApi): Promise<unknown> {
  const { payload } = (await api.call('gameDetail', { id: 'star-echo' })).envelope;
  return payload;
}

test('while another program has the lock, writes wait and everybody else is answered', async () => {
  const api = await startTestApi({ lockWaitMs: FOR_EVER_MS, imPingMs: PING_MS });
  const visitor = await logInVisitor(api, '13800000000');
  const token = await askForToken(api, visitor);
  const socket = new WebSocket(
    `${api.url.replace('http', 'ws')}/sandbox/im?app_id=app&token=${token}`,
  );
  sockets.push(socket);
  socket.on('message', () => socket.send('{"type":"pong"}'));
  await once(socket, 'message');
  const letGo = await lockElsewhere(api);
  const writes = Promise.all([edit(api, 'Changed'), report(api), report(api)]);
  const written = jest.fn();
  void writes.then(written);
  for (let count = 0; count < 5; count += 1) {
    expect((await api.fetch('/openapi.json')).status).toBe(200);
    expect((await api.call('gameList')).envelope.error_code).toBe(0);
    expect(await summaryOf(api)).not.toMatchObject({ summary: 'Changed' });
  }
  const ended = once(socket, 'close').then(() => 'ended');
  for (let pings = 0; pings < 2; pings += 1) {
    const pinged = once(socket, 'message').then(() => 'pinged');
    expect(await Promise.race([pinged, ended])).toBe('pinged');
  }
  expect(written).not.toHaveBeenCalled();
  await letGo();
  expect(await writes).toEqual([0, 0, 0]);
  expect(await summaryOf(api)).toMatchObject({ summary: 'Changed' });
  const db = await openDatabase(api.dataFile);
  expect(await db.selectFrom('user_actions').select('id').execute()).toHaveLength(2);
  await db.destroy();
});

test('a write that has waited long enough fails alone, and the log says why', async () => {
  const api = await startTestApi({ lockWaitMs: 50 });
  const token = await askForToken(api, await logInVisitor(api, '13800000000'));
  const letGo = await lockElsewhere(api);
  const log = jest.spyOn(console, 'error').mockImplementation();
  expect(await edit(api, 'Never')).toBe(ERROR_CODE.serverFault);
  expect(await report(api)).toBe(ERROR_CODE.serverFault);
  expect(await (await openSocket(api, token)).closed).toBe(1011);
  const lines = log.mock.calls.map((line: unknown[]) => format(...line));
  log.mockRestore();
  expect(lines).toHaveLength(3);
  for (const line of lines) {
    expect(line).toContain(`${api.dataFile} was locked by another program for 50 ms`);
  }
  expect(await summaryOf(api)).not.toMatchObject({ summary: 'Never' });
  await letGo();
  expect([await edit(api, 'Later'), await report(api)]).toEqual([0, 0]);
});

test('what a visitor has said can be read while it is locked, and a message that was refused is stored once', async () => {
  const now = createTestClock();
  const api = await startTestApi({ lockWaitMs: FOR_EVER_MS, now: now.now });
  const visitor = await logInVisitor(api, '13800000000');
  const send = async (content: string): Promise<number> => {
    const input = { character_id: 'p-lingxi', content, client_message_id: content };
    return (await api.call('chatRespond', input, visitor.headers)).envelope.error_code;
  };
  const read = async (): Promise<unknown> => {
    const input = { conversation_id: `${visitor.webUserId}:p-lingxi`, limit: 10 };
    const { payload } = (await api.call('historyMessages', input, visitor.headers)).envelope;
    return payload;
  };
  await send('one');
  // The session is due to be moved on, which would be written.
  now.pass(2 * SESSION_RENEWAL_S);
  const letGo = await lockElsewhere(api);
  expect(await read()).toMatchObject({ list: [{ content: 'one' }, {}] });
  const waiting = send('two');
  expect(await read()).toMatchObject({ list: [{ content: 'one' }, {}] });
  await letGo();
  expect(await waiting).toBe(0);
  expect(await send('two')).toBe(0);
  expect(await read()).toMatchObject({ list: [{ content: 'one' }, {}, { content: 'two' }, {}] });
});

test('SQLite itself never waits, because it would stop the whole process', async () => {
  const { dataFile } = await startTestApi();
  const db = await openDatabase(dataFile);
  expect((await sql`pragma busy_timeout`.execute(db)).rows).toEqual([{ timeout: 0 }]);
  await db.destroy();
});

test('a statement that fails leaves no transaction behind', async () => {
  const { dataFile } = await startTestApi();
  const db = await openDatabase(dataFile);
  const row = { key: 'twice', value: 'x' };
  await db.insertInto('meta').values(row).execute();
  await expect(db.insertInto('meta').values(row).execute()).rejects.toThrow('UNIQUE');
  await db.updateTable('meta').set({ value: 'y' }).where('key', '=', 'twice').execute();
  const other = await openDatabase(dataFile);
  const found = other.selectFrom('meta').select('value').where('key', '=', 'twice');
  expect(await found.execute()).toEqual([{ value: 'y' }]);
  await other.destroy();
  await db.destroy();
});
