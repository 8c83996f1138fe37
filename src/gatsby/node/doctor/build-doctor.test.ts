import { effectOf, type Effect } from '../../../config/findings';
import { LOCALES, localeFacts, type Locale } from '../../../config/locales';
import { writeFiles } from '../../../node/temp-folder';
import { tempFolder } from '../../../testing/temp-folder';
import { pageLinks, pagePath, type Variant } from '../../../routes';
import { tagSlug } from '../../../routes/tag-slug';
import { examineBuild, examinePages } from './build-doctor';
import { scriptSource } from './inline-scripts';

const siteUrl = 'https://www.example.com';

interface Changed {
  readonly title?: string;
  readonly description?: string;
  readonly body?: string;
  /** Changes the HTML of the page. */
  readonly edit?: (html: string) => string;
}

type Sample = 'home' | 'about' | 'tag';
/** Those of the page of a tag, with signs that addresses use themselves. */
const params = { tag: tagSlug('R&D, =$+@!') };
const variants: readonly Variant[] = ['pc', 'm'];

/** A page as the site writes it. */
function html(route: Sample, locale: Locale, variant: Variant, changed: Changed): string {
  const links = pageLinks(route, params, { locale, variant }, siteUrl);
  const { title = `${route} in ${locale}`, description = `About ${title}`, body = '' } = changed;
  const languages = links.languages.map(
    ({ hreflang, href }) => `<link rel="alternate" hrefLang="${hreflang}" href="${href}"/>`,
  );
  const mobile =
    links.mobile === undefined
      ? ''
      : `<link rel="alternate" media="only screen" href="${links.mobile}"/>`;
  const page = `<!DOCTYPE html><html lang="${localeFacts[locale].tag}"><head><meta charSet="utf-8"/>
<meta name="description" content="${description}" data-gatsby-head="true"/><title>${title}</title>
<link rel="canonical" href="${links.canonical}"/>${mobile}${languages.join('')}
<script>var a = ' href="/nothing-at-all/"';</script><style>a[id="b"]{}</style></head>
<body><a href="#main">x</a><main id="main"><h1>灯 &amp; 夜</h1>${body}</main></body></html>`;
  return changed.edit ? changed.edit(page) : page;
}

/** Runs the doctor on a site of two pages, of which one is changed. */
async function faultsOf(
  changed: Partial<Record<string, Changed>> = {},
  locales: readonly Locale[] = LOCALES,
): Promise<readonly string[]> {
  const publicDir = tempFolder();
  writeFiles(publicDir, {
    'a b.webp': 'x',
  });
  for (const route of ['home', 'about', 'tag'] as const) {
    for (const locale of locales) {
      for (const variant of variants) {
        const address = pagePath(route, params, { locale, variant });
        const change = changed[address];
        if (change === undefined && address in changed) continue;
        writeFiles(publicDir, {
          [`${address}index.html`]: html(route, locale, variant, change ?? {}),
        });
      }
    }
  }
  const { findings } = await examinePages({ publicDir, siteUrl, locales, rewrites: [] });
  return findings.map(({ kind, where, what }) => `${where}: ${what} [${kind}]`);
}

test('a sound site has no fault, in one language too', async () => {
  const body =
    '<a href="/about-us">a</a><a href="/en/#main">b</a><img src="/a%20b.webp"><a href="mailto:a@b.c">c</a><a href="https://www.example.com/m/about-us/#main">d</a>';
  expect(await faultsOf({ '/': { body } })).toEqual([]);
  expect(await faultsOf({}, ['en'])).toEqual([]);
}, 60_000);

test.each([
  [
    'a dead link',
    { body: '<a href="/nothing/?a=1">x</a>' },
    'leads to /nothing/?a=1, which is not there [dead-link]',
  ],
  [
    'a dead link that is wrongly encoded',
    { body: '<a href="/%E7%81/">x</a>' },
    'leads to /%E7%81/, which is not there [dead-link]',
  ],
  [
    'a dead picture',
    { body: '<img src="/b.webp">' },
    'leads to /b.webp, which is not there [dead-link]',
  ],
  [
    'a dead fragment',
    { body: '<a href="#no">x</a>' },
    'leads to #no, where nothing has that id [dead-fragment]',
  ],
  [
    'a dead fragment elsewhere',
    { body: '<a href="/ja/#no">x</a>' },
    'leads to /ja/#no, where nothing has that id [dead-fragment]',
  ],
  ['no title', { title: '' }, 'has no title [page-text]'],
  ['no description', { description: ' ' }, 'has no description [page-text]'],
  [
    'a long title',
    { title: '长'.repeat(61) },
    'has a title of 122 columns, expected 120 at the most',
  ],
  ['a long description', { description: 'x'.repeat(321) }, 'has a description of 321 columns'],
  ['a doubled title', { title: 'home in en', description: 'y' }, 'home in en'],
  ['a doubled description', { description: 'About home in en' }, 'About home in en'],
  [
    'a missing twin',
    { edit: (page: string) => page.replace(/<link[^>]*media[^>]*>/, '') },
    'names no mobile twin [twin]',
  ],
  [
    'a twin that is another page’s',
    { edit: (page: string) => page.replace('/en/m/about-us/', '/en/m/') },
    'names the mobile twin /en/m/, which stands for /en/ [twin]',
  ],
  [
    'a language that is missing',
    { edit: (page: string) => page.replace(/<link[^>]*hrefLang="ja"[^>]*>/, '') },
    'names itself in the languages "zh-CN en x-default"',
  ],
  [
    'a page without the links of its head',
    { edit: (page: string) => page.replace(/<link[^>]*(?:canonical|alternate)[^>]*>/g, '') },
    'stands for nothing, not for itself [twin]',
  ],
  [
    'a page that stands for another one',
    {
      edit: (page: string) =>
        page.replace(`canonical" href="${siteUrl}/en/about-us/`, `canonical" href="${siteUrl}/en/`),
    },
    'stands for /en/, not for itself [twin]',
  ],
])(
  '%s is found',
  async (_what, change, fault) => {
    const faults = (await faultsOf({ '/en/about-us/': change })).join('\n');
    expect(faults).toContain('/en/about-us/index.html: ');
    expect(faults).toContain(fault);
  },
  60_000,
);

test('a language and a twin that are not there, or do not name the page, are found', async () => {
  const gone = (await faultsOf({ '/ja/m/about-us/': undefined })).join('\n');
  expect(gone).toContain('names /ja/m/about-us/ as another language of itself, which is not there');
  expect(gone).toContain('names the mobile twin /ja/m/about-us/, which stands for nothing');
  const edit = (page: string) =>
    page.replaceAll(
      `hrefLang="zh-CN" href="${siteUrl}/`,
      `hrefLang="zh-CN" href="${siteUrl}/en/../`,
    );
  const oneSided = (await faultsOf({ '/ja/about-us/': { edit } })).join('\n');
  expect(oneSided).toContain(
    'names /ja/about-us/ as another language of itself, which does not name it',
  );
}, 60_000);

test('a fault of many pages is said once, with their number', async () => {
  const change = { body: '<a href="/nothing/">x</a>' };
  const pages = ['/about-us/', '/en/about-us/', '/ja/about-us/'];
  const faults = await faultsOf(Object.fromEntries(pages.map((page) => [page, change])));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(
    'leads to /nothing/, which is not there (and 2 more pages) [dead-link]',
  );
}, 60_000);

/** Pages of which each has one inline script more than the page before. */
function withScripts(count: number): Record<string, string> {
  const scripts = Array.from({ length: count }, (_, at) => `<script>a(${String(at)})</script>`);
  return Object.fromEntries(
    scripts.map((_, at) => [
      `p${String(at)}.html`,
      `<!DOCTYPE html><html><head>${scripts.slice(0, at + 1).join('')}</head></html>`,
    ]),
  );
}

test('inline scripts are told once, however many pages have them', async () => {
  const site = { siteUrl, locales: LOCALES, rewrites: [] };
  const examine = async (count: number) => {
    const found = await examinePages({ ...site, publicDir: tempFolder(withScripts(count)) });
    return { ...found, about: found.findings.filter(({ kind }) => kind === 'inline-script') };
  };
  const ten = await examine(10);
  expect(ten.scripts).toHaveLength(10);
  expect(ten.scripts).toContain(scriptSource('a(0)'));
  expect([...ten.scripts].sort()).toEqual(ten.scripts);
  expect(ten.about).toEqual([]);
  // An eleventh is one too many: pages share scripts, and what differs from page to page belongs into data.
  const eleven = await examine(11);
  expect(eleven.about).toHaveLength(11);
  expect(eleven.about[0]).toMatchObject({
    where: '/p0.html',
    what: 'has one of 11 different inline scripts, expected 10 in all pages: a(0)',
  });
}, 60_000);

test('what the table says stops a build, and the rest is warned of first', async () => {
  const body = '<a href="/nothing/">x</a><a href="#nowhere">y</a>';
  const publicDir = tempFolder({
    'index.html': html('home', 'zh', 'pc', { body }),
  });
  const said: string[] = [];
  const examine = (DOCTOR: Effect) =>
    examineBuild(
      { publicDir, siteUrl, locales: ['zh'], rewrites: [] },
      { effectOf: (kind) => effectOf(kind, { DOCTOR }), warn: (line) => said.push(line) },
    );
  const HEAD = 'The build doctor has found faults in the pages:';
  const FRAGMENT = '  /index.html: leads to #nowhere, where nothing has that id [dead-fragment]';
  const LINK = '  /index.html: leads to /nothing/, which is not there [dead-link]';
  await expect(examine('stop')).rejects.toThrow(LINK);
  expect(said).toEqual([HEAD, FRAGMENT]);
  expect(await examine('warn')).toMatchObject({ count: 1 });
  expect(said).toEqual(expect.arrayContaining([LINK]));
}, 60_000);
