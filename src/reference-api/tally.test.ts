import { Tally } from './tally';

test('each key has its own count, and one that nobody has added has none', () => {
  const tally = new Tally();
  tally.add('a');
  tally.add('a');
  tally.add('b');
  expect(['a', 'b', 'c'].map((key) => tally.of(key))).toEqual([2, 1, 0]);
});

test('what is taken away leaves the others, down to none and no further', () => {
  const tally = new Tally();
  tally.add('a');
  tally.add('a');
  tally.remove('a');
  expect(tally.of('a')).toBe(1);
  tally.remove('a');
  tally.remove('a');
  expect(tally.of('a')).toBe(0);
  tally.add('a');
  expect(tally.of('a')).toBe(1);
});
