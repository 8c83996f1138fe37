import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '../../../../config/locales';
import { matchPathOf, pagePath, VARIANTS } from '../../../../routes';
import { tempFolder } from '../../../../testing/temp-folder';
import { writeHosting } from './hosting';
import {
  cacheControlOf,
  isData,
  isHidden,
  parseRedirects,
  parseRewrites,
  rewriteFor,
  rewritesOf,
  type HostedPage,
  type RedirectRule,
} from './hosting-rules';
import { headersOf, parseHeaders } from './response-headers';

const shells = (['partnerShell', 'profile'] as const).flatMap((name) =>
  LOCALES.flatMap((locale) =>
    VARIANTS.map((variant) => ({
      path: pagePath(name, {}, { locale, variant }),
      matchPath: matchPathOf(name, { locale, variant }),
    })),
  ),
);

let publicDir: string;
beforeEach(() => {
  publicDir = tempFolder();
});

const headers = [
  { name: 'X-A', value: 'a "b"', scope: 'all', why: 'a is so' },
  { name: 'X-Of-Pages', value: "'c'", scope: 'documents', why: 'c is so' },
  { name: 'X-Tls', value: 'd', scope: 'tls', why: 'd is so' },
] as const;

function write(pages: readonly HostedPage[], rules: readonly RedirectRule[]): Promise<void> {
  return writeHosting({ pages, redirects: rules, headers, publicDir });
}

function written(name: string) {
  return readFile(path.join(publicDir, 'hosting', name), 'utf8');
}

test('the rewrites are the shells of the route table, longest prefix first', async () => {
  await write([{ path: '/' }, { path: '/terms/', matchPath: null }, ...shells], []);
  const rewrites = parseRewrites(await written('rewrites.json'));
  expect(rewrites).toHaveLength(2 * LOCALES.length * VARIANTS.length);
  expect(rewrites[0]).toMatchObject({
    prefix: '/en/m/game-partner/',
    document: '/en/m/game-partner/_app/index.html',
  });
  expect(rewriteFor('/game-partners/x', rewrites)).toBeUndefined();
  expect(rewriteFor('/en/nothing', rewrites)).toBeUndefined();
});

test.each([
  ['/ja/game-partner/chat-1', true],
  ['/ja/game-partner/story-a_b-C/', true],
  ['/ja/game-partner/nothing', false],
  ['/ja/game-partner/chat-', false],
  ['/ja/game-partner/chat-1/2', false],
  ['/ja/game-partner/x/chat-1', false],
])('%s is an address of the route table: %s', (path, isKnown) => {
  expect(rewriteFor(path, rewritesOf(shells))).toEqual({
    document: '/ja/game-partner/_app/index.html',
    isKnown,
  });
});

test.each([
  ['/m/profile/removeAccount-1', '/m/profile/index.html', true],
  ['/profile/removeAccount-1', '/profile/index.html', true],
  ['/m/profile/removeAccount-', '/m/profile/index.html', false],
  ['/profile/xyz', '/profile/index.html', false],
])('%s is answered with %s, known: %s', (path, document, isKnown) => {
  expect(rewriteFor(path, rewritesOf(shells))).toEqual({ document, isKnown });
});

test('a shell without client routes cannot be served', () => {
  expect(() => rewritesOf([{ path: '/about-us/', matchPath: '/about-us/*' }])).toThrow(
    'no client route under /about-us/',
  );
});

const redirects = [{ from: '/旧 页', to: '/a$b/', status: 301 }];

test('old addresses are read as they were written', async () => {
  await write(shells, redirects);
  expect(parseRedirects(await written('redirects.json')).get('/旧 页')).toEqual(redirects[0]);
});

test('the nginx configuration holds every rule, and no file is left half-written', async () => {
  await write(shells, redirects);
  const conf = await written('nginx.conf');
  for (const { matchPath = '' } of shells) {
    expect(conf).toContain(`location ${matchPath.replace('*', '')} {`);
  }
  expect(conf).toContain('try_files $uri/index.html $uri /ja/m/profile/index.html;');
  expect(conf).toContain(
    'location ~ "^/ja/m/profile/(?:removeAccount-(?:[A-Za-z0-9_-]{1,64}))/?$" {',
  );
  expect(conf).toContain('error_page 404 /ja/m/profile/index.html;');
  expect(conf).toContain('"~\\.html$" "no-cache";');
  expect(conf).toContain('error_page 404 /404.html;');
  expect(conf).toContain('gzip_static on;');
  expect(conf).not.toMatch(/undefined|\[object/);
  const open = conf.replace(/"(?:[^"\\]|\\.)*"|#.*/g, '');
  expect(open.split('{').length).toBe(open.split('}').length);
  expect((await readdir(path.join(publicDir, 'hosting'))).sort()).toEqual([
    'Caddyfile',
    'cloudflare-pages',
    'edge-rules.json',
    'headers.json',
    'netlify',
    'nginx-maps.conf',
    'nginx-server.conf',
    'nginx-tls.conf',
    'nginx.conf',
    'redirects.json',
    'rewrites.json',
  ]);
});

describe('old addresses in the nginx configuration', () => {
  const conf = async (rules: readonly RedirectRule[]) => {
    await write(shells, rules);
    return written('nginx.conf');
  };

  test('are rows of one table, in one spelling each, and no locations', async () => {
    const text = await conf(redirects);
    expect(text).toContain('\n  "/旧 页" "/旧 页\t\t301 /a%24b/";\n');
    expect(text).toContain(
      '\n  if ($youban_moved ~ "^301 (?<youban_target>.+)$") { return 301 "$youban_target$is_args$args"; }\n',
    );
    expect(text).not.toContain('return 302');
    expect(text.match(/location = /g)).toHaveLength(4);
    expect(await conf([])).not.toMatch(/youban_old|map_hash/);
  });

  test('that differ in capital letters alone share a row, which tells them apart', async () => {
    const to = (from: string, status: number) => ({ from, to: `${from}-new`, status });
    const text = await conf([to('/Lamp', 301), to('/other', 308), to('/lamp', 302)]);
    expect(text).toContain('  "/lamp" "/Lamp\t\t301 /Lamp-new\t/lamp\t\t302 /lamp-new";\n');
    expect(text).toContain('  "/other" "/other\t\t308 /other-new";\n');
    for (const status of ['301', '302', '308']) expect(text).toContain(`{ return ${status} "`);
  });

  test('are read as they are, whatever is in them', async () => {
    const text = await conf([{ from: '/a"{;$b\\', to: '/c', status: 301 }]);
    expect(text).toContain('  "/a\\"{;$b\\\\" "/a\\"{;${youban_dollar}b\\\t\t301 /c";\n');
  });

  test('have room in the tables, which are sized before the first map', async () => {
    const many = Array.from({ length: 3_000 }, (_, at) => ({
      ...{ from: `/${'a'.repeat(200)}${String(at)}`, to: '/c', status: 301 },
    }));
    const text = await conf(many);
    expect(text).toContain('map_hash_bucket_size 2048;\nmap_hash_max_size 8192;');
    expect(text.indexOf('map_hash_max_size')).toBeLessThan(text.search(/^map /m));
    expect(await conf(redirects)).toContain('map_hash_bucket_size 512;\nmap_hash_max_size 2048;');
  });
});

test.each([['/*'], ['/profile/'], ['/profile/:id'], ['/a b/*'], ['profile/*']])(
  'the matchPath %s cannot be served',
  (matchPath) => {
    expect(() => rewritesOf([{ path: '/profile/', matchPath }])).toThrow(matchPath);
  },
);

test('prefixes of one length stand in the order of their letters, whatever the order of pages', () => {
  const page = (path: string) => ({ path, matchPath: `${path}*` });
  const prefixes = ['/ja/profile/', '/en/profile/', '/profile/', '/ja/m/profile/'];
  const sorted = ['/ja/m/profile/', '/en/profile/', '/ja/profile/', '/profile/'];
  for (const pages of [prefixes, [...prefixes].reverse()]) {
    expect(rewritesOf(pages.map(page)).map(({ prefix }) => prefix)).toEqual(sorted);
  }
});

test('two shells for one prefix are an error, the same one twice is not', () => {
  const page = { path: '/profile/', matchPath: '/profile/*' };
  expect(rewritesOf([page, page])).toHaveLength(1);
  expect(() => rewritesOf([page, { ...page, path: '/other/' }])).toThrow('Two pages');
});

test.each([
  '{}',
  '[{"prefix":"x","pattern":"^/a/","document":"/a.html"}]',
  '[{"prefix":"/a/","pattern":"(","document":"/a.html"}]',
  '[{"prefix":"/a/"}]',
  'no JSON',
])('%s is no list of rewrites', (json) => {
  expect(() => parseRewrites(json)).toThrow();
});

test('headers are read as they were written, and an answer has those of its scope', async () => {
  await write(shells, []);
  const read = parseHeaders(await written('headers.json'));
  expect(read).toEqual(headers);
  const namesOf = (file?: string) => headersOf(file, read).map(({ name }) => name);
  for (const document of ['/index.html', '/a/index.html', '/404.html', '/terms.html']) {
    expect(namesOf(document)).toEqual(['X-A', 'X-Of-Pages']);
  }
  for (const other of ['/a.js', '/a.html.js', '/html', undefined]) {
    expect(namesOf(other)).toEqual(['X-A']);
  }
});

test.each([{ value: 'a\nb' }, { value: 'a$b' }, { value: '灯' }, { name: 'a b' }, { scope: 'js' }])(
  'a header with %j is refused',
  (changed) => {
    const [header] = headers;
    expect(() => parseHeaders(JSON.stringify([{ ...header, ...changed }]))).toThrow();
  },
);

test.each([
  ['/index.html', 'no-cache'],
  ['/static/page.html', 'no-cache'],
  ['/page-data/sq/d/123.json', 'no-cache'],
  ['/builds/meta/1.json', 'no-cache'],
  ['/framework-01234567.js', 'public, max-age=31536000, immutable'],
  ['/app-01234567.js.map', 'public, max-age=31536000, immutable'],
  ['/static/a/b.png', 'public, max-age=31536000, immutable'],
  ['/20260101.js', 'public, max-age=3600'],
  ['/sw.js', 'no-cache'],
  ['/icons/icon-48x48.png', 'public, max-age=3600'],
])('%s is kept: %s', (file, value) => {
  expect(cacheControlOf(file)).toBe(value);
});

test('hidden and data addresses', () => {
  for (const path of [
    '/hosting',
    '/hosting/x',
    '/.git/config',
    '/a/.env',
    '/a.js.gz',
    '/404',
    '/.well',
    '/.well-knownx',
    '/.',
  ]) {
    expect([path, isHidden(path)]).toEqual([path, true]);
  }
  for (const path of [
    '/hostings',
    '/a/hosting/x',
    '/.well-known',
    '/.well-known/x',
    '/a.b/c',
    '/404x',
  ]) {
    expect([path, isHidden(path)]).toEqual([path, false]);
  }
  for (const path of ['/a.js', '/page-data/x', '/b/c.json']) expect(isData(path)).toBe(true);
  for (const path of ['/a.js/', '/page-data', '/a.json5']) expect(isData(path)).toBe(false);
});
