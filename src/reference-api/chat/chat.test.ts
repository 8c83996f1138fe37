import { ERROR_CODE } from '../../contract';
import { createTestClock, startTestApi, type TestApi } from '../testing/test-api';
import { askAs, logInVisitor, type Visitor } from '../testing/visitor';
import { createEcho } from './testing/echo-companion';

const codeLimits = { perNumber: [], perAddress: [] };
const clock = createTestClock();
const echo = createEcho();
let api: TestApi;
let phones = 13_800_000_000;
beforeAll(async () => {
  api = await startTestApi({ codeLimits, companion: echo.companion, now: clock.now });
});

function newVisitor(): Promise<Visitor> {
  phones += 1;
  return logInVisitor(api, String(phones));
}

function send(visitor: Visitor, content: string, more: Record<string, unknown> = {}) {
  const input = { character_id: 'p-lingxi', content, client_message_id: content, ...more };
  return askAs(api, visitor, 'chatRespond', input);
}

function idOf({ webUserId }: Visitor): string {
  return `${webUserId}:p-lingxi`;
}

function history(visitor: Visitor, more: Record<string, unknown> = {}) {
  const input = { conversation_id: idOf(visitor), limit: 100, ...more };
  return askAs(api, visitor, 'historyMessages', input);
}

async function unread(visitor: Visitor): Promise<number> {
  return (await askAs(api, visitor, 'me')).unread_count;
}

test('a message is answered, and both are in the history', async () => {
  const visitor = await newVisitor();
  const { message, suggestions, quest } = await send(visitor, 'hello');
  expect(message).toMatchObject({
    conversation_id: idOf(visitor),
    sender: 'character',
    content: 'You said: hello',
    references: [{ type: 'game', id: 'star-echo', title: 'Star Echo' }],
  });
  expect(suggestions).toEqual(['And you?']);
  expect(quest).toBeUndefined();
  const { list, has_more } = await history(visitor);
  expect(has_more).toBe(false);
  expect(list[0]).toMatchObject({ sender: 'user', content: 'hello', client_message_id: 'hello' });
  expect(list[1]).toEqual(message);
  expect(message.reply_to).toBe(list[0]?.id);
});

test('words of distress are marked for whoever shows them, and no others', async () => {
  const visitor = await newVisitor();
  await send(visitor, 'my dad hit me again and i cant go home');
  await send(visitor, 'the final boss hits me before i can dodge');
  const { list } = await history(visitor);
  const own = list.filter(({ sender }) => sender === 'user');
  expect(own.map(({ needs_help }) => needs_help)).toEqual([true, undefined]);
});

test('a message that is sent twice is stored once and gets the first answer again', async () => {
  const visitor = await newVisitor();
  const open = echo.hold();
  const asked = echo.turns.length;
  const both = Promise.all([send(visitor, 'twice'), send(visitor, 'twice')]);
  open();
  const [first, second] = await both;
  expect(second).toEqual(first);
  expect(await send(visitor, 'twice')).toEqual(first);
  expect(echo.turns).toHaveLength(asked + 1);
  expect((await history(visitor)).list).toHaveLength(2);
});

test('an id that another message has is refused', async () => {
  const visitor = await newVisitor();
  await send(visitor, 'one');
  const input = { character_id: 'p-lingxi', content: 'two', client_message_id: 'one' };
  const { envelope } = await api.call('chatRespond', input, visitor.headers);
  expect(envelope).toMatchObject({
    error_code: ERROR_CODE.invalidInput,
    error_message: 'client_message_id: expected one that no other message has',
  });
});

test('two visitors may use the same id', async () => {
  const [one, two] = [await newVisitor(), await newVisitor()];
  await send(one, 'same');
  await send(two, 'same');
  expect((await history(one)).list).toHaveLength(2);
  expect((await history(two)).list).toHaveLength(2);
});

test('a message that could not be answered is kept, and answered when it is sent again', async () => {
  const visitor = await newVisitor();
  const fault = jest.spyOn(console, 'error').mockImplementation();
  echo.failWith(new Error('The companion is out'));
  const input = { character_id: 'p-lingxi', content: 'kept', client_message_id: 'kept' };
  const { envelope } = await api.call('chatRespond', input, visitor.headers);
  fault.mockRestore();
  echo.failWith(undefined);
  expect(envelope.error_code).toBe(ERROR_CODE.serverFault);
  expect((await history(visitor)).list).toHaveLength(1);
  expect((await send(visitor, 'kept')).message.content).toBe('You said: kept');
  expect((await history(visitor)).list).toHaveLength(2);
});

test('messages of one conversation are answered one after the other, with what came before', async () => {
  const visitor = await newVisitor();
  const open = echo.hold();
  const asked = echo.turns.length;
  const begun = echo.nextTurn();
  const first = send(visitor, 'first');
  await begun;
  const second = send(visitor, 'second');
  open();
  await Promise.all([first, second]);
  const [one, two] = echo.turns.slice(asked);
  expect(one?.history).toEqual([]);
  expect(two?.memory).toEqual({ turns: asked + 1 });
  expect(two?.history.map(({ content }) => content)).toEqual(['first', 'You said: first']);
});

test('times of a conversation rise, also when the clock stands still', async () => {
  const visitor = await newVisitor();
  for (const word of ['a', 'b', 'c']) await send(visitor, word);
  const times = (await history(visitor)).list.map(({ created_at }) => created_at);
  expect(times).toEqual([...new Set(times)].sort());
  expect(times).toHaveLength(6);
});

test('older pages reach back to the beginning', async () => {
  const visitor = await newVisitor();
  for (const word of ['a', 'b', 'c']) await send(visitor, word);
  const latest = await history(visitor, { limit: 4 });
  expect(latest.has_more).toBe(true);
  const older = await history(visitor, { limit: 4, before: latest.list[0]?.id });
  expect(older.has_more).toBe(false);
  // A page that the oldest ones just fill is the last one as well.
  const exactly = { limit: older.list.length, before: latest.list[0]?.id };
  expect(await history(visitor, exactly)).toEqual(older);
  expect([...older.list, ...latest.list].map(({ content }) => content)).toEqual(
    ['a', 'b', 'c'].flatMap((word) => [word, `You said: ${word}`]),
  );
});

test('what is not seen is counted until the latest messages are asked for', async () => {
  const visitor = await newVisitor();
  expect(await unread(visitor)).toBe(0);
  const { message } = await send(visitor, 'a');
  await send(visitor, 'b');
  expect(await unread(visitor)).toBe(2);
  await history(visitor, { before: message.id });
  expect(await unread(visitor)).toBe(2);
  await history(visitor);
  expect(await unread(visitor)).toBe(0);
});

test.each([
  ['another visitor’s', 'p-lingxi', '99'],
  ['with nobody', 'p-nobody', undefined],
])('a conversation %s is unknown', async (_what, character, owner) => {
  const visitor = await newVisitor();
  const conversation_id = `${owner ?? visitor.webUserId}:${character}`;
  const input = { conversation_id, limit: 10 };
  const { envelope } = await api.call('historyMessages', input, visitor.headers);
  expect(envelope.error_code).toBe(ERROR_CODE.unknownId);
});

test('a reply is in the language that is asked for, or else in that of the browser', async () => {
  const visitor = await newVisitor();
  await send(visitor, 'ja', { locale: 'ja' });
  const browser = { ...visitor.headers, 'accept-language': 'en-GB,en' };
  await api.call(
    'chatRespond',
    { character_id: 'p-lingxi', content: 'en', client_message_id: 'en' },
    browser,
  );
  expect(echo.turns.slice(-2).map(({ locale }) => locale)).toEqual(['ja', 'en']);
});

test('everything is there after a restart', async () => {
  const visitor = await newVisitor();
  const first = await send(visitor, 'before');
  await api.close();
  api = await startTestApi({
    codeLimits,
    companion: echo.companion,
    now: clock.now,
    dataFile: api.dataFile,
  });
  expect(await send(visitor, 'before')).toEqual(first);
  expect((await history(visitor)).list).toHaveLength(2);
});
