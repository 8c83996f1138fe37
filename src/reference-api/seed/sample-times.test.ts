import { hoursFrom } from './sample-times';

it.each([
  ['2026-11-01T15:59:59Z', 14, '2026-11-01T06:00:00Z'],
  ['2026-11-01T16:00:00Z', 14, '2026-11-02T06:00:00Z'],
  ['2026-11-01T00:00:00Z', -27.5, '2026-10-30T12:30:00Z'],
])('at %s, %d hours count from midnight in Beijing', (moment, hours, expected) => {
  expect(hoursFrom(new Date(moment), hours)).toBe(expected);
});
