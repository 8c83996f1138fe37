import { dateFormatsOf } from './date-formats';

// In the time of whoever reads: the tests' own.
const moment = new Date(2026, 10, 21, 14, 5, 33);

test.each([
  ['zh', '2026年11月21日星期六', '14:05'],
  ['ja', '2026年11月21日土曜日', '14:05'],
] as const)('a day and a time in %s', (locale, day, time) => {
  const formats = dateFormatsOf(locale);
  expect(formats.day.format(moment)).toBe(day);
  expect(formats.time.format(moment)).toBe(time);
});

test('a day has the day of the week in English too, and a time no seconds', () => {
  const { day, time } = dateFormatsOf('en');
  expect(day.format(moment)).toMatch(/Saturday.*2026/);
  expect(time.format(moment)).toMatch(/^\d+:05/);
  expect(time.format(moment)).not.toContain('33');
});
