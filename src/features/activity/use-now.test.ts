import { activityState } from './activity-state';
import { DAY, HOUR, MINUTE, SECOND, delayUntilLabelChange, delayUntilStateChange } from './use-now';

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
    ['a minute where nothing turns soon', start - HOUR, MINUTE],
    ['until the start', start - 5 * SECOND, 5 * SECOND],
    ['until the end', end - 1, 1],
    ['a minute when all is over', end + 5, MINUTE],
  ])('is %s', (_, now, rest) => {
    expect(delayUntilStateChange([activity])(now)).toBe(rest);
  });

  test('is the soonest of all', () => {
    const later = { startAt: '2026-12-01T14:00:03Z', endAt: '2026-12-09T00:00:00Z' };
    expect(delayUntilStateChange([later, activity])(start)).toBe(3 * SECOND);
    expect(delayUntilStateChange([])(start)).toBe(MINUTE);
  });
});

describe('untilShownOtherwise', () => {
  test.each([
    ['a whole minute, long before', start - 3 * DAY, MINUTE],
    ['the rest of a minute, long before', start - 3 * DAY - 1234, 1234],
    ['until the last day begins', start - DAY - 20 * SECOND, 20 * SECOND],
    ['a second in the last day', start - DAY, SECOND],
    ['the rest of a second in the last day', start - 10_250, 250],
    ['the rest of a minute while it runs', end - 90 * SECOND, 30 * SECOND],
    ['a minute when it is over', end, MINUTE],
  ])('is %s', (_, now, rest) => {
    expect(delayUntilLabelChange(activity)(now)).toBe(rest);
  });
});
