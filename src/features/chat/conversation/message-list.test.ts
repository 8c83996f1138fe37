import * as fc from 'fast-check';
import type { ChatMessage } from './conversation';
import { messageSchema } from '../../../contract/partners';
import { wireExamples } from '../../../contract/testing/wire-examples';
import type { OutboxEntry } from '../../../platform/chats/unsent-database';
import { mergeUnsentMessages, MessageList, toChatMessage } from './message-list';

function message(number: number, more: Partial<ChatMessage> = {}): ChatMessage {
  return {
    key: `c${String(number)}`,
    id: `m${String(number)}`,
    sender: 'user',
    type: 'text',
    content: String(number),
    // Three messages at each time.
    createdAt: new Date(Math.floor(number / 3) * 1000).toISOString(),
    delivery: 'sent',
    references: [],
    origin: 'model',
    ...more,
  };
}

test('whatever comes twice, late or in another order ends in one order', () => {
  const parts = fc.array(fc.array(fc.integer({ min: 0, max: 40 })));
  fc.assert(
    fc.property(parts, (numbers) => {
      const list = new MessageList();
      for (const part of numbers) list.add(part.map((number) => message(number)));
      const expected = [...new Set(numbers.flat())].sort((one, other) => one - other);
      expect(list.all.map(({ content }) => Number(content))).toEqual(expected);
    }),
  );
});

test('a message has one place, by its id and by the id that its sender gave it', () => {
  const list = new MessageList();
  list.add([message(4, { id: undefined, createdAt: message(5).createdAt }), message(5)]);
  list.add([message(4)]);
  // The same without the sender's id, as another tab may have it.
  list.add([message(4, { key: 'm4' })]);
  expect(list.all.map(({ key, id }) => [key, id])).toEqual([
    ['c4', 'm4'],
    ['c5', 'm5'],
  ]);
  // What was assumed before the server's word comes too late.
  expect(list.add([message(4, { id: undefined, createdAt: message(9).createdAt })])).toEqual([]);
});

test.each<[string, Partial<ChatMessage>]>([
  ['a time', { createdAt: message(9).createdAt }],
  ['an id', { id: undefined }],
  ['words', { content: 'as it was written' }],
])('%s from the server takes the place of what was assumed', (_, assumed) => {
  const list = new MessageList();
  list.add([message(1), message(4, assumed), message(7)]);
  expect(list.add([message(4)])).toEqual([message(4)]);
  expect(list.all).toEqual([message(1), message(4), message(7)]);
});

test('what is the same changes nothing', () => {
  const list = new MessageList();
  list.add([message(1), message(2)]);
  const before = list.all;
  expect(list.add([message(2), message(1)])).toEqual([]);
  expect(list.all).toBe(before);
});

test('a page of older messages is put before the rest, and one of newer messages behind it', () => {
  const sorts = jest.spyOn(Array.prototype, 'sort');
  const list = new MessageList();
  for (const begin of [20, 10, 30, 0]) {
    list.add(Array.from({ length: 10 }, (_, place) => message(begin + place)));
  }
  expect(list.all.map(({ content }) => Number(content))).toEqual(
    Array.from({ length: 40 }, (_, place) => place),
  );
  // In a long conversation that is fetched page by page, sorting would take longer with each page.
  expect(sorts).not.toHaveBeenCalled();
});

test('a message of the server is shown with all that it says of itself', () => {
  const { message: wire } = wireExamples;
  expect(toChatMessage(wholeMessage())).toEqual({
    ...{ key: 'c1', id: 'm1', sender: 'character', type: 'text', content: '三格。' },
    ...{ createdAt: wire.created_at, delivery: 'sent', draftId: 'd1', origin: 'script' },
    ...{ references: wire.references, needsHelp: true, replyTo: 'm0' },
  });
  const bare = { client_message_id: undefined, draft_id: undefined, origin: undefined };
  const shown = toChatMessage({ ...wholeMessage(), ...bare, references: undefined });
  expect(shown).toMatchObject({ key: 'm1', references: [], origin: 'model' });
  expect(shown).not.toHaveProperty('draftId');
});

function wholeMessage() {
  return messageSchema.parse(wireExamples.message);
}

test('an answer stands behind what it answers, which another tab may have sent', () => {
  const reply = message(5, {
    sender: 'character',
    references: [{ type: 'game', id: 'g', title: 'G' }],
  });
  const list = new MessageList();
  expect(list.addAnswered('c4', 'door', reply)).toBe(true);
  expect(list.all).toEqual([
    { ...reply, key: 'c4', id: undefined, sender: 'user', content: 'door', references: [] },
    reply,
  ]);
  expect(list.addAnswered('c4', 'door', message(6))).toBe(false);
  expect(list.all).toHaveLength(3);
});

test('what stands before a message is forgotten, and may come again', () => {
  const list = new MessageList();
  list.add([1, 4, 7].map((number) => message(number)));
  list.forgetBefore(message(4));
  expect(list.all).toEqual([message(4), message(7)]);
  expect([list.has('c1'), list.find('c1'), list.find('c4')]).toEqual([
    false,
    undefined,
    message(4),
  ]);
  expect(list.add([message(1)])).toEqual([message(1)]);
  expect(list.all[0]).toEqual(message(1));
});

describe('beside what the server has', () => {
  const entry = (number: number, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
    ...{ clientMessageId: `c${String(number)}`, userId: '7', characterId: 'p', locale: 'zh' },
    ...{ content: String(number), writtenAt: message(number).createdAt, ...more },
  });
  const failure = { kind: 'busy', message: '' } as const;
  const list = new MessageList();
  list.add([message(1), message(4)]);
  const statesOf = (...entries: OutboxEntry[]) =>
    mergeUnsentMessages(list, entries, (id) => id === 'c8').map(
      ({ key, delivery, failure: why }) => [key, delivery, why],
    );

  test('nothing that is not sent leaves the list as it is', () => {
    expect(mergeUnsentMessages(list, [], () => true)).toBe(list.all);
    expect(mergeUnsentMessages(list, [entry(4)], () => true)).toBe(list.all);
  });

  test('stands what waits, is on its way or has failed, in the order of writing', () => {
    expect(statesOf(entry(8), entry(7), entry(9, { failure }))).toEqual([
      ['c1', 'sent', undefined],
      ['c4', 'sent', undefined],
      ['c8', 'sending', undefined],
      ['c7', 'waiting', undefined],
      ['c9', 'failed', failure],
    ]);
    expect(mergeUnsentMessages(list, [entry(7)], () => false).at(-1)).toEqual({
      ...message(7, { id: undefined, delivery: 'waiting' }),
    });
  });

  test('what the server has though its answer failed has failed', () => {
    expect(statesOf(entry(4, { failure }))).toEqual([
      ['c1', 'sent', undefined],
      ['c4', 'failed', failure],
    ]);
  });
});
