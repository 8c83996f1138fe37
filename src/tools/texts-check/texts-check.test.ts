import { readFileSync } from 'node:fs';
import { tempFolder } from '../../testing/temp-folder';
import { readTexts } from './read-texts';
import { parseTerms, termFaults } from './terms';
import { typographyFaults } from './typography';

const TABLE = `
terms:
  - { zh: 搭子, en: companion, ja: 相棒, not: { en: [partner, partners], ja: [パートナー] } }
  - { zh: 豆V, en: Dou V, ja: 豆V, not: { en: [豆V] }, but: { en: [Dou V (豆V)] } }
spelling: { color: colour }
`;

describe('typography', () => {
  test.each([
    [
      'a straight apostrophe',
      "It's late",
      'en',
      `expected the apostrophe ’, or ‘ ’ in "It's late"`,
    ],
    ['straight quotes', 'Say "no"', 'en', 'expected “ ” in "Say "no""'],
    ['a quote that faces away', 'Say”no“', 'en', 'a quotation mark that faces its words'],
    ['three dots', 'Wait...', 'en', 'the one character …'],
    ['brackets in Chinese', '选「打开」', 'zh', '“ ” or 《 》'],
    ['curly quotes in Japanese', '“はい”', 'ja', '「 」'],
    ['a blank after a full-width mark', 'どう？ はい', 'ja', 'no blank after ？'],
    ['a wide blank after one', 'どう！　はい', 'ja', 'no blank after ？'],
  ] as const)('names %s', (_, text, locale, fault) => {
    expect(typographyFaults(text, locale).join()).toContain(fault);
  });

  test.each([
    ['It’s “late”, isn’t it…', 'en'],
    ['选“打开”，《茶山》', 'zh'],
    ['「はい」『本』', 'ja'],
    ['どう？！はい', 'ja'],
  ] as const)('has nothing against %s', (text, locale) => {
    expect(typographyFaults(text, locale)).toEqual([]);
  });
});

describe('terms', () => {
  const terms = parseTerms(TABLE);

  test.each([
    ['Meet the Partners', 'en', ['says "partners": expected "companion"']],
    ['AIパートナーと', 'ja', ['says "パートナー": expected "相棒"']],
    ['豆V membership', 'en', ['says "豆V": expected "Dou V"']],
    ['Dou V (豆V) and 豆V', 'en', ['says "豆V": expected "Dou V"']],
    ['Any color', 'en', ['says "color": expected "colour"']],
  ] as const)('names what stands against the table: %s', (text, locale, faults) => {
    expect(termFaults(text, locale, terms)).toEqual(faults);
  });

  test.each([
    ['Dou V (豆V), partnership, discolored', 'en'],
    ['partner', 'zh'],
  ] as const)('has nothing against %s', (text, locale) => {
    expect(termFaults(text, locale, terms)).toEqual([]);
  });

  test('a table that is none says what is wrong with it', () => {
    expect(() => parseTerms('terms: [{ zh: 搭子, en: companion }]')).toThrow(/ja/);
    expect(() => parseTerms(TABLE.replace('not:', 'nto:'))).toThrow(/nto/);
  });

  test('the table of the site can be read, and no term stands against it', () => {
    const own = parseTerms(readFileSync('content/terms.yaml', 'utf8'));
    for (const locale of ['zh', 'en', 'ja'] as const) {
      const said = own[locale].map(({ instead }) => instead);
      expect(said.length).toBeGreaterThan(0);
      expect(said.filter((term) => termFaults(term, locale, own).length > 0)).toEqual([]);
    }
  });
});

describe('readTexts', () => {
  const root = tempFolder({
    'content/locales/en/home.json': '{ "lead": "a" }',
    'content/about/ja.md':
      '---\ntitle: "b"\n---\n\n[c](/game-partner/) `userStore` <b class="x">d</b>',
    'content/sample.json': '{ "list": [{ "name": "e", "i18n": { "ja": { "name": "f" } } }] }',
  });

  test('says where each text stands and in which language it is', () => {
    expect(readTexts(root, 'content').filter(({ text }) => text !== '')).toEqual([
      { where: 'content/about/ja.md:1', locale: 'ja', text: '---' },
      { where: 'content/about/ja.md:2', locale: 'ja', text: 'title: b' },
      { where: 'content/about/ja.md:3', locale: 'ja', text: '---' },
      { where: 'content/about/ja.md:5', locale: 'ja', text: '[c  d' },
      { where: 'content/locales/en/home.json, key "lead"', locale: 'en', text: 'a' },
      { where: 'content/sample.json, key "list.0.name"', locale: 'zh', text: 'e' },
      { where: 'content/sample.json, key "list.0.i18n.ja.name"', locale: 'ja', text: 'f' },
    ]);
  });
});
