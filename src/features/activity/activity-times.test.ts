import { isServiceTime, leafIn } from '../../i18n/time-span';
import { periodIn } from './activity-times';

const evening = { startAt: '2026-12-01T11:00:00Z', endAt: '2026-12-01T13:30:00Z' };

/** Spaces differ between versions of the same data. */
function plain({ from, to }: { from: string; to: string }): string {
  return `${from} | ${to}`.replace(/\s/g, ' ');
}

test.each([
  ['Asia/Tokyo', -540, '12月1日 20:00 | 22:30'],
  ['America/New_York', 300, '12月1日 6:00 | 8:30'],
  ['Pacific/Auckland', -780, '12月2日 0:00 | 2:30'],
  ['Pacific/Honolulu', 600, '12月1日 1:00 | 3:30'],
  // Midnight lies within.
  ['Asia/Magadan', -660, '12月1日 22:00 | 12月2日 0:30'],
])('by the clock of %s', (name, offset, text) => {
  expect(plain(periodIn(evening, 'zh', { name, offsetAt: () => offset }))).toBe(text);
});

test.each([
  ['Asia/Shanghai', '1'],
  ['America/New_York', '30'],
])('the leaf of a calendar follows the clock of %s', (name, day) => {
  const midnight = new Date('2026-11-30T16:00:00Z');
  const leaf = leafIn(midnight, 'zh', { name, offsetAt: () => NaN });
  expect(leaf).toEqual({ month: day === '1' ? '12月' : '11月', day });
});

test('a clock shows the service’s time where both its times are the same', () => {
  const at = (...offsets: number[]) =>
    isServiceTime(evening, {
      name: undefined,
      offsetAt: (moment) => offsets[moment.getUTCHours() === 11 ? 0 : 1] ?? NaN,
    });
  expect(at(-480, -480)).toBe(true);
  // Its daylight saving time begins in between.
  expect(at(-480, -540)).toBe(false);
  expect(at(-540, -540)).toBe(false);
});
