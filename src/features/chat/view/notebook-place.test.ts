import { talk } from '../testing/fake-conversation';
import { notebookPlace } from './notebook-place';

const before = talk('a', 'user', '2026-11-22T23:59:59');
const today = talk('b', 'character', '2026-11-23T00:00:00');

test.each([
  ['an empty conversation', [], 'none', 0],
  ['messages of other days', [before], 'more', 1],
  ['messages of today as well', [before, today], 'more', 1],
  ['messages of today alone', [today], 'none', 0],
  ['messages of today, of which there may be older ones', [today], 'more', undefined],
] as const)('lies in its place in %s', (_, messages, older, place) => {
  expect(notebookPlace(messages, older, '2026-11-23')).toBe(place);
});
