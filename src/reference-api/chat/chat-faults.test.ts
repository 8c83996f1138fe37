import * as z from 'zod/mini';
import { endpoints, ERROR_CODE, type PayloadOf } from '../../contract';
import { KEPT_MESSAGES, WAITING_MESSAGES } from '../limits';
import { openDatabase } from '../database/open-database';
import { startTestApi, type TestApi } from '../testing/test-api';
import { logInVisitor, ticketFor, type Visitor } from '../testing/visitor';
import { createEcho } from './testing/echo-companion';

const echo = createEcho();
const options = {
  codeLimits: { perNumber: [], perAddress: [] },
  limits: { write: 1000 },
  companion: echo.companion,
};
let api: TestApi;
let phones = 13_900_000_000;
beforeAll(async () => {
  api = await startTestApi(options);
});

function newVisitor(): Promise<Visitor> {
  phones += 1;
  return logInVisitor(api, String(phones));
}

function send(visitor: Visitor, content: string, more: Record<string, unknown> = {}) {
  const input = { character_id: 'p-lingxi', content, client_message_id: content, ...more };
  return api.call('chatRespond', input, visitor.headers);
}

async function history(visitor: Visitor): Promise<PayloadOf<'historyMessages'>['list']> {
  const input = { conversation_id: `${visitor.webUserId}:p-lingxi`, limit: 100 };
  const { envelope } = await api.call('historyMessages', input, visitor.headers);
  return z.parse(endpoints.historyMessages.payload, envelope.payload).list;
}

test('one message in many calls at once is stored and answered once', async () => {
  const visitor = await newVisitor();
  const asked = echo.turns.length;
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(visitor, 'once')));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]?.envelope.error_code).toBe(0);
  expect(echo.turns).toHaveLength(asked + 1);
  expect(await history(visitor)).toHaveLength(2);
});

test('messages that come at once have times in their order', async () => {
  const visitor = await newVisitor();
  const words = Array.from({ length: 20 }, (_, number) => `word ${String(number)}`);
  await Promise.all(words.map((word) => send(visitor, word)));
  const times = (await history(visitor)).map(({ created_at }) => created_at);
  expect(times).toHaveLength(40);
  expect(times).toEqual([...new Set(times)].sort());
});

test('a message knows nothing of those behind it, however many there are', async () => {
  const visitor = await newVisitor();
  const asked = echo.turns.length;
  const open = echo.hold();
  const begun = echo.nextTurn();
  const first = send(visitor, 'first');
  await begun;
  const waiting = Array.from({ length: 40 }, (_, number) => send(visitor, `w${String(number)}`));
  open();
  await Promise.all([first, ...waiting]);
  const turns = echo.turns.slice(asked);
  expect(turns).toHaveLength(41);
  turns.forEach((turn, place) => {
    const before = turns.slice(0, place).map(({ content }) => content);
    const known = turn.history.filter(({ sender }) => sender === 'user');
    expect(before).toEqual(expect.arrayContaining(known.map(({ content }) => content)));
  });
});

test('a visitor who floods the line is told so, and nothing of it is stored', async () => {
  const visitor = await newVisitor();
  const open = echo.hold();
  const begun = echo.nextTurn();
  const kept = [send(visitor, 'first')];
  await begun;
  for (let count = 1; count < WAITING_MESSAGES; count += 1) {
    kept.push(send(visitor, `kept ${String(count)}`));
  }
  const refusals = [];
  for (let count = 0; count < 3; count += 1) {
    refusals.push(Promise.race([send(visitor, `more ${String(count)}`), ...kept]));
  }
  const codes = (await Promise.all(refusals)).map(({ envelope }) => envelope.error_code);
  expect(codes).toContain(ERROR_CODE.rateLimit);
  open();
  await Promise.all(kept);
  expect((await send(visitor, 'after')).envelope.error_code).toBe(0);
});

test.each([
  ['2,000 characters', 'x'.repeat(2000)],
  ['2,000 emoji units', '🙂'.repeat(1000)],
  ['combining characters', `e${'\u0301'.repeat(1999)}`],
  ['right to left', '\u202eשלום עולם\u202c'],
  ['HTML', '<script>alert(1)</script>'],
  ['a join of emoji', '👩‍👩‍👧‍👦'],
])('%s are answered and kept as they are', async (_what, content) => {
  const visitor = await newVisitor();
  const { envelope } = await send(visitor, content, { client_message_id: 'x' });
  expect(envelope.error_code).toBe(0);
  expect((await history(visitor))[0]?.content).toBe(content);
});

test.each([
  ['nothing', ''],
  ['blanks', ' \n\t '],
  ['wide blanks', '\u3000\u00a0'],
  ['2,001 characters', 'x'.repeat(2001)],
])('%s are refused', async (_what, content) => {
  const { envelope } = await send(await newVisitor(), content, { client_message_id: 'x' });
  expect(envelope.error_code).toBe(ERROR_CODE.invalidInput);
  expect(envelope.error_message).toMatch(/^content: expected 1 to 2000 characters/);
});

test.each(['x'.repeat(2000), 'a:b', "'; drop table messages; --", '__proto__', '🙂'])(
  'an id of the client’s own may be anything (%#)',
  async (client_message_id) => {
    const visitor = await newVisitor();
    const first = await send(visitor, 'hello', { client_message_id });
    expect(first.envelope.error_code).toBe(0);
    expect((await send(visitor, 'hello', { client_message_id })).text).toBe(first.text);
    expect((await history(visitor))[0]?.client_message_id).toBe(client_message_id);
  },
);

test('a session that is over makes a visitor anonymous where none is needed', async () => {
  const { envelope } = await api.call(
    'storyScenes',
    { character_id: 'p-lingxi' },
    { authorization: 'Bearer over' },
  );
  expect(envelope.error_code).toBe(0);
});

test('who deletes the account takes all words along', async () => {
  const visitor = await newVisitor();
  await send(visitor, 'secret');
  const ticket = await ticketFor(api, visitor);
  await api.call('accountDelete', { ticket }, visitor.headers);
  expect(await history(await logInVisitor(api, visitor.phone))).toEqual([]);
});

test('who deletes the account in the middle of an answer leaves nothing behind', async () => {
  const visitor = await newVisitor();
  const open = echo.hold();
  const begun = echo.nextTurn();
  const answers = [send(visitor, 'secret'), send(visitor, 'secret, too')];
  await begun;
  const ticket = await ticketFor(api, visitor);
  await api.call('accountDelete', { ticket }, visitor.headers);
  const fault = jest.spyOn(console, 'error').mockImplementation();
  open();
  const codes = (await Promise.all(answers)).map(({ envelope }) => envelope.error_code);
  expect(fault).not.toHaveBeenCalled();
  fault.mockRestore();
  expect(codes).toEqual([ERROR_CODE.sessionInvalid, ERROR_CODE.sessionInvalid]);
  const db = await openDatabase(api.dataFile);
  const words = await db
    .selectFrom('messages')
    .where('web_user_id', '=', visitor.webUserId)
    .selectAll()
    .execute();
  await db.destroy();
  expect(words).toEqual([]);
});

test('of a conversation the latest messages are kept', async () => {
  const visitor = await newVisitor();
  await send(visitor, 'first');
  const db = await openDatabase(api.dataFile);
  const [sample] = await db
    .selectFrom('messages')
    .where('web_user_id', '=', visitor.webUserId)
    .select(['conversation_id', 'created_at', 'content'])
    .where('sender', '=', 'character')
    .execute();
  if (!sample) throw new Error('Nothing is stored');
  const row = { ...sample, web_user_id: visitor.webUserId, sender: 'character' as const };
  const rows = Array.from({ length: 500 }, () => row);
  for (let stored = 2; stored < KEPT_MESSAGES; stored += 500) {
    await db.insertInto('messages').values(rows).execute();
  }
  await send(visitor, 'last');
  const left = await db
    .selectFrom('messages')
    .where('web_user_id', '=', visitor.webUserId)
    .select('content')
    .orderBy('id')
    .execute();
  await db.destroy();
  expect(left).toHaveLength(KEPT_MESSAGES);
  expect(left[0]?.content).not.toContain('"user"');
  expect((await history(visitor)).at(-1)?.content).toBe('You said: last');
});

test('a server that ends in the middle of an answer keeps the message, and answers it after the restart', async () => {
  const slow = await startTestApi({
    ...options,
    companion: {
      reply: (_turn, write, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('It ends')));
          write('You');
        }),
    },
  });
  const visitor = await logInVisitor(slow, '13800000000');
  const input = { character_id: 'p-lingxi', content: 'kept', client_message_id: 'kept' };
  const calls = [1, 2].map(() => slow.call('chatRespond', input, visitor.headers).catch(() => 0));
  const other = { ...input, client_message_id: 'other' };
  const behind = slow.call('chatRespond', other, visitor.headers).catch(() => 0);
  const read = { conversation_id: `${visitor.webUserId}:p-lingxi`, limit: 10 };
  const count = async (server: TestApi) => {
    const { envelope } = await server.call('historyMessages', read, visitor.headers);
    return z.parse(endpoints.historyMessages.payload, envelope.payload).list.length;
  };
  while ((await count(slow)) < 2);
  const fault = jest.spyOn(console, 'error').mockImplementation();
  await slow.close();
  await Promise.all([...calls, behind]);
  const told = fault.mock.calls.map(([, error]) => String(error));
  fault.mockRestore();
  expect(told.filter((error) => !error.includes('The server ends'))).toEqual([]);
  const again = await startTestApi({ ...options, dataFile: slow.dataFile });
  const { envelope } = await again.call('chatRespond', input, visitor.headers);
  expect(envelope.payload).toMatchObject({ message: { content: 'You said: kept' } });
  expect(await count(again)).toBe(3);
});
