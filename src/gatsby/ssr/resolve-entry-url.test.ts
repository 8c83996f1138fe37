import fc from 'fast-check';
import { carryQuery } from '../../routes';
import { resolveEntryUrl, type EntryRequest } from './resolve-entry-url';
import { checkProperty } from '../../testing/check-property';

const facts = {
  prefixes: { 'lang=en': '/en', 'lang=ja': '/ja' },
  hasTwin: true,
  mobileOnly: '/profile/removeAccount-',
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
    ['/profile/removeAccount-9', '/m/profile/removeAccount-9'],
    ['/en/m/profile/removeAccount-9', '/en/m/profile/removeAccount-9'],
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
  const piece = fc.oneof(
    fc.constantFrom(
      ...[
        '/',
        '//',
        'en',
        'ja',
        'm',
        '..',
        '%E0',
        '%2F',
        '\\',
        '\t',
        ':',
        '中',
        '?',
        '#',
        'evil.com',
      ],
      ...['game-library', 'profile', 'removeAccount-7'],
    ),
    fc.string(),
  );
  const written = fc.array(piece, { maxLength: 10 }).map((parts) => `/${parts.join('')}`);
  const visitor = fc.record({
    isNarrow: fc.boolean(),
    cookies: fc.subarray(['lang=ja', 'lang=%E0', '']),
    chosen: fc.constantFrom('', 'pc', 'm', '<'),
  });
  const site = 'https://www.example.com';
  checkProperty(
    fc.property(written, visitor, fc.boolean(), (raw, visit, hasTwin) => {
      // As it was written, and as a browser has it in `location.pathname`.
      const asWritten = settle(raw.replace(/[?#\s]/g, ''), visit, hasTwin).path;
      expect(new URL(asWritten, site).origin).toBe(site);
      const { path } = settle(new URL(site + raw).pathname, visit, hasTwin);
      const url = new URL(path, site);
      expect(url.origin).toBe(site);
      expect(settle(url.pathname, visit, hasTwin).path).toBe(url.pathname);
    }),
    { numRuns: 2_000 },
  );
});

test('whatever queries came before, the query is one', () => {
  const query = fc.string({ maxLength: 30 }).map((text) => (text === '' ? '' : `?${text}`));
  checkProperty(
    fc.property(query, fc.array(query, { maxLength: 2 }), (search, earlier) => {
      expect(settle('/', { search, earlier }).query).toMatch(/^(?:\?|$)/);
    }),
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
