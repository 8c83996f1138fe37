import { findDeadLinks, sharedLink } from './check-links';
import { createExaminer } from './examine-page';

const siteUrl = 'https://www.example.com';
const FILE = '/en/about-us/index.html';
const files = new Set([
  '/index.html',
  FILE,
  '/en/m/about-us/index.html',
  '/en/index.html',
  '/a b.webp',
  '/404/index.html',
]);

const languages = ['zh-CN ', 'en en/', 'ja ja/', 'x-default '].map((pair) => {
  const [hreflang = '', path = ''] = pair.split(' ');
  return `<link rel="alternate" hrefLang="${hreflang}" href="${siteUrl}/${path}about-us/"/>`;
});
const HEAD = `<meta name="description" content="Who we are"/><title>About us</title>
<link rel="canonical" href="${siteUrl}/en/about-us/"/>
<link rel="alternate" media="only screen" href="${siteUrl}/en/m/about-us/"/>${languages.join('')}`;

function pageOf(body: string, head = HEAD): string {
  return `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
}

const site = { siteUrl, locales: ['en'] as const, files, rewrites: [] };

function examine(html: string) {
  return createExaminer(siteUrl)(FILE, html);
}

/** Finds the dead links of pages of a site in English, each of which has the same HTML. */
function deadLinksOf(html: string, pages: readonly string[] = [FILE], ids?: string) {
  const examined = pages.map((file) => createExaminer(siteUrl)(file, html));
  const named = examined.map(({ note: { file }, links }) =>
    links.map((link) => sharedLink(link, file)),
  );
  const shared = [...new Set(named.flat())];
  return findDeadLinks(
    shared,
    examined.map(({ note: { file } }, at) => ({
      file,
      links: (named[at] ?? []).map((link) => shared.indexOf(link)),
    })),
    site,
    (file) => (file === FILE ? examine(html).note.ids : ids),
  );
}

function faultsOf(html: string): string[] {
  return [...examine(html).findings, ...deadLinksOf(html)].map(({ what }) => what);
}

test('a sound page has no fault, and is known by its addresses as paths', () => {
  const body =
    '<main id="main"></main><p id="a&amp;b"></p><a href="#main">x</a><img src="/a%20b.webp"/>';
  expect(deadLinksOf(pageOf(body))).toEqual([]);
  expect(examine(pageOf(body))).toEqual({
    findings: [],
    scripts: [],
    links: [
      ...['/en/about-us/', '/en/m/about-us/', '/about-us/'].map((address) => siteUrl + address),
      ...[`${siteUrl}/ja/about-us/`, '/a%20b.webp'],
    ],
    note: {
      ...{ file: FILE, address: '/en/about-us/', lang: 'en' },
      ...{ title: 'About us', description: 'Who we are' },
      ...{ canonical: '/en/about-us/', mobile: '/en/m/about-us/' },
      languages: '/about-us/ /en/about-us/ /ja/about-us/ /about-us/',
      ids: 'main\na&b',
    },
  });
});

test.each([
  ['a dead link', pageOf('<a href="/en/no/">x</a>'), 'leads to /en/no/, which is not there'],
  [
    'a dead link with the host',
    pageOf(`<a href="${siteUrl}/en/no/">x</a>`),
    `leads to ${siteUrl}/en/no/, which is not there`,
  ],
  [
    'a dead link from where the page stands',
    pageOf('<a href="../no/">x</a>'),
    'leads to ../no/, which is not there',
  ],
  [
    'an address that is none',
    pageOf('<a href="http://[">x</a>'),
    'names an address that is none: http://[',
  ],
  ['a dead id', pageOf('<a href="#no">x</a>'), 'leads to #no, where nothing has that id'],
  [
    'a dead id by its address',
    pageOf('<a href="/en/about-us/#no">x</a>'),
    'leads to /en/about-us/#no, where nothing has that id',
  ],
  ['no language', pageOf('').replace(' lang="en"', ''), 'has no lang'],
  ['no title', pageOf('').replace('About us', ''), 'has no title'],
  ['no description', pageOf('').replace('Who we are', ''), 'has no description'],
  ['no twin', pageOf('').replace(/<link[^>]*media[^>]*>/, ''), 'names no mobile twin'],
  [
    'a language that is missing',
    pageOf('').replace(/<link[^>]*"ja"[^>]*>/, ''),
    'names itself in the languages "zh-CN en x-default", expected "zh-CN en ja x-default"',
  ],
  [
    'another page as itself',
    pageOf('').replace('en/about-us/"/>\n', 'en/"/>\n'),
    'stands for /en/, not for itself',
  ],
  [
    'another page in its language',
    pageOf('').replace(
      '"en" href="https://www.example.com/en/about-us/',
      '"en" href="https://www.example.com/en/',
    ),
    'does not name itself among its languages',
  ],
  [
    'another site as itself',
    pageOf('').replace(
      'canonical" href="https://www.example.com/',
      'canonical" href="https://other.example/',
    ),
    'stands for https://other.example/en/about-us/, not for itself',
  ],
])('%s is said', (_, html, fault) => {
  expect(faultsOf(html)).toEqual([fault]);
});

test('a page that is not listed need not say what it is, and no page knows what another build has', () => {
  const hidden = '<meta name="robots" content="noindex"/><title>About us</title>';
  const html = pageOf('<a href="/no/">x</a><a href="/ja/no/">x</a>', hidden);
  const page = examine(html);
  expect([...page.findings, ...deadLinksOf(html)]).toEqual([]);
  expect(page.note).toMatchObject({
    title: undefined,
    description: undefined,
    canonical: undefined,
  });
  expect(faultsOf(pageOf('', '<title>About us</title>'))).toEqual([
    'has no description',
    'names itself in the languages "", expected "zh-CN en ja x-default"',
    'does not name itself among its languages',
    'stands for nothing, not for itself',
    'names no mobile twin',
  ]);
});

test('an id of another page is asked of that page, for each page that leads to it', () => {
  const html = pageOf('<a href="/en/#top">x</a><a href="/en/about-us/">y</a>');
  const pages = [FILE, '/en/b/index.html'];
  const said = pages.map((where) => ({
    ...{ kind: 'dead-fragment', where },
    what: 'leads to /en/#top, where nothing has that id',
  }));
  expect(deadLinksOf(html, pages, 'main\ntop2')).toEqual(said);
  expect(deadLinksOf(html, pages, 'main\ntop')).toEqual([]);
  // What is no page has no ids that anybody knows.
  expect(deadLinksOf(html, pages)).toEqual([]);
});

test('the not-found page may lead to itself in each language, and no other page to it', () => {
  const html = pageOf('<a href="/en/404.html">x</a>');
  expect(deadLinksOf(html, ['/404.html', FILE, '/404/index.html'])).toEqual([
    { kind: 'dead-link', where: FILE, what: 'leads to /en/404.html, which is not there' },
  ]);
});

test('a link from where a page stands is another one on each page', () => {
  expect(deadLinksOf(pageOf('<a href="../">x</a>'), [FILE])).toEqual([]);
  const dead = deadLinksOf(pageOf('<a href="../en/">x</a>'), [FILE, '/en/index.html']);
  expect(dead.map(({ where }) => where)).toEqual([FILE]);
  const self = deadLinksOf(pageOf('<a href="?a=1#no">x</a>'), [FILE, '/en/index.html'], 'no');
  expect(self.map(({ where }) => where)).toEqual([FILE]);
});

test('a file that has no address is not there for a link', () => {
  const page = { file: FILE, links: [0, 1] };
  const links = ['/404/', '/a%20b.webp'];
  const dead = findDeadLinks(links, [page], { ...site, locales: ['zh', 'en'] }, () => undefined);
  expect(dead).toEqual([
    { kind: 'dead-link', where: FILE, what: 'leads to /404/, which is not there' },
  ]);
});
