import { readFileSync } from 'node:fs';
import { readEnvironment } from '../../../../config/environment';
import type { Setting } from '../../../../config/setting-kinds';
import { settings } from '../../../../config/settings';
import { contentSecurityPolicy } from './content-security-policy';
import { securityHeaders } from './security-headers';

const API = { GATSBY_API_BASE_URL: 'https://api.example/v1', PICTURE_ORIGINS: 'pictures.example' };

/** Sources by directive. */
function policyOf(
  variables: Readonly<Record<string, string>> = {},
  scripts: readonly string[] = [],
): Readonly<Record<string, string>> {
  const text = contentSecurityPolicy(readEnvironment({ ...API, ...variables }), scripts);
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

const bare = policyOf();

test('a site without settings loads from itself, the API and the hosts of pictures', () => {
  expect(bare).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'unsafe-inline'",
    'img-src': "'self' pictures.example",
    'connect-src': "'self' https://api.example pictures.example",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
});

test('pictures within a file are shown where the build makes files of games to take along', () => {
  expect(policyOf({ OFFLINE_GAMES: 'build' })['img-src']).toBe("'self' pictures.example data:");
});

test('no script runs because it stands in a page, unless the build has written it', () => {
  expect(policyOf({}, ["'sha256-a='", "'sha256-b='"])['script-src']).toBe(
    "'self' 'sha256-a=' 'sha256-b='",
  );
});

const im = { GATSBY_IM_URL: 'wss://im.example:444/socket?a=1', GATSBY_IM_APP_ID: 'a' };
const analytics = {
  GATSBY_ANALYTICS_CHANNEL_DOMAIN: 'https://collect.example/in/',
  GATSBY_ANALYTICS_APP_ID: '1',
};
const sdk = { GATSBY_INSTALL_SDK_URL: 'https://sdk.example/a.js', GATSBY_INSTALL_SDK_KEY: 'k' };

type Texts = Readonly<Record<string, string>>;

const additions: Readonly<Record<string, readonly [variables: Texts, changed: Texts]>> = {
  GATSBY_API_BASE_URL: [
    { GATSBY_API_BASE_URL: 'http://other.example:8080/api' },
    { 'connect-src': "'self' http://other.example:8080 pictures.example" },
  ],
  PICTURE_ORIGINS: [
    { PICTURE_ORIGINS: 'a.example,b.example:8443' },
    {
      'img-src': "'self' a.example b.example:8443",
      'connect-src': "'self' https://api.example a.example b.example:8443",
    },
  ],
  GATSBY_IM_URL: [
    im,
    { 'connect-src': "'self' https://api.example wss://im.example:444 pictures.example" },
  ],
  GATSBY_ANALYTICS_CHANNEL_DOMAIN: [
    analytics,
    { 'connect-src': "'self' https://api.example https://collect.example pictures.example" },
  ],
  GATSBY_PROMO_VIDEO_URL: [
    { GATSBY_PROMO_VIDEO_URL: 'https://video.example/promo.mp4' },
    { 'media-src': 'https://video.example' },
  ],
  GATSBY_INSTALL_SDK_URL: [
    sdk,
    {
      'script-src': "'self' https://sdk.example",
      'connect-src': "'self' https://api.example https://sdk.example pictures.example",
    },
  ],
  INSTALL_SDK_HOSTS: [
    { ...sdk, INSTALL_SDK_HOSTS: 'app.example' },
    {
      'script-src': "'self' https://sdk.example app.example",
      'img-src': "'self' app.example pictures.example",
      'connect-src': "'self' https://api.example https://sdk.example app.example pictures.example",
    },
  ],
  GATSBY_IP_LOOKUP_URL: [
    { GATSBY_IP_LOOKUP_URL: 'https://ip.example/?format=json' },
    { 'connect-src': "'self' https://api.example https://ip.example pictures.example" },
  ],
};

test.each(Object.entries(additions))(
  '%s adds its origin to its directives and nothing else',
  (_name, [variables, changed]) => {
    expect(policyOf(variables)).toEqual({ ...bare, ...changed });
  },
);

test('every other setting that is an address of a page leads there, and adds nothing', () => {
  const table: readonly (readonly [string, Setting])[] = Object.entries(settings);
  const named = table.flatMap(([name, { directives }]) => (directives ? [name] : []));
  expect(named.sort()).toEqual(Object.keys(additions).sort());
  const links = table.flatMap(([name, { kind, directives }]) =>
    kind === 'web address' && !directives && name !== 'CSP_REPORT_URL'
      ? [[name, 'https://link.example/'] as const]
      : [],
  );
  expect(links.length).toBeGreaterThan(5);
  expect(policyOf(Object.fromEntries<string>(links))).toEqual(bare);
});

test.each([
  { GATSBY_IM_URL: im.GATSBY_IM_URL },
  { GATSBY_ANALYTICS_CHANNEL_DOMAIN: analytics.GATSBY_ANALYTICS_CHANNEL_DOMAIN },
  { GATSBY_INSTALL_SDK_URL: sdk.GATSBY_INSTALL_SDK_URL },
  { INSTALL_SDK_HOSTS: 'app.example' },
])('a setting that does nothing without its other half adds nothing: %j', (variables) => {
  expect(policyOf(variables)).toEqual(bare);
});

test('an origin stands there once', () => {
  const same = { GATSBY_IP_LOOKUP_URL: 'https://api.example/ip', PICTURE_ORIGINS: 'api.example' };
  expect(policyOf(same)['connect-src']).toBe("'self' https://api.example api.example");
});

test('a site with TLS has everything asked for with it', () => {
  expect(policyOf({ GATSBY_SITE_URL: 'https://www.example' })).toEqual({
    ...bare,
    'upgrade-insecure-requests': '',
  });
});

test('docs/operating.md names the settings of every directive', () => {
  const [, behind = ''] = readFileSync('docs/operating.md', 'utf8').split('<!-- directives -->');
  const rows = (behind.split('\n\n')[1] ?? '').split('\n').map((row) => row.split('|'));
  const documented = new Map(
    rows.map(([, directive = '', , names = '']) => [
      /`([a-z-]+)/.exec(directive)?.[1] ?? '',
      names.match(/[A-Z_]{4,}/g) ?? [],
    ]),
  );
  expect([...documented.keys()]).toEqual(expect.arrayContaining(Object.keys(bare)));
  for (const directive of ['script-src', 'img-src', 'media-src', 'connect-src'] as const) {
    const named = Object.entries(settings).flatMap(([name, setting]: [string, Setting]) =>
      setting.directives?.includes(directive) ? [name] : [],
    );
    expect([directive, documented.get(directive)]).toEqual([directive, named]);
  }
});

describe('reports', () => {
  const headersOf = (CSP_REPORT_URL: string) => {
    const environment = readEnvironment({ ...API, CSP_REPORT_URL });
    return securityHeaders(environment, []).find(({ name }) => name === 'Reporting-Endpoints');
  };

  test('go to an address with TLS in both ways that browsers know', () => {
    const address = 'https://reports.example/csp?site=a';
    expect(policyOf({ CSP_REPORT_URL: address })).toEqual({
      ...bare,
      'report-uri': address,
      'report-to': 'csp',
    });
    expect(headersOf(address)?.value).toBe(`csp="${address}"`);
  });

  test('go to one without TLS in the older way, because the newer one would send none', () => {
    const address = 'http://localhost:8787/csp-reports';
    expect(policyOf({ CSP_REPORT_URL: address })).toEqual({ ...bare, 'report-uri': address });
    expect(headersOf(address)).toBeUndefined();
  });

  test('go to an address that ends no directive and begins no variable of nginx', () => {
    const address = `https://reports.example/a;b,c$d?e="f"'\\`;
    const encoded = 'https://reports.example/a%3Bb%2Cc%24d?e=%22f%22%27%5C';
    expect(policyOf({ CSP_REPORT_URL: address })['report-uri']).toBe(encoded);
    expect(headersOf(address)?.value).toBe(`csp="${encoded}"`);
  });
});
