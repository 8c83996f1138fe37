import { serviceDates } from './service-dates';

const evening = { startAt: '2026-12-01T11:00:00Z', endAt: '2026-12-01T13:30:00Z' };
const overNewYear = { startAt: '2026-12-30T16:30:00Z', endAt: '2027-01-05T04:00:00Z' };

/** Spaces differ between versions of the same data. */
function plain({ from, to }: { from: string; to: string }): string {
  return `${from} | ${to}`.replace(/\s/g, ' ');
}

test('in the service’s time, and the day is said once', () => {
  expect(plain(serviceDates(evening, 'zh'))).toBe('2026年12月1日周二 19:00 | 21:30');
  expect(plain(serviceDates(evening, 'en'))).toBe('Tue 1 Dec 2026, 19:00 | 21:30');
  expect(plain(serviceDates(evening, 'ja'))).toBe('2026年12月1日(火) 19:00 | 21:30');
});

test('the year of the end is said where it is another one', () => {
  expect(plain(serviceDates(overNewYear, 'zh'))).toBe(
    '2026年12月31日周四 0:30 | 2027年1月5日周二 12:00',
  );
});

test('the leaf of a calendar and the days of a ticket are those of the service', () => {
  expect(serviceDates(overNewYear, 'zh')).toMatchObject({
    ...{ day: '31', month: '12月', firstDay: '12月31日', lastDay: '1月5日' },
  });
  expect(serviceDates(overNewYear, 'en')).toMatchObject({
    ...{ day: '31', month: 'Dec', firstDay: '31 Dec', lastDay: '5 Jan' },
  });
});

test('what writes dates is made once, however many activities there are', () => {
  serviceDates(evening, 'ja');
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  serviceDates({ ...evening, startAt: '2026-12-01T12:00:00Z' }, 'ja');
  expect(made).not.toHaveBeenCalled();
});
