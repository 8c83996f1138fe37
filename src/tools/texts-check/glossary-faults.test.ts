import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../../config/locales';
import { parseGlossary } from './glossary';
import { glossaryFaults } from './glossary-faults';
import type { SampleText } from './sample-texts';
import { rulesOf, termFaults } from './terms';

const TABLE = `
terms:
  - { zh: 甲, en: First Game, ja: コウ }
  - { zh: 中桩, en: [middle post, post], ja: 中央の柱, not: { en: [centre post] }, but: { zh: [中桩人] } }
  - { zh: 中桩灯, en: lamp, ja: 灯 }
  - { zh: 廿七, en: Twenty-Seven, ja: ニジュウナナ }
`;

function text(at: string, zh: string, en: string, ja: string): SampleText {
  return {
    ...{ at, texts: { zh, en, ja }, file: 'games/first.json' },
    ...{ games: ['first'], glossary: 'first', facts: !at.endsWith('story') },
  };
}

function faultsOf(table: string, ...texts: SampleText[]): string[] {
  return glossaryFaults(texts, new Map([['first', parseGlossary(table)]]));
}

describe('a term', () => {
  test.each([
    [
      'is missing from a fold, though the section has it',
      'sections.0.fold',
      '踩中桩',
      'Step on it',
      '中央の柱を',
    ],
    [
      'is only a part of another word',
      'sections.0.fold',
      '踩中桩',
      'Step on postage',
      '中央の柱を',
    ],
  ])('that %s is named', (_, at, zh, en, ja) => {
    const section = text('sections.0.body', '中桩', 'The middle post', '中央の柱');
    expect(faultsOf(TABLE, section, text(at, zh, en, ja))).toEqual([
      `games/first.json: ${at}, en: nothing for 中桩: expected "middle post" or "post"`,
    ]);
  });

  test.each([
    ['another form, a plural', '踩中桩', 'Step on Posts', '中央の柱'],
    ['a longer term', '看中桩灯', 'Look at the lamp', '灯'],
    ['a phrase that is another word', '问中桩人', 'Ask him', '聞く'],
  ])('is not asked for where there is %s', (_, zh, en, ja) => {
    expect(faultsOf(TABLE, text('sections.0.body', zh, en, ja))).toEqual([]);
  });

  test('may stand anywhere in a role', () => {
    const role = [
      text('roles.0.description', '站中桩', 'Stands still', '立つ'),
      text('roles.0.story', '他走了', 'Left the post', '中央の柱を離れた'),
    ];
    expect(faultsOf(TABLE, ...role)).toEqual([]);
  });

  test('is asked for where a role has a name', () => {
    expect(faultsOf(TABLE, text('roles.0.name', '乙', 'B', 'ビ'))).toEqual([
      'games/first.json: roles.0.name, zh: expected a term for 乙 in the glossary',
    ]);
  });

  test('that is not used is named in what a partner says too', () => {
    const own = text('summary', '一', 'a', 'あ');
    const said = {
      ...text('talk.0', '说', 'The centre post!', '言う'),
      file: 'voices/p.json',
      glossary: 'first',
    };
    expect(faultsOf(TABLE, own, said)).toEqual([
      'voices/p.json: talk.0, en: says "centre post": expected "middle post"',
    ]);
  });
});

describe('numbers', () => {
  test.each([
    [
      'that differ',
      'roles.0.story',
      '九里，八个人',
      'Eight of them',
      'seven',
      ['lacks 8 (八)', 'has, unlike Chinese, 7 (七)'],
    ],
    [
      'that are left out of facts',
      'sections.0.body',
      '敲八下',
      'Knock eight times',
      'knock',
      ['lacks 8 (八)'],
    ],
  ])('%s are named', (_, at, zh, en, __, says) => {
    const ja = says.length === 1 ? '叩く' : '七人';
    expect(faultsOf(TABLE, text(at, zh, en, ja))).toEqual(
      says.map((words) => `games/first.json: ${at}, ja: ${words}`),
    );
  });

  test.each([
    ['a tale that leaves one out', 'roles.0.story', '等了八年', 'Waited', '待った'],
    ['facts without a "two"', 'sections.0.body', '两边都看', 'Look about', '見回す'],
    [
      'somebody whose name is a number',
      'sections.0.body',
      '廿七来了',
      'Twenty-Seven came',
      'ニジュウナナが来た',
    ],
  ])('have nothing against %s', (_, at, zh, en, ja) => {
    expect(faultsOf(TABLE, text(at, zh, en, ja))).toEqual([]);
  });
});

describe('what a glossary leaves free', () => {
  const free = (at: string): string =>
    `${TABLE}free: [{ because: x, in: { ${at}: { en: [中桩, 8] } } }]`;
  const untold = text('sections.0', '中桩八', 'Step', '中央の柱八');

  test('is no fault there', () => {
    expect(faultsOf(free('sections.0'), untold)).toEqual([]);
  });

  test('is a fault where nothing needs it', () => {
    const told = text('sections.0', '中桩八', 'The post, eight', '中央の柱八');
    expect(faultsOf(free('sections.0'), told)).toEqual([
      'games/first.json: sections.0, en: 中桩 is free without need',
      'games/first.json: sections.0, en: 8 is free without need',
    ]);
  });
});

test('a game has a glossary, and a glossary a game', () => {
  const glossary = parseGlossary(TABLE);
  expect(
    glossaryFaults([text('summary', '一', 'a', 'あ')], new Map([['other', glossary]])),
  ).toEqual([
    'games/first.json: expected a glossary, first.yaml',
    'other.yaml: expected the id of a game',
  ]);
});

test('a glossary that is none says what is wrong with it', () => {
  expect(() => parseGlossary('terms: [{ zh: 甲, en: A }]')).toThrow(/ja/);
  expect(() => parseGlossary(TABLE.replace('not:', 'nto:'))).toThrow(/nto/);
});

test('no name of the sample stands against its own glossary', () => {
  const folder = 'src/reference-api/sample/terms';
  for (const file of readdirSync(folder)) {
    const { terms } = parseGlossary(readFileSync(path.join(folder, file), 'utf8'));
    const entries = terms.map(({ not, but }) => ({ said: { zh: '', en: '', ja: '' }, not, but }));
    const rules = rulesOf(entries);
    for (const locale of LOCALES) {
      const forms = terms.flatMap((term) => term[locale]);
      expect([file, forms.filter((form) => termFaults(form, locale, rules).length > 0)]).toEqual([
        file,
        [],
      ]);
    }
  }
});
