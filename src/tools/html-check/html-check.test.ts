import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { LOCALES } from '../../config/locales';
import { findDeadLinks } from '../../gatsby/node/doctor/check-links';
import { createComparison } from '../../gatsby/node/doctor/compare-pages';
import { examineFiles } from '../../gatsby/node/doctor/examine-files';
import { scanPage } from '../../gatsby/node/doctor/scan-page';
import { writeFiles } from '../../node/temp-folder';
import { tempFolder } from '../../testing/temp-folder';
import { isMarkupChecked, sourceFaults } from './source-faults';

interface Sample {
  readonly title?: string;
  readonly lang?: string;
  readonly address?: string;
  readonly head?: string;
  readonly body?: string;
}

/** A page without a fault, but for what is put into it. */
function sample({ title = 'A', lang = 'en', address = '/', head = '', body = '' }: Sample = {}) {
  return `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="description" content="About ${title}">
<link rel="canonical" href="https://www.example.com${address}">${head}</head>
<body><main id="main"><h1>灯市</h1>${body}</main></body></html>`;
}

function faultsOf(html: string | Uint8Array, file = '/index.html'): readonly string[] {
  const bytes = typeof html === 'string' ? new TextEncoder().encode(html) : html;
  return sourceFaults(file, bytes);
}

test('a sound page has no fault, whatever its code says', () => {
  const head = '<style>.a{}</style><script>var a = undefined < NaN;</script>';
  const body =
    '<style>a{}</style><noscript><a href="/x/">x</a></noscript><img src="/a.webp" alt="" width="4" height="3"><ul aria-label="x"><li>a</li></ul>';
  expect(faultsOf(sample({ head, body }))).toEqual([]);
});

test.each([
  ['a NUL', '<p title="\0稀有度">x</p>', 'holds a NUL'],
  ['a broken character', '<p>\uFFFD</p>', 'U+FFFD'],
  ['a missing value in a text', '<p>undefined stars</p>', 'says "undefined stars"'],
  ['a missing value in an attribute', '<p title="3 of NaN">x</p>', 'says "3 of NaN"'],
  ['an object', '<p>[object Object]</p>', 'says "[object Object]"'],
  ['an element that is not closed', '<div><p>x</p>', 'close-order'],
  ['an element that is closed twice', '<p>x</p></span>', 'close-order'],
  ['an id twice', '<p id="a">x</p><p id="a">y</p>', 'no-dup-id'],
  ['a picture without a text', '<img src="/a.webp">', 'alt'],
  ['a picture without a size', '<img alt="" width="4" src="/a.webp">', 'width and height: /a.webp'],
  ['a link without an address', '<a>x</a>', 'link without a target: "x"'],
  ['a link to nothing', '<a href="#">x</a>', 'link without a target: "x"'],
  ['a link to a script', '<a href="javascript:void 0">x</a>', 'link without a target: "x"'],
  ['an element where it may not be', '<span><div>x</div></span>', 'element-permitted-content'],
  ['a sign that is not escaped', '<p>a < b</p>', 'no-raw-characters'],
  ['a button without a type', '<button>x</button>', 'no-implicit-button-type'],
])('%s is found', (_what, body, fault) => {
  expect(faultsOf(sample({ body })).join()).toContain(fault);
});

test('the markup of a quarter of the pages of roles is checked, by their names, and that of every other page', () => {
  const roles = Array.from(
    { length: 400 },
    (_, number) => `/en/game-library/role-Info-lin-${String(number)}/index.html`,
  );
  const checked = roles.filter(isMarkupChecked);
  expect(checked.length).toBeGreaterThan(80);
  expect(checked.length).toBeLessThan(120);
  expect(roles.filter(isMarkupChecked)).toEqual(checked);
  expect(isMarkupChecked('/game-library/lin/index.html')).toBe(true);
  expect(isMarkupChecked('/game-library/game-role-lin/index.html')).toBe(true);
  const [unchecked = ''] = roles.filter((role) => !isMarkupChecked(role));
  const body = '<div><p>x</p>';
  expect(faultsOf(sample({ body }), unchecked)).toEqual([]);
  expect(faultsOf(sample({ body }), checked[0]).join()).toContain('close-order');
  expect(faultsOf(sample({ body: '<a>x</a>' }), unchecked)).toEqual([
    'has a link without a target: "x"',
  ]);
});

test('what is not UTF-8 is found', () => {
  expect(faultsOf(Uint8Array.of(0x3c, 0xe7, 0xa8))).toEqual(['is not UTF-8']);
});

test('a part of pages is asked for its bytes alone', () => {
  const file = '/_gatsby/slices/_gatsby-scripts-1.html';
  expect(faultsOf('<script src="/a.js"></script>', file)).toEqual([]);
  expect(faultsOf('<p>\0</p>', file)).toHaveLength(1);
});

const document = '/game-partner/_app/index.html';
const rewrites = [{ prefix: '/game-partner/', pattern: '^/game-partner/chat-[0-9]+$', document }];

/** Says what is wrong on some pages of a folder and among them. */
function pageFaults(publicDir: string, pages: readonly string[]): readonly string[] {
  const siteUrl = 'https://www.example.com';
  const files = new Set([...pages, '/terms.html', '/a b.webp', document]);
  const [found] = [...examineFiles({ publicDir, pages, siteUrl })];
  const examined = found?.pages ?? [];
  const comparison = createComparison(LOCALES);
  for (const { note } of examined) comparison.add(note);
  const dead = findDeadLinks(
    found?.links ?? [],
    examined.map(({ note, links }) => ({ file: note.file, links })),
    { siteUrl, files, rewrites, locales: LOCALES },
    (file) => examined.find(({ note }) => note.file === file)?.note.ids,
  );
  return [...examined.flatMap(({ findings }) => findings), ...dead, ...comparison.findings()].map(
    ({ where, what }) => `${where} ${what}`,
  );
}

/** Says which links lead nowhere and which texts are doubled; the samples name no twin and no languages. */
function siteFaults(pages: Readonly<Record<string, Sample>>): readonly string[] {
  const publicDir = tempFolder();
  writeFiles(
    publicDir,
    Object.fromEntries(Object.entries(pages).map(([file, page]) => [file.slice(1), sample(page)])),
  );
  return pageFaults(publicDir, Object.keys(pages)).filter((fault) =>
    /html (?:leads to|names an address|has the)/.test(fault),
  );
}

test('a page without language, title or description is found', () => {
  const publicDir = tempFolder({
    'a.html': '<!DOCTYPE html><html><head></head><body></body></html>',
  });
  expect(pageFaults(publicDir, ['/a.html'])).toEqual(
    expect.arrayContaining([
      '/a.html has no lang',
      '/a.html has no title',
      '/a.html has no description',
    ]),
  );
});

test.each([
  '/',
  '/tag/%E7%81%AF/',
  '/tag/灯',
  '/terms.html',
  '/terms.html?a=1',
  '/game-partner/chat-7',
  '#main',
  '/tag/灯/#第二',
  '/tag/灯/#%E7%AC%AC%E4%BA%8C',
  'https://www.example.com/tag/灯/',
  'https://elsewhere.example/nothing',
  'mailto:a@a.example',
])('a link to %s leads somewhere', (to) => {
  const tag = { title: 'B', address: '/tag/灯/', body: '<h2 id="第二">b</h2>' };
  expect(
    siteFaults({ '/index.html': { body: `<a href="${to}">x</a>` }, '/tag/灯/index.html': tag }),
  ).toEqual([]);
});

test.each([
  ['<a href="/nothing/">x</a>', '/nothing/'],
  ['<a href="https://www.example.com/nothing">x</a>', 'https://www.example.com/nothing'],
  ['<a href="/game-partner/nothing">x</a>', '/game-partner/nothing'],
  ['<a href="/404/">x</a>', '/404/'],
  ['<a href="#nothing">x</a>', '#nothing'],
  ['<a href="#%E0">x</a>', '#%E0'],
  ['<a href="/terms.html/">x</a>', '/terms.html/'],
  ['<noscript><a href="/nothing/">x</a></noscript>', '/nothing/'],
  ['<img alt="" width="4" height="3" src="/nothing.webp">', '/nothing.webp'],
  [
    '<img alt="" width="4" height="3" src="/a%20b.webp" srcset="/a%20b.webp 1x, /nothing.webp 2x">',
    '/nothing.webp',
  ],
])('%s leads nowhere', (body, to) => {
  expect(siteFaults({ '/index.html': { body } })).toEqual([
    expect.stringContaining(`/index.html leads to ${to},`),
  ]);
});

test('the not-found page names itself until it knows where it stands', () => {
  const body = '<a href="#main">x</a><a href="/en/404/">y</a>';
  expect(siteFaults({ '/404.html': { body, address: '/404/' } })).toEqual([]);
  expect(
    siteFaults({ '/404.html': { body: '<a href="/x/">x</a>', address: '/404/' } }),
  ).toHaveLength(1);
});

test('a fragment that is state of its page names no element', () => {
  const compare = { title: 'B', address: '/game-library/compare/', body: '' };
  const body = '<a href="/game-library/compare/#a,b">x</a>';
  expect(
    siteFaults({ '/index.html': { body }, '/game-library/compare/index.html': compare }),
  ).toEqual([]);
});

test('pages of one language have titles and descriptions of their own', () => {
  const home = { '/index.html': {} };
  expect(siteFaults({ ...home, '/b/index.html': { address: '/b/' } })).toEqual([
    '/b/index.html has the title of /index.html: A',
    '/b/index.html has the description of /index.html: About A',
  ]);
  // Another language, the other layout of the page, the file of a legal text, a page that nobody lists.
  expect(siteFaults({ ...home, '/ja/index.html': { address: '/ja/', lang: 'ja' } })).toEqual([]);
  expect(siteFaults({ ...home, '/m/index.html': { address: '/' } })).toEqual([]);
  const terms = { title: 'Terms' };
  expect(
    siteFaults({
      '/terms/index.html': { ...terms, address: '/terms/' },
      '/terms.html': { ...terms, address: '/terms.html' },
    }),
  ).toEqual([]);
  const head = '<meta name="robots" content="noindex">';
  expect(siteFaults({ ...home, '/b/index.html': { head, address: '/b/' } })).toEqual([]);
});

/** Reads ids and addresses of a page with a parser. */
function parsed(node: DefaultTreeAdapterTypes.Node, names: readonly string[]): string[] {
  const own = 'attrs' in node ? node.attrs : [];
  return [
    ...own.flatMap(({ name, value }) => (names.includes(name) ? [value] : [])),
    ...('childNodes' in node ? node.childNodes.flatMap((child) => parsed(child, names)) : []),
  ];
}

test('the build doctor, which is no parser, reads the same off a page', () => {
  const html = sample({
    title: 'A &amp; &quot;B&quot; &lt;c&gt;',
    head: '<script>var a = \' href="/none/"\';</script><style>a[id="b"]{}</style>',
    body: '<h2 id="灯&amp;1">x</h2><p>say id="no" href="/no/"</p><a class="a" href="/x?a=1&amp;b=2">y</a>',
  });
  const { ids, links, ...said } = scanPage(html);
  const tree = parse(html, { scriptingEnabled: false });
  expect(said).toMatchObject({
    lang: 'en',
    title: 'A & "B" <c>',
    description: 'About A & "B" <c>',
    canonical: 'https://www.example.com/',
    isListed: true,
  });
  expect([...ids]).toEqual(parsed(tree, ['id']));
  expect([...links].sort()).toEqual(parsed(tree, ['href', 'src']).sort());
});
