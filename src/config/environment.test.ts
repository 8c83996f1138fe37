import { COLLECTIONS } from './failure-policies';
import { parseEnv } from 'node:util';
import { environmentWarnings, readEnvironment } from './environment';

/** How faults are met, and how much a build draws, where no setting says so. */
const untold = {
  OG_IMAGES_BUDGET: 1000,
  OFFLINE_GAMES: 'none',
  CMS_BACKEND: 'github',
  FAILURES: Object.fromEntries(COLLECTIONS.map((name) => [name, 'strict'])),
  LAST_GOOD_MAX_HOURS: 72,
  HOLD_MAX_SHARE: 5,
};

test('needs nothing, and empty is unset', () => {
  expect(readEnvironment({ GATSBY_IM_URL: '', GATSBY_SITE_URL: '' })).toEqual({
    GATSBY_API_BASE_URL: 'http://localhost:8787',
    GATSBY_SITE_URL: 'http://localhost:9000',
    GATSBY_CONSENT_MODE: 'notice',
    GATSBY_REPORT_FROM: 'youban-web',
    GATSBY_OFFLINE: 'off',
    PICTURES: 'build',
    COMPRESSED_COPIES: 'build',
    LOSSES: 'stop',
    DOCTOR: 'stop',
    ...untold,
    PICTURE_ORIGINS: ['localhost:8787'],
    LOCALES_BUILT: ['zh', 'en', 'ja'],
  });
});

test('what production sets today works unchanged, in one form', () => {
  const production = parseEnv(`
# The site
GATSBY_API_BASE_URL=https://api.example.com/youban/
GATSBY_SITE_URL="https://www.example.com/"
GATSBY_IM_URL=wss://im.example.com/socket
GATSBY_IM_APP_ID=app-1
GATSBY_ANALYTICS_APP_ID=20001234
GATSBY_ANALYTICS_CHANNEL_DOMAIN=https://collect.example.com/in//
GATSBY_CONSENT_MODE=required
GATSBY_DOWNLOAD_PC_URL=https://dl.example.com/beta/youban-{channel}-webID.exe
GATSBY_DOWNLOAD_MOBILE_URL=https://dl.example.com/youban.apk?a=b/
GATSBY_SOCIAL_DOUYIN_URL=https://v.douyin.com/abc/
GATSBY_SOCIAL_QQ_URL=
GATSBY_ICP_NUMBER=沪ICP备00000000号-1
PICTURES=build
PICTURE_ORIGINS=api.example.com, cdn.example.com:8443
PICTURES_BUDGET=0500
`);
  expect(readEnvironment({ ...production, PATH: '/bin', GATSBY_CPU_COUNT: '2' })).toEqual({
    GATSBY_API_BASE_URL: 'https://api.example.com/youban',
    GATSBY_SITE_URL: 'https://www.example.com',
    GATSBY_IM_URL: 'wss://im.example.com/socket',
    GATSBY_IM_APP_ID: 'app-1',
    GATSBY_REPORT_FROM: 'youban-web',
    GATSBY_OFFLINE: 'off',
    GATSBY_ANALYTICS_APP_ID: '20001234',
    GATSBY_ANALYTICS_CHANNEL_DOMAIN: 'https://collect.example.com/in',
    GATSBY_CONSENT_MODE: 'required',
    GATSBY_DOWNLOAD_PC_URL: 'https://dl.example.com/beta/youban-{channel}-webID.exe',
    GATSBY_DOWNLOAD_MOBILE_URL: 'https://dl.example.com/youban.apk?a=b/',
    GATSBY_SOCIAL_DOUYIN_URL: 'https://v.douyin.com/abc/',
    GATSBY_ICP_NUMBER: '沪ICP备00000000号-1',
    PICTURES: 'build',
    COMPRESSED_COPIES: 'build',
    LOSSES: 'stop',
    DOCTOR: 'stop',
    ...untold,
    PICTURE_ORIGINS: ['api.example.com', 'cdn.example.com:8443'],
    LOCALES_BUILT: ['zh', 'en', 'ja'],
    PICTURES_BUDGET: 500,
  });
});

test.each([
  ['GATSBY_API_BASE_URL', 'localhost:8787', 'expected an http or https address'],
  ['GATSBY_SITE_URL', 'nowhere', 'expected an http or https address'],
  [
    'GATSBY_SITE_URL',
    'https://example.com/youban',
    'expected an address without a path, such as https://www.example.com',
  ],
  [
    'GATSBY_SITE_URL',
    'https://example.com/?a=1',
    'expected an address without a path, such as https://www.example.com',
  ],
  ['GATSBY_IM_URL', 'http://x', 'expected a ws or wss address'],
  ...['https://*', 'https://*.example.com', 'https://[::1]:8787', 'https://a;b.example'].map(
    (value): [string, string, string] => [
      'GATSBY_PROMO_VIDEO_URL',
      value,
      'expected an address whose host has letters, digits, dots and hyphens only',
    ],
  ),
  ['GATSBY_PROMO_VIDEO_URL', 'promo.mp4', 'expected an http or https address'],
  ['CSP_REPORT_URL', '/csp-reports', 'expected an http or https address'],
  [
    'INSTALL_SDK_HOSTS',
    '*.example.com',
    'expected hosts separated by commas, such as cdn.example.com,img.example.com:8443',
  ],
  ['GATSBY_ANALYTICS_APP_ID', '12a', 'expected a number of digits only'],
  ['GATSBY_CONSENT_MODE', 'ask', 'expected off, notice or required'],
  ['PICTURES', 'maybe', 'expected build, quick or origin'],
  ['PICTURES_BUDGET', '-1', 'expected a whole number such as 500'],
  ['PICTURES_BUDGET', '1.5', 'expected a whole number such as 500'],
  [
    'PICTURE_ORIGINS',
    'https://a.example/',
    'expected hosts separated by commas, such as cdn.example.com,img.example.com:8443',
  ],
  ...['de', 'zh,de', ',', ' ', 'zh,', 'zh,en,zh', 'ZH'].map((value): [string, string, string] => [
    'LOCALES_BUILT',
    value,
    'expected languages of zh, en, ja, each once and separated by commas',
  ]),
  ...['hold', 'games', 'games:', 'games:warn', 'legal:hold', 'games:hold,games:strict', ','].map(
    (value): [string, string, string] => [
      'FAILURES',
      value,
      'expected pairs such as games:hold, separated by commas and each name once, of games, roles, partners, home, activities, banners or all with strict, last-good or hold',
    ],
  ),
  // A text of the API that is too long never stops a build, and a mistake in a legal text always does.
  ...['long-item-text:stop', 'content:warn'].map((value): [string, string, string] => [
    'FINDINGS',
    value,
    'expected pairs such as dead-link:warn, separated by commas and each name once, of dead-link, dead-fragment, item-link, languages, twin, inline-script, page-text, empty-item-text, doubled-item-text, silent-picture, picture-words, notebook, item-alias, stale-redirect or all with stop or warn',
  ]),
])('%s=%s: %s', (name, value, expected) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(
    `The environment is not valid:\n  ${name}: ${expected}, got ${JSON.stringify(value)}`,
  );
});

test('languages have one order, whatever order they are named in', () => {
  expect(readEnvironment({ LOCALES_BUILT: 'ja, zh' }).LOCALES_BUILT).toEqual(['zh', 'ja']);
});

test('a password is not shown either where the address has no scheme', () => {
  const reading = () => readEnvironment({ GATSBY_API_BASE_URL: 'me:secret@api.example.com' });
  expect(reading).toThrow(
    'GATSBY_API_BASE_URL: expected an http or https address, got "…@api.example.com"',
  );
});

test.each([
  ['GATSBY_API_BASE_URL', 'https://me:secret@api.example.com'],
  ['GATSBY_SITE_URL', 'https://me@www.example.com'],
  ['GATSBY_DOWNLOAD_PC_URL', 'https://:secret@dl.example.com/a.exe'],
  ['GATSBY_IM_URL', 'wss://me:secret@im.example.com'],
])('%s may not hold a user name or a password, and the message shows neither', (name, value) => {
  const reading = () =>
    readEnvironment({ GATSBY_API_BASE_URL: 'https://a.example', [name]: value });
  expect(reading).toThrow(
    `  ${name}: expected an address without a user name and password, got "${value.replace(/\/\/.*@/, '//…@')}"`,
  );
  expect(reading).not.toThrow('secret');
});

test('a list of choices by name goes by names first, and by `all` for the others', () => {
  const { FAILURES, FINDINGS } = readEnvironment({
    FAILURES: 'all:last-good, games:hold',
    FINDINGS: 'twin:warn',
  });
  expect(FAILURES).toEqual({
    ...Object.fromEntries(COLLECTIONS.map((name) => [name, 'last-good'])),
    games: 'hold',
  });
  expect(FINDINGS).toEqual({ twin: 'warn' });
});

test('a public site names its API', () => {
  expect(() => readEnvironment({ GATSBY_SITE_URL: 'https://www.example.com/' })).toThrow(
    'GATSBY_API_BASE_URL: expected the address of the API, because GATSBY_SITE_URL is "https://www.example.com", got nothing',
  );
  for (const own of [
    'http://localhost:1',
    'http://127.0.0.1',
    'http://a.localhost',
    'http://[::1]',
  ]) {
    expect(readEnvironment({ GATSBY_SITE_URL: own }).GATSBY_SITE_URL).toBe(own);
  }
});

test.each([
  ['http://localhost:8787', 'http://localhost:9000', []],
  ['http://127.0.0.1:8787', 'http://127.0.0.1:9000', []],
  ['https://api.example.com', 'https://www.example.com', []],
  [
    'http://localhost:8787',
    'https://www.example.com',
    [expect.stringContaining('visitors of https://www.example.com would ask their own machines')],
  ],
  [
    'http://api.example.com',
    'https://www.example.com',
    [expect.stringMatching(/without encryption.*sessions.*block such calls/)],
  ],
  ['http://10.0.0.7', 'http://www.example.com', [expect.stringMatching(/sessions of visitors$/)]],
])('an API at %s for a site at %s', (api, site, warnings) => {
  const environment = readEnvironment({ GATSBY_API_BASE_URL: api, GATSBY_SITE_URL: site });
  expect(environmentWarnings(environment)).toEqual(warnings);
});

test('everything that is invalid is named at once', () => {
  const reading = () => readEnvironment({ GATSBY_IM_URL: 'x', PICTURES: 'y', PICTURE_ORIGINS: '' });
  expect(reading).toThrow(/GATSBY_IM_URL: .*\n {2}PICTURES: /);
});

describe('in the browser', () => {
  const names = ['GATSBY_API_BASE_URL', 'GATSBY_SITE_URL', 'GATSBY_ANALYTICS_CHANNEL_DOMAIN'];
  const before = names.map((name) => [name, process.env[name]] as const);
  afterEach(() => {
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  });

  test.each(['', 'https://a.example', 'https://a.example/', 'https://a.example//'])(
    'addresses have the same form as in the build: "%s"',
    async (value) => {
      for (const name of names) process.env[name] = value;
      jest.resetModules();
      const { browserEnv } = await import('./browser-env');
      const environment = readEnvironment(process.env);
      expect([
        browserEnv.apiBaseUrl,
        browserEnv.siteUrl,
        browserEnv.analyticsChannelDomain,
        browserEnv.consentMode,
      ]).toEqual([
        environment.GATSBY_API_BASE_URL,
        environment.GATSBY_SITE_URL,
        environment.GATSBY_ANALYTICS_CHANNEL_DOMAIN,
        environment.GATSBY_CONSENT_MODE,
      ]);
    },
  );
});
