import fc from 'fast-check';
import { LOCALES } from '../config/locales';
import {
  href,
  matchPathOf,
  matchRoute,
  pageLinks,
  pagePath,
  placePath,
  routes,
  twinOf,
  VARIANTS,
  withLocale,
  type RouteName,
} from '.';
import { tagSlug } from './tag-slug';
import { checkProperty } from '../testing/check-property';

const zhPc = { locale: 'zh', variant: 'pc' } as const;
const enM = { locale: 'en', variant: 'm' } as const;
const jaPc = { locale: 'ja', variant: 'pc' } as const;

describe('href', () => {
  test.each([
    [href('home', {}, zhPc), '/'],
    [href('home', {}, enM), '/en/m/'],
    [href('game', { id: '7' }, enM), '/en/m/game-library/7/'],
    [href('gameRoles', { id: 'a-1' }, jaPc), '/ja/game-library/game-role-a-1/'],
    [href('role', { id: 'x' }, zhPc), '/game-library/role-Info-x/'],
    [
      href('tagPage', { tag: '科幻', page: '2' }, zhPc),
      '/game-library/tag/%E7%A7%91%E5%B9%BB/page/2/',
    ],
    [href('partnerGames', { id: 'p' }, enM), '/en/m/game-partner/game-list-p'],
    [href('legal', { doc: 'terms-txj' }, enM), '/en/terms-txj/'],
    [href('legalFile', { doc: 'terms' }, jaPc), '/ja/terms.html'],
    [href('topUpFile', { doc: 'agreement1' }, zhPc), '/topup/agreement1.html'],
    [href('removeAccount', { id: 'u1' }, zhPc), '/m/profile/removeAccount-u1'],
    [href('notFound', {}, enM), '/404/'],
  ])('%s is %s', (got, expected) => {
    expect(got).toBe(expected);
  });

  test('a page path is not percent-encoded', () => {
    expect(pagePath('tag', { tag: '科幻' }, enM)).toBe('/en/m/game-library/tag/科幻/');
  });
});

describe('matchRoute', () => {
  test.each([
    ['/', 'home', {}],
    ['/en', 'home', {}],
    ['/ja/m/', 'home', {}],
    ['/about-us', 'about', {}],
    ['/game-library/search', 'search', {}],
    ['/game-library/page/3/', 'libraryPage', { page: '3' }],
    ['/game-library/a-z/', 'nameIndex', {}],
    ['/en/m/game-library/a-z/page/2', 'nameIndexPage', { page: '2' }],
    ['/game-library/changes/', 'changes', {}],
    ['/ja/game-library/compare/', 'compare', {}],
    ['/en/m/tonight/', 'tonight', {}],
    ['/game-library/shelf/', 'shelf', {}],
    ['/game-library/tag/%E7%A7%91%E5%B9%BB/', 'tag', { tag: '科幻' }],
    ['/game-library/star-echo', 'game', { id: 'star-echo' }],
    ['/m/game-library/game-role-7/', 'gameRoles', { id: '7' }],
    ['/game-library/role-Info-9', 'role', { id: '9' }],
    ['/game-partner/chat-12', 'partnerChat', { id: '12' }],
    ['/en/game-partner/game-list-a_b/', 'partnerGames', { id: 'a_b' }],
    ['/m/profile/removeAccount-5', 'removeAccount', { id: '5' }],
    ['/terms-new/', 'legal', { doc: 'terms-new' }],
    ['/douvsubscribeterms-legionzone.html', 'legalFile', { doc: 'douvsubscribeterms-legionzone' }],
    ['/en/topup/agreement1.html', 'topUpFile', { doc: 'agreement1' }],
  ])('%s is %s', (path, name, params) => {
    expect(matchRoute(path)).toMatchObject({ name, params });
  });

  test.each([
    '/nope',
    '/game-partner/chat-',
    '/game-partner/chat-a%20b',
    '/game-partner/walk-1',
    '/game-library/page/0',
    '/profile/removeAccount-5',
    '/m/terms/',
    '/english/',
    '/%E0%A4%A',
    '/game-library/a/b',
  ])('%s is no route', (path) => {
    expect(matchRoute(path)).toBeUndefined();
  });

  test('every address that href makes is matched as the same route at the same place', () => {
    const names = Object.keys(routes) as RouteName[];
    const id = fc.stringMatching(/^[A-Za-z0-9]{1,12}$/);
    checkProperty(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom(...LOCALES),
        fc.constantFrom(...VARIANTS),
        id,
        fc.integer({ min: 1, max: 9999 }),
        (name, locale, variant, text, page) => {
          const doc = name === 'topUpFile' ? `agreement${text}` : `terms${text}`;
          const params = { id: `q${text}`, tag: text, page: String(page), doc };
          const address = href(name, params, { locale, variant });
          expect(matchRoute(address)?.name).toBe(name);
        },
      ),
    );
  });
});

describe('places', () => {
  test.each([
    ['/', 'zh', 'pc', '/'],
    ['/m', 'zh', 'm', '/'],
    ['/en/m/game-library/x', 'en', 'm', '/game-library/x'],
    ['/ja', 'ja', 'pc', '/'],
    ['/movie', 'zh', 'pc', '/movie'],
    ['/enter/m/', 'zh', 'pc', '/enter/m/'],
    ['/en//evil.com/', 'en', 'pc', '/evil.com/'],
    ['/m/\\evil.com', 'zh', 'm', '/evil.com'],
    ['//evil.com', 'zh', 'pc', '/evil.com'],
  ])('%s is %s, %s, %s', (path, locale, variant, rest) => {
    expect(placePath(path)).toEqual({ locale, variant, rest });
  });

  test('another language keeps variant and page, unknown ones too', () => {
    expect(withLocale('/m/game-library/x/', 'ja')).toBe('/ja/m/game-library/x/');
    expect(withLocale('/en/nope/x', 'zh')).toBe('/nope/x');
    expect(withLocale('/en', 'zh')).toBe('/');
  });

  test('another language, picked again and again, stays on the site', () => {
    const segment = fc.constantFrom('en', 'ja', 'm', '', '\\', 'evil.com', 'game-library');
    const pathname = fc.array(segment, { maxLength: 7 }).map((parts) => `/${parts.join('/')}`);
    const picks = fc.array(fc.constantFrom(...LOCALES), { minLength: 1, maxLength: 4 });
    const site = 'https://www.example.com';
    checkProperty(
      fc.property(pathname, picks, (asked, locales) => {
        let address = asked;
        for (const locale of locales) {
          address = withLocale(address, locale);
          expect(new URL(address, site).origin).toBe(site);
        }
      }),
    );
  });

  test('twins', () => {
    expect(twinOf('/en/game-library/x/', 'm')).toBe('/en/m/game-library/x/');
    expect(twinOf('/m/', 'pc')).toBe('/');
    expect(twinOf('/m/profile/removeAccount-1', 'pc')).toBeUndefined();
    expect(twinOf('/m/profile/removeAccount-1', 'm')).toBeUndefined();
    expect(twinOf('/terms/', 'm')).toBeUndefined();
    expect(twinOf('/nope', 'm')).toBeUndefined();
    expect(twinOf('/', 'pc')).toBeUndefined();
  });

  test('a shell matches under its own prefix, once', () => {
    expect(matchPathOf('partnerShell', enM)).toBe('/en/m/game-partner/*');
    expect(matchPathOf('profile', zhPc)).toBe('/profile/*');
    expect(matchPathOf('home', zhPc)).toBeUndefined();
  });
});

describe('pageLinks', () => {
  const site = 'https://example.com';

  test('a pc page names its mobile twin and its languages', () => {
    const links = pageLinks('game', { id: 'x' }, { locale: 'en', variant: 'pc' }, site);
    expect(links.canonical).toBe(`${site}/en/game-library/x/`);
    expect(links.mobile).toBe(`${site}/en/m/game-library/x/`);
    expect(links.languages).toEqual([
      { hreflang: 'zh-CN', href: `${site}/game-library/x/` },
      { hreflang: 'en', href: `${site}/en/game-library/x/` },
      { hreflang: 'ja', href: `${site}/ja/game-library/x/` },
      { hreflang: 'x-default', href: `${site}/game-library/x/` },
    ]);
  });

  test('a mobile page is canonical to its pc twin and names mobile languages', () => {
    const links = pageLinks('about', {}, { locale: 'ja', variant: 'm' }, site);
    expect(links.canonical).toBe(`${site}/ja/about-us/`);
    expect(links.mobile).toBeUndefined();
    expect(links.languages.map(({ href: address }) => address)).toContain(`${site}/en/m/about-us/`);
  });

  test('a page without a twin names none', () => {
    expect(pageLinks('legal', { doc: 'terms' }, zhPc, site).mobile).toBeUndefined();
  });
});

describe('tagSlug', () => {
  test.each([
    ['科幻', '科幻'],
    ['a/b c', 'a-b-c'],
    ['..', 'tag'],
    ['<script>', 'script'],
    ['  ', 'tag'],
    ['50% off?', '50-off'],
  ])('%j is %j', (tag, slug) => {
    expect(tagSlug(tag)).toBe(slug);
  });

  test('is always one path segment that an address brings back', () => {
    // Of any code units, too: halves of characters have no address.
    const anyText = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.string({ unit: fc.integer({ max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
    );
    checkProperty(
      fc.property(anyText, (tag) => {
        const slug = tagSlug(tag);
        expect(slug).not.toMatch(/^\.{0,2}$|[/\\?#%]/);
        expect(matchRoute(href('tag', { tag: slug }, zhPc))).toMatchObject({
          name: 'tag',
          params: { tag: slug },
        });
      }),
    );
  });
});
