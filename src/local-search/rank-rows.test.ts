import { normalizeText } from './normalize-text';
import { findExactly, findWithErrors } from './fuzzy-match';
import type { IndexRow } from './index-format';
import { highlightName } from './highlight-name';
import { rankRows, readyRow } from './rank-rows';

function row(kind: number, id: string, name: string, ...forms: string[]): IndexRow {
  return [kind, id, name, [normalizeText(name), ...forms], '', 0, 0];
}

const rows = [
  row(
    0,
    'gate',
    '青铜之门',
    'qing tong zhi men',
    '青銅之門',
    'the bronze gate',
    'せいどう の もん',
    '~seido no mon',
  ),
  row(0, 'city', '万灯城', 'wan deng cheng', 'city of ten thousand lanterns'),
  row(0, 'kiln', '龙窑', 'long yao', 'dragon kiln'),
  row(0, 'wisteria', '藤', 'teng', '~huzi'),
  row(1, 'lan', '阿阑', 'a lan', 'lan the moth'),
].map(readyRow);

function find(query: string): string[] {
  return rankRows(rows, query, 5).map(({ row: [, id] }) => id);
}

describe('in a form', () => {
  test('the beginning of a word comes before a place inside of one', () => {
    expect(findExactly('planlan', [0, 4], 'lan')).toEqual({ start: 4, end: 7, errors: 0 });
  });

  test.each([
    ['a wrong letter', 'lanterm', 1],
    ['a missing letter', 'lantrn', 1],
    ['a letter too many', 'lanttern', 1],
    ['two swapped letters', 'lnatern', 1],
    ['two errors', 'lantrm', 2],
  ])('%s', (_, query, errors) => {
    expect(findWithErrors('cityoftenthousandlanterns', query, 2)).toMatchObject({ errors });
    expect(findWithErrors('cityoftenthousandlanterns', query, errors - 1)).toBeUndefined();
  });

  test('a form without end is looked at as far as names go', () => {
    expect(findWithErrors('a'.repeat(100_000) + 'lantern', 'lantern', 1)).toBeUndefined();
  });
});

describe('rows', () => {
  test.each([
    ['a name', '青铜之门', 'gate'],
    ['a character left out', '青铜门', 'gate'],
    ['traditional characters', '青銅之門', 'gate'],
    ['pinyin from the middle', 'tongzhi', 'gate'],
    ['initials', 'qtzm', 'gate'],
    ['kana', 'せいどう', 'gate'],
    ['another spelling of romaji', 'fuji', 'wisteria'],
    ['a typing error', 'lanterm', 'city'],
    ['two typing errors from eight letters on', 'bronzz gatt', 'gate'],
    ['words in another order', 'gate bronze', 'gate'],
    ['two scripts', '青铜gate', 'gate'],
    ['needless spaces', ' 龙   窑 ', 'kiln'],
  ])('%s', (_, query, id) => {
    expect(find(query)[0]).toBe(id);
  });

  test('what is typed without an error comes before what has one', () => {
    expect(find('lan')).toEqual(['lan', 'city']);
  });

  test.each(['', '   ', '🔥', '.*', '()[]{}', '%_'])('%j finds nothing', (query) => {
    expect(find(query)).toEqual([]);
  });
});

describe('marks', () => {
  const [, , , forms] = rows[0]?.row ?? [0, '', '', []];
  test.each([
    ['铜之', [[1, 3]]],
    ['tongzhi', [[1, 3]]],
    ['zm', [[2, 4]]],
    [
      '青铜men',
      [
        [0, 2],
        [3, 4],
      ],
    ],
    ['bronze', []],
  ])('%s', (query, marks) => {
    expect(highlightName('青铜之门', forms, query)).toEqual(marks);
  });

  test('signs between the characters of a name are no characters of it', () => {
    expect(highlightName('Half-Watch Gu', ['half watch gu'], 'halfw')).toEqual([
      [0, 4],
      [5, 6],
    ]);
    expect(highlightName('ﾈｵﾝ配達人', ['ねおん配達人'], 'ネオン')).toEqual([[0, 3]]);
  });
});

test('among names in Latin letters, the word that is seen comes before the sound of a name in another language', () => {
  const english = [
    row(1, 'old-ji', 'Old Ji', 'lao ji'),
    row(1, 'lan', 'Lan the Moth', 'a lan'),
    row(0, 'city', 'City of Lanterns', 'wan deng cheng'),
    row(0, 'lighthouse', 'The Last Lighthouse', 'zui hou de deng ta'),
  ].map(readyRow);
  expect(rankRows(english, 'la', 5).map(({ row: [, id] }) => id)).toEqual([
    'lighthouse',
    'lan',
    'city',
    'old-ji',
  ]);
});
