import type { Locale } from '../../../config/locales';
import { createComparison } from './compare-pages';
import type { PageNote } from './examine-page';

/** A page of one language that says so, unless it says something else. */
function note(address: string, rest: Partial<PageNote> = {}): PageNote {
  return {
    file: `${address}index.html`,
    address,
    lang: 'zh-CN',
    title: `title of ${address}`,
    description: `description of ${address}`,
    canonical: address,
    mobile: undefined,
    languages: address,
    ids: '',
    ...rest,
  };
}

/** Compares pages. */
function faultsOf(notes: readonly PageNote[], locales: readonly Locale[] = ['zh', 'en']): string[] {
  const comparison = createComparison(locales);
  notes.forEach(comparison.add);
  return comparison.findings().map(({ where, what }) => `${where} ${what}`);
}

const desk = note('/a/', { mobile: '/m/a/' });
const phone = note('/m/a/', { ...desk, file: '/m/a/index.html', address: '/m/a/' });

test('a desk page and its mobile twin are one document, and so is a legal text with its file', () => {
  expect(faultsOf([desk, { ...phone, mobile: undefined }])).toEqual([]);
  const text = { title: 'Terms', description: 'What holds' };
  expect(
    faultsOf([
      note('/t/', { ...text, canonical: '/legal/terms' }),
      note('/f/', { ...text, canonical: '/legal/terms.html' }),
    ]),
  ).toEqual([]);
});

test.each(['title', 'description'] as const)(
  'a %s that two documents of one language have is named with the first of them',
  (what) => {
    const [one, other, third] = ['/a/', '/b/', '/c/'].map((at) => note(at, { [what]: 'same' }));
    expect(faultsOf([one!, other!, third!])).toEqual([
      `/b/index.html has the ${what} of /a/index.html: same`,
      `/c/index.html has the ${what} of /a/index.html: same`,
    ]);
    expect(faultsOf([one!, { ...other!, lang: 'en' }])).toEqual([]);
  },
);

test.each(['', undefined])(
  'pages that say nothing of themselves (%j) do not say the same',
  (said) => {
    const [one, other] = ['/a/', '/b/'].map((at) => note(at, { title: said, description: said }));
    expect(faultsOf([one!, other!])).toEqual([]);
  },
);

test('a page that stands for nothing is compared with no other one', () => {
  const one = note('/a/', { title: 'same', canonical: undefined, mobile: '/m/none/' });
  expect(faultsOf([one, { ...one, file: '/b/index.html', languages: '/en/none/' }])).toEqual([]);
});

test('languages name each other, by whatever spelling of their addresses', () => {
  const languages = '/%E7%81%AF/ /en/%E7%81%AF/ /%E7%81%AF/';
  const [zh, en] = [note('/灯/', { languages }), note('/en/灯/', { languages, lang: 'en' })];
  expect(faultsOf([zh, en])).toEqual([]);
  expect(faultsOf([zh])).toEqual([
    '/灯/index.html names /en/%E7%81%AF/ as another language of itself, which is not there',
  ]);
  // A build of Chinese alone has no English page, and knows nothing of it.
  expect(faultsOf([zh], ['zh'])).toEqual([]);
  expect(faultsOf([zh, { ...en, languages: '/en/%E7%81%AF/' }])).toEqual([
    '/灯/index.html names /en/%E7%81%AF/ as another language of itself, which does not name it',
  ]);
});

test('a twin and its desk page name each other', () => {
  expect(faultsOf([desk])).toEqual([
    '/a/index.html names the mobile twin /m/a/, which stands for nothing',
  ]);
  const other = { ...phone, mobile: undefined };
  expect(faultsOf([desk, { ...other, canonical: '/a/b/', title: 'x', description: 'y' }])).toEqual([
    '/a/index.html names the mobile twin /m/a/, which stands for /a/b/',
    '/m/a/index.html stands for /a/b/, which does not name it as its mobile twin',
  ]);
  expect(faultsOf([{ ...desk, mobile: undefined }, other])).toEqual([
    '/m/a/index.html stands for /a/, which does not name it as its mobile twin',
  ]);
});

test('a text that two pages share is of the API where one of them tells of an item', () => {
  const kindsOf = (one: string, other: string) => {
    const comparison = createComparison(['zh']);
    for (const address of [one, other]) comparison.add(note(address, { title: '同名' }));
    return comparison.findings().map(({ kind }) => kind);
  };
  expect(kindsOf('/game-library/a/', '/game-library/b/')).toEqual(['doubled-item-text']);
  expect(kindsOf('/about-us/', '/game-library/role-Info-7/')).toEqual(['doubled-item-text']);
  expect(kindsOf('/about-us/', '/activity/')).toEqual(['page-text']);
});
