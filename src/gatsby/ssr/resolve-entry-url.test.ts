import fc from 'fast-check';
import { carryQuery } from '../../routes';
import { resolveEntryUrl, type EntryRequest } from './resolve-entry-url';

const facts = {
  prefixes: { 'lang=en': '/en', 'lang=ja': '/ja' },
  hasTwin: true,
  mobileOnly: '/profile/removeAccount-',
  instead: '/profile/',
};
function asked(pathname: string, more: Partial<EntryRequest> = {}): EntryRequest {
  return {
    pathname,
    search: '',
    cookies: [],
    chosen: '',
    isNarrow: false,
    earlier: [],
    ...more,
  };
}
function settle(pathname: string, more?: Partial<EntryRequest>, hasTwin = true) {
  return resolveEntryUrl({ ...facts, hasTwin }, asked(pathname, more), carryQuery);
}

const narrow = { isNarrow: true };

describe('the variant', () => {
  test.each([
    ['/', '/m/'],
    ['/en/', '/en/m/'],
    ['/en', '/en/m/'],
    ['/game-library/7/', '/m/game-library/7/'],
    ['/ja/game-partner/chat-1', '/ja/m/game-partner/chat-1'],
    ['/game-library/tag/%E7%A7%91%E5%B9%BB/', '/m/game-library/tag/%E7%A7%91%E5%B9%BB/'],
    ['/english/', '/m/english/'],
    ['/market', '/m/market'],
    ['/nope/x', '/m/nope/x'],
    ['/profile/removeAccount-9', '/m/profile/removeAccount-9'],
  ])('a narrow window on %s belongs on %s', (path, target) => {
    expect(settle(path, narrow).path).toBe(target);
    expect(settle(target, narrow).path).toBe(target);
  });

  test.each([
    ['/m', '/'],
    ['/m/', '/'],
    ['/ja/m/', '/ja/'],
    ['/m/game-library/7/', '/game-library/7/'],
    ['/m/profile/removeAccount-9', '/profile/'],
    ['/profile/removeAccount-9', '/profile/'],
    ['/en/m/profile/removeAccount-9', '/en/profile/'],
  ])('a wide window on %s belongs on %s', (path, target) => {
    expect(settle(path).path).toBe(target);
    expect(settle(target).path).toBe(target);
  });

  test('a choice wins over the width', () => {
    expect(settle('/', { isNarrow: true, chosen: 'pc' }).path).toBe('/');
    expect(settle('/', { chosen: 'm' }).path).toBe('/m/');
    expect(settle('/', { isNarrow: true, chosen: '<script>' }).path).toBe('/m/');
  });

  test('a page without a twin stays', () => {
    expect(settle('/terms/', narrow, false).path).toBe('/terms/');
    expect(settle('/en/privacy', narrow, false).path).toBe('/en/privacy');
  });

  test.each([
    '/m//example.com/',
    '//example.com/',
    '/m///example.com',
    '/en/m//example.com',
    '/m/\\\\x',
  ])('%s never leads to another site', (path) => {
    for (const isNarrow of [true, false]) {
      expect(settle(path, { isNarrow }).path).toMatch(/^\/(?!\/)/);
    }
  });

  test('other spellings of a page stay as they were asked for', () => {
    expect(settle('/en').path).toBe('/en');
    expect(settle('/m', narrow).path).toBe('/m');
    expect(settle('/about-us').path).toBe('/about-us');
  });
});

test.each([
  ['/m/m/activity/', false, '/activity/'],
  ['/m/m/m/activity/', true, '/m/activity/'],
  ['/m/en/m/x', false, '/en/x'],
  ['/m/en/x', true, '/en/m/x'],
  ['/en/en//evil.com/', false, '/en/evil.com/'],
  ['//m//x', true, '/m/x'],
])('%s, narrow: %s, leads to %s with one redirect', (asked, isNarrow, target) => {
  expect(settle(asked, { isNarrow }).path).toBe(target);
  expect(settle(target, { isNarrow }).path).toBe(target);
});

test('whatever is asked for stays on the site, and is settled after one redirect', () => {
  const segment = fc.oneof(
    fc.constantFrom(
      'en',
      'ja',
      'm',
      '',
      'evil.com',
      '\\',
      '\t',
      'profile',
      'removeAccount-7',
      '%2F',
    ),
    fc.string(),
  );
  const pathname = fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`);
  const more = fc.record({
    isNarrow: fc.boolean(),
    cookies: fc.constantFrom([], ['lang=ja']),
    chosen: fc.constantFrom('', 'pc', 'm'),
  });
  const site = 'https://www.example.com';
  fc.assert(
    fc.property(pathname, more, fc.boolean(), (raw, visitor, hasTwin) => {
      // As a browser has it in `location.pathname`, and as it was written.
      for (const asked of [new URL(site + raw).pathname, raw.replace(/[?#\s]/g, '')]) {
        const { path } = settle(asked, visitor, hasTwin);
        const url = new URL(path, site);
        expect(url.origin).toBe(site);
        expect(settle(url.pathname, visitor, hasTwin).path).toBe(url.pathname);
      }
    }),
    { numRuns: 500 },
  );
});

describe('the language that was picked', () => {
  const cookies = ['a=b', 'lang=ja'];
  test.each([
    ['/', false, '/ja/'],
    ['/m/', true, '/ja/m/'],
    ['/', true, '/ja/m/'],
    ['/en/', false, '/en/'],
    ['/about-us/', false, '/about-us/'],
  ])('on %s, narrow: %s, leads to %s at once', (path, isNarrow, target) => {
    expect(settle(path, { cookies, isNarrow }).path).toBe(target);
  });

  test.each(['lang=zh', 'lang=', 'lang=fr', 'language=ja', 'toString', ''])(
    'the cookie "%s" leads nowhere',
    (cookie) => {
      expect(settle('/', { cookies: [cookie] }).path).toBe('/');
    },
  );
});

describe('the query', () => {
  test('goes on beneath what the address names itself, the latest first', () => {
    const { query } = settle('/', {
      search: '?channel=own',
      earlier: ['?channel=a&utm=1', 'channel=b&track_id=t'],
    });
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      channel: 'own',
      utm: '1',
      track_id: 't',
    });
  });

  test('stays as it was written when nothing is added', () => {
    const search = '?a=b%20c&&x';
    expect(settle('/', { search, earlier: ['', '?a=z'] }).query).toBe(search);
  });
});
