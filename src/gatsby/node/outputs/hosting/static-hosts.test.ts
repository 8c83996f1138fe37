import { tempFolder } from '../../../../testing/temp-folder';
import { cacheControlOf, rewritesOf } from './hosting-rules';
import { staticHostFiles } from './static-hosts';

const rules = {
  rewrites: rewritesOf([{ path: '/en/game-partner/_app/', matchPath: '/en/game-partner/*' }]),
  redirects: [{ from: '/a*?:b', to: '/c/', status: 301 }],
  headers: [
    { name: 'X-A', value: 'a', scope: 'all', why: 'a' },
    { name: 'X-Of-Pages', value: 'b', scope: 'documents', why: 'b' },
    { name: 'X-Tls', value: 'c', scope: 'tls', why: 'c' },
  ],
} as const;

/** Reads the paths of `_headers`, each with what it sets. */
function blocksOf(text: string): Map<string, string[]> {
  const blocks = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    if (line.startsWith('  ')) lines.push(line.trim());
    else blocks.set(line, (lines = []));
  }
  return blocks;
}

const HASHED = ['app-01234567.js', 'a.89abcdef.css'];

test('every answer has all headers, and hashed files are kept for a year', async () => {
  const publicDir = tempFolder({ 'app-01234567.js': 'long', 'a.89abcdef.css': 'x', 'sw.js': '' });
  const files = await staticHostFiles(rules, publicDir);
  expect(files['netlify/_headers']).toBe(files['cloudflare-pages/_headers']);
  const { '/*': all, ...kept } = Object.fromEntries(blocksOf(files['netlify/_headers'] ?? ''));
  expect(all).toEqual(['X-A: a', 'X-Of-Pages: b', 'X-Tls: c']);
  const folders = [
    '/static/*',
    ...['zh', 'en', 'ja'].map((each) => `/search-index/${each}/*`),
    ...['zh', 'en', 'ja'].map((each) => `/notebooks/${each}/*`),
  ];
  expect(Object.keys(kept)).toEqual([...folders, ...HASHED.map((name) => `/${name}`)]);
  for (const [path, lines] of Object.entries(kept)) {
    // The values of all rules that fit are joined: for no file two of them say how long it is kept.
    expect(lines).toEqual([`Cache-Control: ${cacheControlOf(path.replace('*', 'a.json'))}`]);
  }
});

test('no more rules than Cloudflare takes, those first whose files are large', async () => {
  const names = Array.from({ length: 120 }, (_, at) => `${String(at)}-01234567.js`);
  const contents = names.map((name, at) => [name, 'x'.repeat(at)] as const);
  const publicDir = tempFolder(Object.fromEntries(contents));
  const files = await staticHostFiles(rules, publicDir);
  const text = files['netlify/_headers'] ?? '';
  const paths = [...blocksOf(text).keys()];
  expect(paths).toHaveLength(100);
  expect(paths[8]).toBe('/119-01234567.js');
  expect(text).toContain('There are 120 scripts');
});

test('a header that Cloudflare does not read is told of', async () => {
  const headers = [{ name: 'X-Long', value: 'x'.repeat(2_000), scope: 'all', why: '' }] as const;
  const files = await staticHostFiles({ ...rules, headers }, tempFolder());
  expect(files['netlify/_headers']).toContain('# Cloudflare reads no line');
});

test('signs with a meaning are encoded, and each host has shells as it reads them', async () => {
  const files = await staticHostFiles(rules, tempFolder());
  const moved = '/a%2A%3F%3Ab /c/ 301\n/a%2A%3F%3Ab/ /c/ 301\n';
  expect(files['netlify/_redirects']).toBe(
    `${moved}/en/game-partner/* /en/game-partner/_app/index.html 200\n`,
  );
  const lines = (files['cloudflare-pages/_redirects'] ?? '').slice(moved.length).split('\n');
  expect(lines).toContain('/en/game-partner/chat-* /en/game-partner/_app/ 200');
  // It would stand in front of the list of partners.
  expect(lines.filter((line) => line.startsWith('/en/game-partner/* '))).toEqual([]);
});

test('old addresses beyond what Cloudflare takes are told of there', async () => {
  const redirects = Array.from({ length: 1_001 }, (_, at) => ({
    ...{ from: `/${String(at)}`, to: '/', status: 301 },
  }));
  const files = await staticHostFiles({ ...rules, redirects }, tempFolder());
  expect(files['cloudflare-pages/_redirects']).toMatch(/^# .*2000 of these 2002/);
  expect(files['netlify/_redirects']).toMatch(/^\/0 /);
});
