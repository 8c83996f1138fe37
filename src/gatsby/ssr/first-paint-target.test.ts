import { keptDensity } from './kept-density';
import { awaitNamedScreen, firstPaintTarget } from './first-paint-target';

test.each([
  ['/', 'partners'],
  ['/en/m/', 'partners'],
  ['/ja/game-library/', 'main'],
  ['/game-library/cat-inn/', 'main'],
  // What is no page shows its header whole all the same.
  ['/404/', 'main'],
])('the first paint of %s waits for #%s', (pathname, id) => {
  expect(firstPaintTarget(pathname)).toBe(id);
});

test('lists of games on phones alone begin as close together as was chosen', () => {
  expect(keptDensity('/en/m/game-library/')).toContain('localStorage.density');
  expect(keptDensity('/game-library/')).toBeUndefined();
  expect(keptDensity('/m/activity/')).toBeUndefined();
});

test('the home page alone waits for the screen that an address names', () => {
  expect(awaitNamedScreen('/en/m/')).toContain('href="#site-nav"');
  expect(awaitNamedScreen('/game-library/')).toBeUndefined();
});
