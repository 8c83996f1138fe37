import type { Times } from '../../i18n/time-span';
import { activityState } from './activity-state';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Milliseconds until a remaining time reaches the next multiple of a step. */
function step(left: number, size: number): number {
  return left % size || size;
}

/** The default delay of `useNow`, in milliseconds. */
export function everyMinute(): number {
  return MINUTE;
}

/**
 * Delay for `useNow` until one of the activities starts or ends, a minute at most.
 * @returns a function from the moment, in milliseconds since 1970, to the delay in milliseconds
 */
export function delayUntilStateChange(activities: readonly Times[]) {
  return (now: number): number =>
    activities
      .flatMap(({ startAt, endAt }) => [Date.parse(startAt) - now, Date.parse(endAt) - now])
      .filter((left) => left > 0)
      .reduce((least, left) => Math.min(least, left), MINUTE);
}

/**
 * Delay for `useNow` until the label of an activity changes: a second in the last day before its start, else a
 * minute, and never beyond its start or end.
 * @returns a function from the moment, in milliseconds since 1970, to the delay in milliseconds
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
