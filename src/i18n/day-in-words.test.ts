import { dayInWords } from './day-in-words';

test.each([
  ['zh', false, '11月28日星期六'],
  ['en', false, 'Saturday 28 November'],
  ['ja', false, '11月28日（土）'],
  ['ja', true, '2026年11月28日（土）'],
] as const)('in %s, with the year or not (%s), a day is %s', (locale, withYear, words) => {
  expect(dayInWords('2026-11-28', locale, withYear)).toBe(words);
});
