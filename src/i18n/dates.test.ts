import { formatDay, serviceDay } from './dates';

test('a day is written in the words of its language', () => {
  expect(formatDay('2026-03-01', 'zh')).toBe('2026年3月1日');
  expect(formatDay('2026-03-01T23:00:00Z', 'en')).toBe('1 March 2026');
  expect(formatDay('2026-03-01', 'ja')).toBe('2026年3月1日');
  expect(formatDay('soon', 'en')).toBe('soon');
});

test('the day of a moment is that of the service’s time zone', () => {
  expect(serviceDay('2026-11-01T15:59:59Z')).toBe('2026-11-01');
  expect(serviceDay('2026-12-31T16:00:00Z')).toBe('2027-01-01');
});

test('what writes dates is made once for a language', () => {
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  for (const day of ['2026-03-01', '2026-03-02', '2026-03-03']) formatDay(day, 'ja');
  expect(made.mock.calls.length).toBeLessThanOrEqual(1);
});
