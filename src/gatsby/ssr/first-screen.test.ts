import { firstPaintAwaits } from './first-screen';

test.each([
  ['/', 'partners'],
  ['/en/m/', 'partners'],
  ['/ja/game-library/', 'more-games'],
  ['/m/game-library/', 'main'],
  ['/game-library/cat-inn/', 'main'],
  // What is no page shows its header whole all the same.
  ['/404/', 'main'],
])('the first paint of %s waits for #%s', (pathname, id) => {
  expect(firstPaintAwaits(pathname)).toBe(id);
});
