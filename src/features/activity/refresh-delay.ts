import { activityState, type Times } from './activity-state';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Milliseconds until the next whole step of what is left. */
function step(left: number, size: number): number {
  return left % size || size;
}

/** When the clock is looked at again if nothing in particular is awaited. */
export function everyMinute(): number {
  return MINUTE;
}

/**
 * How long the clock may rest until one of the activities starts or ends, and a minute at most.
 * @returns a function from the moment, in milliseconds since 1970, to milliseconds
 */
export function delayUntilStateChange(activities: readonly Times[]) {
  return (now: number): number =>
    activities
      .flatMap(({ startAt, endAt }) => [Date.parse(startAt) - now, Date.parse(endAt) - now])
      .filter((left) => left > 0)
      .reduce((least, left) => Math.min(least, left), MINUTE);
}

/**
 * How long the clock may rest until what is shown of an activity changes: a second in the last day
 * before its start, else a minute, and never beyond its start or end.
 */
export function delayUntilLabelChange(activity: Times) {
  return (now: number): number => {
    const state = activityState(activity, now);
    if (state === 'ended') return MINUTE;
    const left = Date.parse(state === 'upcoming' ? activity.startAt : activity.endAt) - now;
    if (state === 'running') return step(left, MINUTE);
    return left <= DAY ? step(left, SECOND) : Math.min(step(left, MINUTE), left - DAY);
  };
}
