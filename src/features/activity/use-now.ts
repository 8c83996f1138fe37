import { startTransition, useEffect, useRef, useState } from 'react';
import type { Times } from '../../i18n/time-span';
import { activityState } from '../../platform/activity-state';

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Gives the milliseconds until a remaining time reaches the next multiple of a step. */
function step(left: number, size: number): number {
  return left % size || size;
}

function everyMinute(): number {
  return MINUTE_MS;
}

/**
 * Makes the delay for `useNow` until one of the activities starts or ends, a minute at most.
 * @returns a function from the moment, in milliseconds since 1970, to the delay in milliseconds
 */
export function delayUntilStateChange(activities: readonly Times[]) {
  return (now: number): number =>
    activities
      .flatMap(({ startAt, endAt }) => [Date.parse(startAt) - now, Date.parse(endAt) - now])
      .filter((left) => left > 0)
      .reduce((least, left) => Math.min(least, left), MINUTE_MS);
}

/**
 * Makes the delay for `useNow` until the label of an activity changes: a second in the last day before its start, else
 * a minute, and never beyond its start or end.
 * @returns a function from the moment, in milliseconds since 1970, to the delay in milliseconds
 */
export function delayUntilLabelChange(activity: Times) {
  return (now: number): number => {
    const state = activityState(activity, now);
    if (state === 'ended') return MINUTE_MS;
    const left = Date.parse(state === 'upcoming' ? activity.startAt : activity.endAt) - now;
    if (state === 'running') return step(left, MINUTE_MS);
    return left <= DAY_MS ? step(left, SECOND_MS) : Math.min(step(left, MINUTE_MS), left - DAY_MS);
  };
}

/**
 * Follows the visitor's clock, in milliseconds since 1970; undefined until hydration. It stops while the page is
 * hidden.
 * @param rest the delay until the next update for a moment, both in milliseconds; a minute by default
 */
export function useNow(rest: (now: number) => number = everyMinute): number | undefined {
  const [now, setNow] = useState<number>();
  const latest = useRef(rest);

  // Callers pass a new function at every render; it must not restart the timer.
  useEffect(() => {
    latest.current = rest;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      if (document.hidden) return;
      const at = Date.now();
      // In pieces: at first, all that shows a state waits for it.
      startTransition(() => setNow(at));
      timer = setTimeout(look, latest.current(at));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  return now;
}
