import { cleanSearch, LONGEST_SEARCH, queryFor, readSearch } from './search-value';

describe('cleanSearch', () => {
  it.each([
    ['  茶山  ', '茶山'],
    ['sky \n\t  whale', 'sky whale'],
    ['\u3000灯\u3000市\u3000', '灯 市'],
    ['   ', ''],
    ['x'.repeat(70), 'x'.repeat(LONGEST_SEARCH)],
    [`${'x'.repeat(63)} y`, 'x'.repeat(63)],
  ])('makes of %j what is searched for', (written, wanted) => {
    expect(cleanSearch(written)).toBe(wanted);
  });

  it('does not cut a character in halves', () => {
    expect(cleanSearch(`${'x'.repeat(63)}😀`)).toBe('x'.repeat(63));
  });
});

describe('readSearch', () => {
  it.each([
    ['', '', false],
    ['?channel=a', '', false],
    ['?searchValue=', '', false],
    ['?searchValue=%E8%8C%B6+%E5%B1%B1&channel=a', '茶 山', false],
    [`?searchValue=${'x'.repeat(64)}`, 'x'.repeat(64), false],
    [`?searchValue=${'x'.repeat(65)}`, 'x'.repeat(64), true],
    ['?searchValue=%E0%A4%A', '\ufffd%A', false],
  ])('reads %s', (query, text, isCut) => {
    expect(readSearch(query)).toEqual({ text, isCut });
  });
});

describe('queryFor', () => {
  it.each([
    ['茶', '?searchValue=%E8%8C%B6'],
    ['a&b c', '?searchValue=a%26b+c'],
    ['', ''],
  ])('searches for %j', (text, wanted) => {
    expect(queryFor(text)).toBe(wanted);
  });
});
