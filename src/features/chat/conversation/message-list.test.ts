import * as fc from 'fast-check';
import type { ChatMessage } from './conversation';
import { MessageList } from './message-list';

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
