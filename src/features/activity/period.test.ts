import { dayAndMonth, periodIn, servicePeriod } from './period';

const evening = { startAt: '2026-12-01T11:00:00Z', endAt: '2026-12-01T13:30:00Z' };
const overNewYear = { startAt: '2026-12-30T16:30:00Z', endAt: '2027-01-05T04:00:00Z' };

/** Spaces differ between versions of the same data. */
function plain(span: { from: string; to: string } | undefined): string | undefined {
  return span && `${span.from} | ${span.to}`.replace(/\s/g, ' ');
}

test('in the service’s time, and the day is said once', () => {
  expect(plain(servicePeriod(evening, 'zh'))).toBe('2026年12月1日周二 19:00 | 21:30');
  expect(plain(servicePeriod(evening, 'en'))).toBe('Tue, Dec 1, 2026, 7:00 PM | 9:30 PM');
  expect(plain(servicePeriod(evening, 'ja'))).toBe('2026年12月1日(火) 19:00 | 21:30');
});

test('the year of the end is said where it is another one', () => {
  expect(plain(servicePeriod(overNewYear, 'zh'))).toBe(
    '2026年12月31日周四 0:30 | 2027年1月5日周二 12:00',
  );
});

test.each([
  ['Asia/Tokyo', '12月1日 20:00 | 22:30'],
  ['America/New_York', '12月1日 6:00 | 8:30'],
  ['Pacific/Auckland', '12月2日 0:00 | 2:30'],
  ['Pacific/Honolulu', '12月1日 1:00 | 3:30'],
])('by the clock of %s', (zone, text) => {
  expect(plain(periodIn(evening, 'zh', zone))).toBe(text);
});

test.each(['Asia/Shanghai', 'Asia/Taipei', 'Australia/Perth'])(
  'says nothing where the clock of %s shows the same',
  (zone) => {
    expect(periodIn(evening, 'zh', zone)).toBeUndefined();
  },
);

test('the leaf of a calendar is that of the service', () => {
  expect(dayAndMonth(overNewYear.startAt, 'zh')).toEqual({ day: '31', month: '12月' });
  expect(dayAndMonth(overNewYear.startAt, 'en')).toEqual({ day: '31', month: 'Dec' });
});

test('what writes times is made once, however many activities a page has', () => {
  servicePeriod(evening, 'ja');
  dayAndMonth(evening.startAt, 'ja');
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  for (const startAt of ['2026-12-01T11:00:00Z', '2026-12-01T12:00:00Z']) {
    servicePeriod({ ...evening, startAt }, 'ja');
    dayAndMonth(startAt, 'ja');
  }
  expect(made).not.toHaveBeenCalled();
});
