import { LOCALES, type Locale } from '../config/locales';
import { matchRoute, placePath, type RouteName } from '.';

/** The addresses of the specification's sections 2.1 to 2.4, written out: the table of routes is what it is compared with. */

const prefixes: Readonly<Record<Locale, string>> = { zh: '', en: '/en', ja: '/ja' };

/** Expects that an address is of a route in all languages. */
function expectRoute(address: string, name: RouteName, variant: 'pc' | 'm'): void {
  for (const locale of LOCALES) {
    const path = prefixes[locale] + address;
    expect([path, matchRoute(path)?.name]).toEqual([path, name]);
    expect(placePath(path)).toMatchObject({ locale, variant });
  }
}

const both: readonly (readonly [string, RouteName])[] = [
  ['/profile', 'profile'],
  ['/about-us', 'about'],
  ['/activity', 'activity'],
  ['/game-library', 'library'],
  ['/game-library/search', 'search'],
  ['/game-library/a1', 'game'],
  ['/game-library/game-role-a1', 'gameRoles'],
  ['/game-library/role-Info-a1', 'role'],
  ['/game-partner', 'partners'],
  ['/game-partner/chat-a1', 'partnerChat'],
  ['/game-partner/story-a1', 'partnerStory'],
  ['/game-partner/detail-a1', 'partnerDetail'],
  ['/game-partner/game-list-a1', 'partnerGames'],
];

test.each(both)('%s is %s on a desk and, under /m, on a phone', (address, name) => {
  expectRoute(address, name, 'pc');
  expectRoute(`/m${address}`, name, 'm');
});

test('the home page of a desk is /, that of a phone /m', () => {
  expectRoute('/', 'home', 'pc');
  expectRoute('/m', 'home', 'm');
});

test('an account is removed on phones', () => {
  expectRoute('/m/profile/removeAccount-a1', 'removeAccount', 'm');
  expect(matchRoute('/profile/removeAccount-a1')).toBeUndefined();
});

test.each(['terms', 'privacy', 'douvterms', 'douvsubscribeterms'])(
  'the legal page %s has editions with an id right behind the word',
  (word) => {
    expectRoute(`/${word}`, 'legal', 'pc');
    expectRoute(`/${word}a1`, 'legal', 'pc');
  },
);

test.each([
  'douvsubscribeterms',
  'douvterms',
  'privacy',
  'terms',
  'terms-txj',
  'privacy-txj',
  'douvsubscribeterms-legionzone',
  'douvterms-legionzone',
])('/%s.html is a legal file', (word) => {
  expectRoute(`/${word}.html`, 'legalFile', 'pc');
});

test('a top-up agreement has its id in the name of its file', () => {
  expectRoute('/topup/agreementa1.html', 'topUpFile', 'pc');
});

test.each(['/nowhere', '/m/nowhere', '/m/a/b/c'])('%s is caught by no route', (path) => {
  expect(matchRoute(path)).toBeUndefined();
});
