import { activityState } from '../../platform/activity-state';
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  SECOND_MS,
  delayUntilLabelChange,
  delayUntilStateChange,
} from './use-now';

const start = Date.parse('2026-12-01T14:00:00Z');
const end = Date.parse('2026-12-01T18:00:00Z');
const activity = { startAt: '2026-12-01T14:00:00Z', endAt: '2026-12-01T18:00:00Z' };

test.each([
  [start - 1, 'upcoming'],
  [start, 'running'],
  [end - 1, 'running'],
  [end, 'ended'],
])('at %d an activity is %s', (now, state) => {
  expect(activityState(activity, now)).toBe(state);
});

describe('untilTurn', () => {
  test.each([
    ['a minute where nothing turns soon', start - HOUR_MS, MINUTE_MS],
    ['until the start', start - 5 * SECOND_MS, 5 * SECOND_MS],
    ['until the end', end - 1, 1],
    ['a minute when all is over', end + 5, MINUTE_MS],
  ])('is %s', (_, now, rest) => {
    expect(delayUntilStateChange([activity])(now)).toBe(rest);
  });

  test('is the soonest of all', () => {
    const later = { startAt: '2026-12-01T14:00:03Z', endAt: '2026-12-09T00:00:00Z' };
    expect(delayUntilStateChange([later, activity])(start)).toBe(3 * SECOND_MS);
    expect(delayUntilStateChange([])(start)).toBe(MINUTE_MS);
  });
});

describe('untilShownOtherwise', () => {
  test.each([
    ['a whole minute, long before', start - 3 * DAY_MS, MINUTE_MS],
    ['the rest of a minute, long before', start - 3 * DAY_MS - 1234, 1234],
    ['until the last day begins', start - DAY_MS - 20 * SECOND_MS, 20 * SECOND_MS],
    ['a second in the last day', start - DAY_MS, SECOND_MS],
    ['the rest of a second in the last day', start - 10_250, 250],
    ['the rest of a minute while it runs', end - 90 * SECOND_MS, 30 * SECOND_MS],
    ['a minute when it is over', end, MINUTE_MS],
  ])('is %s', (_, now, rest) => {
    expect(delayUntilLabelChange(activity)(now)).toBe(rest);
  });
});
