import { logIn } from '../../../api-client/session/log-in';
import { logOut } from '../../../api-client/session/session';
import { offline, ok, startMockApi } from '../../../api-client/testing/mock-api';
import { toChatMessage, MessageList } from './message-list';
import { History } from './history';
import type { WireMessage } from '../../../contract';

const api = startMockApi();
beforeEach(() => {
  logIn({ access_token: 't', web_user_id: '7' });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logOut());

function wire(number: number): WireMessage {
  return {
    id: `m${String(number)}`,
    conversation_id: '7:p',
    sender: 'character',
    type: 'text',
    content: String(number),
    created_at: new Date(number * 1000).toISOString(),
  };
}

/** The API has this many messages. */
function hold(count: number): void {
  api.answer('historyMessages', (input) => {
    const { before, limit } = input as { before?: string; limit: number };
    const end = before === undefined ? count : Number(before.slice(1));
    const begin = Math.max(end - limit, 0);
    const list = Array.from({ length: end - begin }, (_, place) => wire(begin + place));
    return ok({ list, has_more: begin > 0 });
  });
}

function openHistory() {
  const list = new MessageList();
  const { signal } = new AbortController();
  return { list, history: new History('7:p', list, signal) };
}

test('a gap is closed back to what was known, whatever has come meanwhile', async () => {
  hold(60);
  const { list, history } = openHistory();
  await history.catchUp();
  expect([list.all.length, history.older]).toEqual([50, 'more']);
  hold(300);
  list.add([toChatMessage(wire(299))]);
  await history.catchUp();
  expect(list.all).toHaveLength(290);
  expect(list.all.map(({ content }) => Number(content))).toEqual(
    Array.from({ length: 290 }, (_, place) => 10 + place),
  );
  await history.readOlder();
  expect([list.all.length, history.older]).toEqual([300, 'none']);
});

test('a reading that broke off is made up for by the next one', async () => {
  hold(50);
  const { list, history } = openHistory();
  await history.catchUp();
  hold(200);
  const pages = api.asked('historyMessages').length;
  const half = jest.fn(() => offline);
  list.add([toChatMessage(wire(199))]);
  api.answer('historyMessages', (input) =>
    (input as { before?: string }).before === undefined
      ? ok({ list: Array.from({ length: 50 }, (_, place) => wire(150 + place)), has_more: true })
      : half(),
  );
  await expect(history.catchUp()).rejects.toBeDefined();
  expect(api.asked('historyMessages').length).toBeGreaterThan(pages + 1);
  hold(200);
  await history.catchUp();
  expect(list.all).toHaveLength(200);
});

test('after a very long time the conversation begins with the latest messages', async () => {
  hold(50);
  const { list, history } = openHistory();
  await history.catchUp();
  hold(5000);
  await history.catchUp();
  expect(history.older).toBe('more');
  expect(list.all[0]?.content).toBe(String(5000 - list.all.length));
  expect(history.isBeyond(toChatMessage(wire(3)))).toBe(true);
});

test.each([
  ['has nothing more', { list: [], has_more: true }],
  ['repeats itself', { list: [wire(90), wire(91)], has_more: true }],
])('a history that says there is more and %s comes to its end', async (_what, page) => {
  hold(100);
  const { list, history } = openHistory();
  await history.catchUp();
  api.answer('historyMessages', () => ok(page));
  await history.readOlder();
  expect(history.older).toBe('none');
  expect(list.all).toHaveLength(50);
});

test('a history that goes round has an end', async () => {
  const list = Array.from({ length: 50 }, (_, place) => wire(place));
  api.answer('historyMessages', () => ok({ list, has_more: true }));
  const { list: known, history } = openHistory();
  await history.catchUp();
  await history.catchUp();
  expect(history.older).toBe('more');
  await history.readOlder();
  expect([known.all.length, history.older]).toEqual([50, 'none']);
});

test('a page of the history may come in any order', async () => {
  const mixed = (...numbers: number[]) => ok({ list: numbers.map(wire), has_more: true });
  api.answer('historyMessages', (input) =>
    (input as { before?: string }).before === 'm6' ? mixed(4, 2, 3) : mixed(8, 6, 7),
  );
  const { list, history } = openHistory();
  await history.catchUp();
  await history.readOlder();
  expect([list.all.map(({ content }) => content).join(' '), history.older]).toEqual([
    ...['2 3 4 6 7 8', 'more'],
  ]);
});

test('an empty history is whole', async () => {
  hold(0);
  const { list, history } = openHistory();
  await history.catchUp();
  expect([list.all.length, history.older]).toEqual([0, 'none']);
});

test('older messages that cannot be had can be asked for again', async () => {
  hold(60);
  const { list, history } = openHistory();
  await history.catchUp();
  api.answer('historyMessages', () => offline);
  await history.readOlder();
  expect(history.older).toBe('failed');
  hold(60);
  await history.readOlder();
  expect([list.all.length, history.older]).toEqual([60, 'none']);
});

test('messages of another conversation are passed over', async () => {
  api.answer('historyMessages', () =>
    ok({ list: [wire(1), { ...wire(2), conversation_id: '8:p' }], has_more: false }),
  );
  const { list, history } = openHistory();
  await history.catchUp();
  expect(list.all).toHaveLength(1);
});

test('where the server has nothing older, nothing is asked for, and what was known stays', async () => {
  hold(3);
  const { list, history } = openHistory();
  await history.catchUp();
  api.answer('historyMessages', () => ok({ list: [wire(5)], has_more: false }));
  await history.catchUp();
  expect(api.asked('historyMessages')).toHaveLength(2);
  expect([list.all.length, history.older]).toEqual([4, 'none']);
});

test('older messages are asked for once at a time, and not where there are none', async () => {
  hold(60);
  const { history } = openHistory();
  await history.readOlder();
  expect(api.seen).toEqual([]);
  await history.catchUp();
  await Promise.all([history.readOlder(), history.readOlder()]);
  await history.readOlder();
  expect(api.asked('historyMessages')).toHaveLength(2);
});
