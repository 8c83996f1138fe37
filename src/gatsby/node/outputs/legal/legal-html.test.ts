/** @jest-environment jest-fixed-jsdom */
import { legalHtml, type LegalText } from './legal-html';
import { legalStringsOf } from './testing/legal-strings-of';

const text: LegalText = {
  title: '灯 & 夜',
  description: 'Said "so"',
  facts: ['Version $&amp; 1.0'],
  html: '<p>…</p>',
  textLocale: 'zh',
  isListed: true,
};
const frame = {
  addresses: { zh: '/terms.html', en: '/en/terms.html', ja: '/ja/terms.html' },
  home: '/en/',
  siteUrl: 'https://www.example.com',
  strings: {
    ...legalStringsOf('en'),
    'chinese-only': "It's in Chinese <only>",
    home: 'Home',
    'other-languages': 'Other "languages"',
  },
};

function documentOf(changed: Partial<LegalText> = {}, locale: 'zh' | 'en' = 'en') {
  const html = legalHtml({ ...text, ...changed }, { ...frame, locale });
  return new DOMParser().parseFromString(html, 'text/html');
}

function namesOf(page: Document, selector: string): (string | null)[][] {
  return Array.from(page.querySelectorAll(selector), (node) =>
    ['hreflang', 'lang', 'href'].map((name) => node.getAttribute(name)),
  );
}

test('a legal file leads home and to the other languages, each in its own', () => {
  const page = documentOf();
  expect(page.querySelector('nav')?.getAttribute('aria-label')).toBe('Other "languages"');
  expect(namesOf(page, 'nav a')).toEqual([
    [null, null, '/en/'],
    ['zh-CN', 'zh-CN', '/terms.html'],
    ['ja', 'ja', '/ja/terms.html'],
  ]);
  expect(Array.from(page.querySelectorAll('nav a'), (link) => link.textContent)).toEqual([
    'Home',
    '中文',
    '日本語',
  ]);
});

test('it says to search engines what it is, and where it stands in each language', () => {
  const page = documentOf();
  const content = (name: string) =>
    page.querySelector(`meta[name=${name}]`)?.getAttribute('content');
  expect(page.title).toMatch(/^灯 & 夜 \| ./);
  expect(content('description')).toBe('Said "so"');
  expect(content('viewport')).toBe('width=device-width, initial-scale=1');
  expect(content('robots')).toBeUndefined();
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://www.example.com/en/terms.html',
  );
  expect(namesOf(page, 'link[rel=alternate]')).toEqual([
    ['zh-CN', null, 'https://www.example.com/terms.html'],
    ['en', null, 'https://www.example.com/en/terms.html'],
    ['ja', null, 'https://www.example.com/ja/terms.html'],
    ['x-default', null, 'https://www.example.com/terms.html'],
  ]);
  expect(
    documentOf({ isListed: false }).querySelector('meta[name=robots]')?.getAttribute('content'),
  ).toBe('noindex');
});

test('it has no script, and its style and sign come along', () => {
  const page = documentOf();
  expect(page.querySelectorAll('script')).toHaveLength(0);
  expect(page.querySelector('style')?.textContent).toContain('prefers-color-scheme:dark');
  expect(page.querySelector('link[rel=icon]')?.getAttribute('href')).toBe('/favicon.svg');
  expect(page.compatMode).toBe('CSS1Compat');
  // A word in the head would end it there.
  expect(page.head.querySelectorAll('link[rel=icon], style')).toHaveLength(2);
  expect(page.body.firstElementChild?.localName).toBe('nav');
});

test('a text of another language is marked as that, and says so; one of its own is not', () => {
  const other = documentOf();
  expect(other.documentElement.lang).toBe('en');
  expect(other.querySelector('h1')?.lang).toBe('zh-CN');
  expect(other.querySelector('main > div')?.getAttribute('lang')).toBe('zh-CN');
  expect(other.querySelector('[role=note]')?.textContent).toBe("It's in Chinese <only>");
  const own = documentOf({}, 'zh');
  expect(own.documentElement.lang).toBe('zh-CN');
  expect(own.querySelectorAll('main [lang]')).toHaveLength(0);
  expect(own.querySelector('[role=note]')).toBeNull();
});

test('it shows its facts and its text as they are', () => {
  const page = documentOf();
  expect(page.querySelector('h1')?.textContent).toBe('灯 & 夜');
  expect(page.querySelector('.facts')?.textContent).toBe('Version $& 1.0');
  expect(page.querySelector('main > div')?.innerHTML).toBe('<p>…</p>');
});
