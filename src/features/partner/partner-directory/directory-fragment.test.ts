import {
  cleanKeyword,
  EVERYBODY,
  readDirectoryFragment,
  directoryFragment,
} from './directory-fragment';

test.each([
  [{}, ''],
  [{ ...EVERYBODY }, ''],
  [{ keyword: '灯 & 海' }, '#q=%E7%81%AF+%26+%E6%B5%B7'],
  [{ tag: '沉静', gameId: 'star-echo', page: 2 }, '#tag=%E6%B2%89%E9%9D%99&game=star-echo&page=2'],
])('the fragment for %j says so, and is read as it was meant', (filter, fragment) => {
  expect(directoryFragment(filter)).toBe(fragment);
  expect(readDirectoryFragment(fragment)).toEqual({ ...EVERYBODY, ...filter });
});

test.each([
  ['', EVERYBODY],
  ['#main', EVERYBODY],
  ['#q=%20%20&tag=&game=../x&page=0', EVERYBODY],
  ['#page=1.5', EVERYBODY],
  ['#page=99999999999', EVERYBODY],
  ['#tag=%', { ...EVERYBODY, tag: '%' }],
])('what cannot be asked for is left out of %s', (hash, filter) => {
  expect(readDirectoryFragment(hash)).toEqual(filter);
});

test('a keyword has no needless blanks, and is cut between characters', () => {
  expect(cleanKeyword('  a \n b  ')).toBe('a b');
  expect(cleanKeyword('🐟'.repeat(40))).toBe('🐟'.repeat(32));
});
