import { APP, sampleFiles } from './sample-public';

/** Answer to a request for a file of the sample, or in place of one. */
export interface ExpectedAnswer {
  /** Stands in the request line: a path, percent-encoded, perhaps with a query; or a whole address. */
  readonly target: string;
  readonly status: number;
  readonly body: string;
  /** Value of `Cache-Control`. */
  readonly cache: string;
  /** Value of `Content-Type`. */
  readonly type: string;
}

/** Answer to a request for an old address; its body says nothing. */
export interface ExpectedRedirect {
  readonly target: string;
  readonly status: number;
  readonly location: string;
  readonly cache: string;
}

const REVALIDATED = 'no-cache';
const FOR_AN_HOUR = 'public, max-age=3600';
const FOR_EVER = 'public, max-age=31536000, immutable';

const HTML = 'text/html; charset=utf-8';
const JSON_TEXT = 'application/json; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

const TAG = encodeURIComponent('科幻');

function answers(
  status: number,
  cache: string,
  type: string,
  files: readonly (readonly [target: string, file: string])[],
): ExpectedAnswer[] {
  return files.map(([target, file]) => {
    const body = sampleFiles[file];
    if (body === undefined) throw new Error(`The sample has no ${file}`);
    return { target, status, body, cache, type };
  });
}

function all(file: string, targets: readonly string[]) {
  return targets.map((target) => [target, file] as const);
}

/** Pages and files that are there. */
const found = [
  ...answers(200, REVALIDATED, HTML, [
    ['/', 'index.html'],
    ['/?channel=x', 'index.html'],
    ['/m', 'm/index.html'],
    ['/m/', 'm/index.html'],
    ['/en', 'en/index.html'],
    ['/en/', 'en/index.html'],
    ['/terms', 'terms/index.html'],
    ['/terms/', 'terms/index.html'],
    ['/terms/index.html', 'terms/index.html'],
    ['/terms.html', 'terms.html'],
    ['/en/terms.html?a=1', 'en/terms.html'],
    ['http://localhost/terms.html', 'terms.html'],
    ['//game-library//', 'game-library/index.html'],
    [`/game-library/tag/${TAG}/`, 'game-library/tag/科幻/index.html'],
    [`/game-library/tag/${TAG}`, 'game-library/tag/科幻/index.html'],
    ['/game-library/tag/Three.js', 'game-library/tag/Three.js/index.html'],
    ['/game-library/tag/Three.js/', 'game-library/tag/Three.js/index.html'],
    ['/game-library/tag/100%20+%201/', 'game-library/tag/100 + 1/index.html'],
    ['/game-library/tag/100%25%20%3F%23/', 'game-library/tag/100% ?#/index.html'],
    ['/game-partner', 'game-partner/index.html'],
    ['/game-partner/', 'game-partner/index.html'],
    ['/game-partner/_app/', 'game-partner/_app/index.html'],
    ['/profile', 'profile/index.html'],
  ]),
  ...answers(200, REVALIDATED, JSON_TEXT, [
    ['/page-data/index/page-data.json', 'page-data/index/page-data.json'],
    [
      `/page-data/game-library/tag/${TAG}/page-data.json`,
      'page-data/game-library/tag/科幻/page-data.json',
    ],
    ['/page-data/app-data.json', 'page-data/app-data.json'],
    ['/builds/latest.json', 'builds/latest.json'],
    ['/search-index/zh.json', 'search-index/zh.json'],
  ]),
  ...answers(200, FOR_EVER, JSON_TEXT, [['/search-index/zh/1.json', 'search-index/zh/1.json']]),
  ...answers(200, FOR_EVER, 'text/javascript; charset=utf-8', [[`/${APP}`, APP]]),
  ...answers(200, FOR_EVER, 'text/css; charset=utf-8', [
    ['/styles.0123456789abcdef0123.css', 'styles.0123456789abcdef0123.css'],
  ]),
  ...answers(200, FOR_EVER, 'image/webp', [
    ['/static/pictures/0123456789abcdef-320.webp', 'static/pictures/0123456789abcdef-320.webp'],
  ]),
  ...answers(200, FOR_AN_HOUR, 'text/javascript; charset=utf-8', [['/plain.js', 'plain.js']]),
  ...answers(200, FOR_AN_HOUR, TEXT, [
    ['/robots.txt', 'robots.txt'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
  ]),
  ...answers(200, FOR_AN_HOUR, 'application/xml; charset=utf-8', [['/sitemap.xml', 'sitemap.xml']]),
  ...answers(200, FOR_AN_HOUR, 'text/calendar; charset=utf-8', [
    ['/activity/1.ics', 'activity/1.ics'],
  ]),
  ...answers(200, FOR_AN_HOUR, 'image/x-icon', [['/favicon.ico', 'favicon.ico']]),
  ...answers(200, FOR_AN_HOUR, 'application/octet-stream', [
    ['/CNAME', 'CNAME'],
    ['/numbers.bin', 'numbers.bin'],
  ]),
];

/** Addresses of client-only routes, which the shell draws in the browser. */
const shells = answers(200, REVALIDATED, HTML, [
  ['/game-partner/chat-12', 'game-partner/_app/index.html'],
  ['/game-partner/chat-12/?channel=x', 'game-partner/_app/index.html'],
  ['/en/m/game-partner/game-list-7', 'en/m/game-partner/_app/index.html'],
  ['/profile/removeAccount-9', 'profile/index.html'],
]);

/** Addresses beneath a shell that the route table does not know: the shell says so, with status 404. */
const unknownInShells = answers(404, REVALIDATED, HTML, [
  ...all('game-partner/_app/index.html', [
    '/game-partner/nothing',
    '/game-partner/chat-',
    '/game-partner/chat-a.b',
    `/game-partner/chat-${'9'.repeat(65)}`,
  ]),
  ['/en/m/game-partner/chat-1/more', 'en/m/game-partner/_app/index.html'],
  ...all('profile/index.html', ['/profile/xyz', '/profile/removeAccount-']),
]);

/** The error page, also for what lies there and has no address. */
const notFound = answers(
  404,
  REVALIDATED,
  HTML,
  all('404.html', [
    '/nothing',
    '/en/nothing/',
    '/m/nothing',
    '/terms.html/',
    '/Terms/',
    '/en/game-partner/chat-12',
    '/static/',
    '/static/pictures/none.webp',
    '/404',
    '/404/',
    '/404.html',
    '/404/index.html',
    '/hosting/rewrites.json',
    '/hosting/nginx.conf',
    '/hosting',
    '/%68osting/nginx.conf',
    '/.env',
    '/game-partner/.env',
    '/.well-known/.env',
    '/.wellknown/x',
    `/${APP}.br`,
  ]),
);

/** Files for scripts that are not there: never a page, or an open tab would not notice that there is a newer build. */
const missingData: ExpectedAnswer[] = [
  '/app-ffffffffffffffffffff.js',
  '/game-partner/component-1.js',
  '/page-data/nothing/page-data.json',
  '/page-data/nothing',
  '/nothing.json',
  '/none.css',
].map((target) => ({ target, status: 404, body: 'Not found\n', cache: REVALIDATED, type: TEXT }));

/**
 * The answers that every server of the sample gives: our own, nginx and Caddy by the rules that the build writes for them,
 * and whatever else follows `hosting-rules.ts`.
 */
export const expectedAnswers: readonly ExpectedAnswer[] = [
  ...found,
  ...shells,
  ...unknownInShells,
  ...notFound,
  ...missingData,
];

/** Old addresses, with what was asked for of them. */
export const expectedRedirects: readonly ExpectedRedirect[] = [
  { target: '/%E6%97%A7', status: 301, location: '/terms/' },
  { target: '/%E6%97%A7/?channel=x&a=%2F', status: 301, location: '/terms/?channel=x&a=%2F' },
  // Before the shell, which would answer any id.
  { target: '/game-partner/chat-old', status: 302, location: 'https://other.example/x' },
  { target: '/Lamp', status: 301, location: '/en/' },
  { target: '/lamp/', status: 308, location: '/m/' },
  { target: '/a%22%7B$b%7D%60%20c', status: 301, location: '/%E7%A7%91/' },
].map((each) => ({ ...each, cache: REVALIDATED }));

/** Targets that lead nowhere: each server refuses them in its own words, with a status from 400 to 499. */
export const refusedTargets: readonly string[] = [
  '/%',
  '/a%00b',
  '/../package.json',
  '/en/../../package.json',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cwindows',
  '/LAMP',
  `/${'x'.repeat(5000)}`,
];
