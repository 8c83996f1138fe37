import type { Times } from '../i18n/time-span';

/** The state of an activity. It depends on the time of the visit, not of the build. */
export type ActivityState = 'upcoming' | 'running' | 'ended';

/**
 * Tells the state of an activity at a moment, in milliseconds since 1970. It runs from its start until just before its
 * end.
 */
export function activityState({ startAt, endAt }: Times, now: number): ActivityState {
  if (now < Date.parse(startAt)) return 'upcoming';
  return now < Date.parse(endAt) ? 'running' : 'ended';
}
