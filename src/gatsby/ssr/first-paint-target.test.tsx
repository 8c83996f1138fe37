import { keptDensity } from './kept-density';
import { keptMember } from './kept-member';
import { awaitNamedScreen, firstPaintTarget } from './first-paint-target';

test.each([
  ['/', 'partners'],
  ['/en/m/', 'partners'],
  ['/ja/game-library/', 'main'],
  // On a desk cards share the heights of their rows with those that come behind them.
  ['/en/game-partner/', 'site-nav'],
  ['/m/game-partner/', 'main'],
  ['/game-library/cat-inn/', 'main'],
  // What is no page shows its header whole all the same.
  ['/404/', 'main'],
])('the first paint of %s waits for #%s', (pathname, id) => {
  expect(firstPaintTarget(pathname)).toBe(id);
});

test('lists of games on phones alone begin with as large pictures as was chosen', () => {
  const root = document.documentElement;
  const isLarge = (stored: string): boolean => {
    root.removeAttribute('data-cards');
    localStorage.setItem('density', stored);
    // oxlint-disable-next-line typescript/no-implied-eval -- As a browser runs the text of a page.
    Reflect.apply(new Function(keptDensity('/en/m/game-library/') ?? ''), undefined, []);
    return root.hasAttribute('data-cards');
  };
  expect(isLarge('cards')).toBe(true);
  // As builds before this one stored it.
  expect(isLarge('compact')).toBe(false);
  expect(keptDensity('/game-library/')).toBeUndefined();
  expect(keptDensity('/m/activity/')).toBeUndefined();
});

test('the header of a phone knows before it is drawn that somebody is logged in', () => {
  const root = document.documentElement;
  const run = (stored: object): boolean => {
    root.removeAttribute('data-member');
    localStorage.setItem('userStore', JSON.stringify(stored));
    // oxlint-disable-next-line typescript/no-implied-eval -- As a browser runs the text of a page.
    Reflect.apply(new Function(keptMember('/m/activity/') ?? ''), undefined, []);
    return root.hasAttribute('data-member');
  };
  expect(run({ isLoggedIn: true, userInfo: { web_user_id: '7' } })).toBe(true);
  expect(run({ isLoggedIn: false, userInfo: null })).toBe(false);
  expect(keptMember('/terms/')).toBeDefined();
  expect(keptMember('/activity/')).toBeUndefined();
});

test('the home page alone waits for the screen that an address names', () => {
  expect(awaitNamedScreen('/en/m/')).toContain('href="#site-nav"');
  expect(awaitNamedScreen('/game-library/')).toBeUndefined();
});
