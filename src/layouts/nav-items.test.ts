import { activeNavItem, downloads } from './nav-items';

test.each([
  ['/', 'home'],
  ['/en/m', 'home'],
  ['/game-library', 'library'],
  ['/ja/m/game-library/a-z/page/2/', 'library'],
  ['/game-library/search/', 'library'],
  ['/game-library/role-Info-7/', 'library'],
  ['/m/game-partner/chat-7', 'partners'],
  ['/activity/', 'activity'],
  ['/about-us/', 'about'],
  ['/terms/', undefined],
  ['/profile/', undefined],
  ['/game-library/a/b', undefined],
])('the header link of %s is %s', (pathname, item) => {
  expect(activeNavItem(pathname)).toBe(item);
});

test('the downloads are offered where there are any', () => {
  expect(downloads).toBeUndefined();
});
