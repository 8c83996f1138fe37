import { chatFragment, readChatFragment } from './chat-fragment';

test.each([
  [{}, ''],
  [{ quest: 'q-1' }, '#quest=q-1'],
  [{ ask: '灯城 & 雨 #1?' }, '#ask=%E7%81%AF%E5%9F%8E+%26+%E9%9B%A8+%231%3F'],
])('%j is written as %s and read again', (fragment, text) => {
  expect(chatFragment(fragment)).toBe(text);
  expect(readChatFragment(text)).toEqual({ quest: undefined, ask: undefined, ...fragment });
});

test.each(['#quest=../x', '#quest=', '#ask=%20', '#top', '#quest=%E0%A4%A'])(
  'nothing is read from %s',
  (hash) => {
    expect(readChatFragment(hash)).toEqual({ quest: undefined, ask: undefined });
  },
);
