import { awaitNamedScreen, firstPaintAwaits } from './first-screen';

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

test('the home page alone waits for the screen that an address names', () => {
  expect(awaitNamedScreen('/en/m/')).toContain('href="#site-nav"');
  expect(awaitNamedScreen('/game-library/')).toBeUndefined();
});
