import { talk } from '../testing/fake-conversation';
import { findMessages, splitAtWords } from './find-words';

const messages = [
  talk('a', 'user', undefined, { content: 'A (lamp) - or [two]?' }),
  talk('b', 'character', undefined, { content: '灯 LAMP lamp' }),
  talk('c', 'character', undefined, { type: 'image', content: '/lamp.png' }),
];

test.each([
  ['lamp', ['a', 'b']],
  [' (lamp) - or [', ['a']],
  ['灯', ['b']],
  ['  ', []],
  ['.*', []],
  ['/', []],
])('%j is found in %j', (words, keys) => {
  expect(findMessages(messages, words)).toEqual(keys);
});

it('marks every place, whatever its case', () => {
  expect(splitAtWords('灯 LAMP lamp', 'lamp').map(({ text, isFound }) => [text, isFound])).toEqual([
    ['灯 ', false],
    ['LAMP', true],
    [' ', false],
    ['lamp', true],
  ]);
});

test.each(['', 'x'])('a text without the words is one stretch: %j', (words) => {
  expect(splitAtWords('灯', words)).toEqual([{ text: '灯', isFound: false }]);
});
