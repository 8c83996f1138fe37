import { normalizeText } from './normalize-text';
import { findExactly, findInForm, findWithErrors } from './fuzzy-match';
import { NAME_MARKS, type IndexRow } from './index-format';
import { highlightName } from './highlight-name';
import { readForms } from './read-forms';
import { errorsIn, rankRows, readyRow } from './rank-rows';

function row(kind: number, id: string, name: string, ...forms: string[]): IndexRow {
  return [kind, id, name, [normalizeText(name), ...forms], '', 0, 0, '', 0];
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

test('another name as it is written comes before how such a name is read', () => {
  const entries = [
    row(1, 'read', 'ラオ', `${NAME_MARKS.zh}老纪`, 'lao ji'),
    row(1, 'written', '最後の灯台', `${NAME_MARKS.en}The Last Lighthouse`),
  ].map(readyRow);
  expect(rankRows(entries, 'la', 5).map(({ row: [, id] }) => id)).toEqual(['written', 'read']);
});

describe('in a form', () => {
  test('the beginning of a word comes before a place inside of one', () => {
    expect(findExactly('planlan', [0, 4], 'lan')).toEqual({ start: 4, end: 7, errors: 0 });
  });

  test('what begins inside of a Latin word does not go on in the next one', () => {
    const starts = [0, 4, 8];
    expect(findExactly('whateachshade', starts, 'tea')).toBeUndefined();
    expect(findInForm('whateachshade', starts, 'teachs', 1)).toBeUndefined();
    // From the beginning of a word on, a blank that was not typed does no harm.
    expect(findExactly('whateachshade', starts, 'eachsh')).toMatchObject({ start: 4 });
    expect(findExactly('whateachshade', starts, 'hat')).toMatchObject({ start: 1 });
    expect(findExactly('灯塔tea', [0, 1, 2], '塔te')).toMatchObject({ start: 1 });
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
    ['a letter of the first syllable left out', 'qngtong', 'gate'],
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
  const [, , , forms] = rows[0]?.row ?? [0, '', '', [], '', 0, 0, '', 0];
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
    [
      'men qing',
      [
        [0, 1],
        [3, 4],
      ],
    ],
    ['qingtonq', [[0, 2]]],
    ['bronze', []],
    ['？！', []],
  ])('%s', (query, marks) => {
    expect(highlightName('青铜之门', readForms(forms), query).marks).toEqual(marks);
  });

  const marksIn = (name: string, query: string) =>
    highlightName(name, readForms([normalizeText(name)]), query).marks;

  test('signs between the characters of a name are no characters of it', () => {
    expect(marksIn('Half-Watch Gu', 'halfw')).toEqual([
      [0, 4],
      [5, 6],
    ]);
    expect(marksIn('ﾈｵﾝ配達人', 'ネオン')).toEqual([[0, 3]]);
  });

  test('nothing is marked across a blank', () => {
    expect(marksIn('What each shade is for', 'tea')).toEqual([]);
    expect(marksIn('What each shade is for', 'each shade')).toEqual([
      [5, 9],
      [10, 15],
    ]);
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

/** The ids of rows in the order in which a query finds them, whatever order they lie in. */
function ordered(query: string, enough: number, ...library: readonly IndexRow[]): string[] {
  const [one, other] = [library, library.toReversed()].map((each) =>
    rankRows(each.map(readyRow), query, enough).map(({ row: [, id] }) => id),
  );
  expect(other).toEqual(one);
  return one ?? [];
}

test('the nearer a match is to the name and its beginning, the sooner it comes', () => {
  const found = ordered(
    '灯塔',
    5,
    row(0, 'all of it', '灯塔'),
    row(0, 'beginning', '灯塔的光'),
    row(0, 'beginning of a longer one', '灯塔的光与'),
    row(0, 'beginning of another name', '别的', '灯塔的光'),
    row(0, 'later', '大灯塔'),
    row(0, 'later in a longer one', '最后的灯塔的光'),
    row(0, 'apart', '灯与塔'),
  );
  expect(found).toEqual([
    ...['all of it', 'beginning', 'beginning of a longer one', 'beginning of another name'],
    ...['later', 'later in a longer one'],
  ]);
  expect(
    ordered(
      'tea',
      5,
      row(0, 'word', 'tea'),
      row(0, 'behind an article', 'the tea'),
      row(0, 'later word', 'a tea'),
      row(0, 'initials', '天鹅岸', 'tian e an'),
      row(0, 'inside', 'steam'),
    ),
  ).toEqual(['word', 'behind an article', 'initials', 'later word', 'inside']);
});

test('words in another order come behind the same words as they were typed', () => {
  expect(
    ordered('gate bronze', 5, row(0, 'apart', 'bronze gate'), row(0, 'typed', 'old gate bronze')),
  ).toEqual(['typed', 'apart']);
});

test('of the same name a game comes first, then a partner, a role, a section and a hint', () => {
  const kinds = ['game', 'role', 'partner', 'section', 'hint'].map((id, kind) =>
    row(kind, id, '灯塔'),
  );
  expect(ordered('灯塔', 1, ...kinds)).toEqual(['game', 'partner', 'role', 'section', 'hint']);
});

test('what another name has comes behind what is seen in a name, and says which name it was', () => {
  const keeper = row(1, 'keeper', '秦望', 'qin wang', '*灯台守', 'とうだいもり', '-old keeper');
  const lighthouse = row(
    0,
    'lighthouse',
    '最后的灯塔',
    'zui hou de deng ta',
    '+The Last Lighthouse',
  );
  expect(ordered('灯', 5, keeper, lighthouse)).toEqual(['lighthouse', 'keeper']);
  const otherOf = (query: string) =>
    rankRows([keeper, lighthouse].map(readyRow), query, 5).map(({ other }) => other);
  expect(otherOf('とうだい')).toEqual([{ name: '灯台守', locale: 'ja' }]);
  expect(otherOf('last lighthouse')).toEqual([{ name: 'The Last Lighthouse', locale: 'en' }]);
  expect(otherOf('lighthouse last')).toEqual([{ name: 'The Last Lighthouse', locale: 'en' }]);
  expect(otherOf('qinwang')).toEqual([undefined]);
  // Nobody may be told that the words of a former id are a name.
  expect(otherOf('old keeper')).toEqual([undefined]);
});

test('errors are allowed where too little is found without them, and what may be an accident only alone', () => {
  const exact = row(0, 'exact', 'lantern');
  const near = row(0, 'near', 'lantarn');
  const accident = row(0, 'accident', 'xlantarn');
  const accidents = [accident, row(0, 'two errors', 'lamtarn ok')];
  expect(ordered('lantern', 1, exact, near)).toEqual(['exact']);
  expect(ordered('lantern', 2, exact, near)).toEqual(['exact', 'near']);
  expect(ordered('lantern', 2, exact, accident)).toEqual(['exact']);
  expect(ordered('lantern', 2, near, accident)).toEqual(['near']);
  expect(ordered('lanternok', 2, ...accidents)).toEqual(['two errors']);
  expect(ordered('lantern', 2, accident)).toEqual(['accident']);
});

test('initials have no errors, and one letter is none', () => {
  const gate = row(0, 'gate', '青铜之门', 'qing tong zhi men');
  expect(ordered('qtzm', 1, gate)).toEqual(['gate']);
  expect(ordered('qtzn', 1, gate)).toEqual([]);
});

test.each([
  ['abc', 0],
  ['abcd', 1],
  ['abcdefg', 1],
  ['abcdefgh', 2],
  ['灯塔', 0],
  ['灯塔的', 1],
  ['灯塔的光与影和风', 2],
])('%s may have so many errors: %i', (query, errors) => {
  expect(errorsIn(query)).toBe(errors);
});
