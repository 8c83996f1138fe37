import { chatFragment } from './chat-fragment';
import { readChatFragment } from './read-chat-fragment';

const nothing = {
  ...{ quest: undefined, ask: undefined, game: undefined },
  ...{ section: undefined, opened: undefined },
};

test.each([
  [{}, ''],
  [{ quest: 'q-1' }, '#quest=q-1'],
  [{ ask: '灯城 & 雨 #1?' }, '#ask=%E7%81%AF%E5%9F%8E+%26+%E9%9B%A8+%231%3F'],
  [{ ask: 'x', game: 'g-1', section: 'a & b' }, '#ask=x&game=g-1&section=a+%26+b'],
  [{ section: 'a', opened: 2 }, '#section=a&opened=2'],
])('%j is written as %s and read again', (fragment, text) => {
  expect(chatFragment(fragment)).toBe(text);
  expect(readChatFragment(text)).toEqual({ ...nothing, ...fragment });
});

test.each([
  '#quest=../x',
  '#quest=',
  '#ask=%20',
  '#top',
  '#quest=%E0%A4%A',
  '#game=a%2Fb',
  `#game=${'a'.repeat(65)}`,
  '#section=%0A',
  '#opened=0',
  '#opened=4',
  '#section=a%00b',
  '#section=%EF%BF%BF',
])('nothing is read from %s', (hash) => {
  expect(readChatFragment(hash)).toEqual(nothing);
});

test('of a long heading the beginning is told, with whole characters', () => {
  const long = `${'a'.repeat(199)}🔥b`;
  expect(chatFragment({ section: long })).toBe(`#section=${'a'.repeat(199)}`);
  expect(readChatFragment(`#section=${encodeURIComponent(long)}`).section).toBe('a'.repeat(199));
  expect(readChatFragment(`#section=${'b'.repeat(201)}`).section).toBe('b'.repeat(200));
});
