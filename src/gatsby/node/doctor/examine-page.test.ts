import { createExaminer } from './examine-page';

const siteUrl = 'https://www.example.com';
const FILE = '/en/about-us/index.html';
const files = new Set([
  '/index.html',
  FILE,
  '/en/m/about-us/index.html',
  '/en/index.html',
  '/a b.webp',
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

/** Examines a page of a site in English. */
function examine(html: string, file = FILE) {
  return createExaminer({ siteUrl, locales: ['en'], files, rewrites: [] })(file, html);
}

function faultsOf(html: string): string[] {
  return examine(html).findings.map(({ what }) => what);
}

test('a sound page has no fault, and is known by its addresses as paths', () => {
  const body =
    '<main id="main"></main><p id="a&amp;b"></p><a href="#main">x</a><img src="/a%20b.webp"/>';
  expect(examine(pageOf(body))).toEqual({
    findings: [],
    wantedIds: [],
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
  const page = examine(pageOf('<a href="/no/">x</a><a href="/ja/no/">x</a>', hidden));
  expect(page.findings).toEqual([]);
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

test('an id of another page is asked of that page, each time', () => {
  const examiner = createExaminer({ siteUrl, locales: ['en'], files, rewrites: [] });
  const html = pageOf('<a href="/en/#top">x</a><a href="/en/about-us/">y</a>');
  const wanted = {
    ...{ kind: 'dead-fragment', where: FILE },
    what: 'leads to /en/#top, where nothing has that id',
    ...{ target: '/en/index.html', id: 'top' },
  };
  expect([examiner(FILE, html), examiner(FILE, html)]).toMatchObject([
    { wantedIds: [wanted], findings: [] },
    { wantedIds: [wanted], findings: [] },
  ]);
});

test('the not-found page may lead to itself in each language, and no other page to it', () => {
  const examiner = createExaminer({ siteUrl, locales: ['en'], files, rewrites: [] });
  const html = pageOf('<a href="/en/404.html">x</a>');
  const dead = 'leads to /en/404.html, which is not there';
  const isSaid = (file: string) => examiner(file, html).findings.some(({ what }) => what === dead);
  expect([isSaid('/404.html'), isSaid(FILE), isSaid('/404.html')]).toEqual([false, true, false]);
});
