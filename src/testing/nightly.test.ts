import { fewOf, isNightly, shareOf } from './nightly';

test('a share is every third, in its order, and all of it at night', () => {
  const all = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const [first = 0, second = 0] = shareOf(all);
  expect(shareOf(all)).toHaveLength(isNightly ? 9 : 3);
  expect(second - first).toBe(isNightly ? 1 : 3);
});

test.each([
  [7, 3],
  [10, 4],
  [31, 3],
  [3, 3],
  [2, 3],
])('a few of %i are %i, in their order and apart, and all of them at night', (length, most) => {
  const all = Array.from({ length }, (_, at) => at);
  const few = fewOf(all, most);
  expect(few).toHaveLength(isNightly ? length : Math.min(length, most));
  const gaps = few.slice(1).map((each, at) => each - (few[at] ?? 0));
  const least = isNightly ? 1 : Math.max(1, Math.floor(length / most));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(least);
});
