import { isNightly, shareOf } from './nightly';

test('a share is every third, in its order, and all of it at night', () => {
  const all = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const [first = 0, second = 0] = shareOf(all);
  expect(shareOf(all)).toHaveLength(isNightly ? 9 : 3);
  expect(second - first).toBe(isNightly ? 1 : 3);
});
