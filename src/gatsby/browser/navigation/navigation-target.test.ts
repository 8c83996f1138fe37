import fc from 'fast-check';
import { LOCALES } from '../../../config/locales';
import { href, VARIANTS } from '../../../routes';
import { navigationTarget } from './navigation-target';
import { checkProperty } from '../../../testing/check-property';

test.each([
  ['/about-us/', '?channel=a', 'pc', '/about-us/?channel=a'],
  ['/about-us/', '', 'pc', '/about-us/'],
  ['/about-us/', '?channel=a', 'm', '/m/about-us/?channel=a'],
  ['/en/m/activity/?x=1#喜灯', '?channel=a', 'pc', '/en/activity/?channel=a&x=1#喜灯'],
  ['/game-library/search/?searchValue=b', '?searchValue=a&channel=c', 'pc', '/game-library/search/?channel=c&searchValue=b'], // oxfmt-ignore
  ['/game-library/search/', '?searchValue=a&channel=c', 'pc', '/game-library/search/?channel=c'],
  ['/en/game-library/search?x=1', '?searchValue=a', 'm', '/en/m/game-library/search?x=1'],
  ['/game-library/star-echo/', '?searchValue=a', 'pc', '/game-library/star-echo/?searchValue=a'],
  ['/terms/#part-2', '?channel=a', 'm', '/terms/?channel=a#part-2'],
  ['/terms.html', '?channel=a', 'm', '/terms.html'],
  ['/activity/feast.ics', '?channel=a', 'pc', '/activity/feast.ics'],
  ['/m/profile/removeAccount-7', '?channel=a', 'pc', '/m/profile/removeAccount-7?channel=a'],
  ['/nope', '?channel=a', 'm', '/nope?channel=a'],
] as const)('%s from %s on %s leads to %s', (to, search, variant, expected) => {
  expect(navigationTarget(to, search, variant)).toBe(expected);
});

test('a navigation to a page, with whatever query and fragment, arrives in one step and on the site', () => {
  const query = fc
    .dictionary(fc.string(), fc.string())
    .map((pairs) => `?${new URLSearchParams(pairs).toString()}`);
  const fragment = fc.string().map((text) => `#${encodeURIComponent(text)}`);
  const site = 'https://www.example.com';
  checkProperty(
    fc.property(
      fc.constantFrom('home', 'search', 'activity', 'profile'),
      fc.record({ locale: fc.constantFrom(...LOCALES), variant: fc.constantFrom(...VARIANTS) }),
      fc.tuple(query, query, fragment),
      fc.constantFrom(...VARIANTS),
      (name, place, [search, own, hash], variant) => {
        const target = navigationTarget(href(name, {}, place) + own + hash, search, variant);
        const { origin, pathname } = new URL(target, site);
        expect([origin, pathname]).toEqual([site, href(name, {}, { ...place, variant })]);
        expect(navigationTarget(target, search, variant)).toBe(target);
      },
    ),
  );
});
