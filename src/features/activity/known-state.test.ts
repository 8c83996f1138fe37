import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './use-now';
import { countdownParts, formatCountdownPart, roundTimeLeft } from './known-state';

function shown(left: number): string {
  return countdownParts(left)
    .map(({ unit, value }) => `${String(value)} ${unit}`)
    .join(', ');
}

test.each([
  [3 * DAY_MS + 4 * HOUR_MS + 5 * MINUTE_MS + 59 * SECOND_MS, '3 day, 4 hour, 5 minute'],
  [DAY_MS + 1, '1 day, 0 hour, 0 minute'],
  [DAY_MS, '24 hour, 0 minute, 0 second'],
  [HOUR_MS - 1, '0 hour, 59 minute, 59 second'],
  [999, '0 hour, 0 minute, 0 second'],
  [-5, '0 hour, 0 minute, 0 second'],
])('%d ms are %s', (left, parts) => {
  expect(shown(left)).toBe(parts);
});

test.each([
  [10 * DAY_MS + 23 * HOUR_MS, { unit: 'day', value: 10 }],
  [2 * DAY_MS - 1, { unit: 'hour', value: 47 }],
  [2 * HOUR_MS - 1, { unit: 'minute', value: 120 }],
  [1, { unit: 'minute', value: 1 }],
  [0, { unit: 'minute', value: 1 }],
])('%d ms are roughly %o', (left, part) => {
  expect(roundTimeLeft(left)).toEqual(part);
});

test('digits do not change their number, and units are those of the language', () => {
  const text = (value: number, unit: 'day' | 'hour', locale: 'zh' | 'en'): string =>
    formatCountdownPart({ unit, value }, locale)
      .map((part) => part.text)
      .join('');
  expect(text(4, 'hour', 'en')).toBe('04 hr');
  expect(text(1, 'day', 'en')).toBe('1 day');
  expect(text(12, 'day', 'en')).toBe('12 days');
  expect(text(4, 'hour', 'zh')).toBe('04小时');
  expect(formatCountdownPart({ unit: 'hour', value: 4 }, 'en')[0]).toEqual({
    isDigits: true,
    text: '04',
  });
});
