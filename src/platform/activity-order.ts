import type { Times } from '../i18n/time-span';
import { activityState, type ActivityState } from './activity-state';

const places: Readonly<Record<ActivityState, number>> = { running: 0, upcoming: 1, ended: 2 };

/** The sort key within a state: as they are, earliest start, latest end. */
const moments: Readonly<Record<ActivityState, (times: Times) => number>> = {
  running: () => 0,
  upcoming: ({ startAt }) => Date.parse(startAt),
  ended: ({ endAt }) => -Date.parse(endAt),
};

/**
 * Orders activities by a moment, in milliseconds since 1970: what runs comes first, then what is to come, the next at its head, then
 * what has ended. Those that run keep their order, which is by importance: nothing moves when the clock becomes known.
 */
export function compareActivities(one: Times, other: Times, now: number): number {
  const [state, otherState] = [activityState(one, now), activityState(other, now)];
  return places[state] - places[otherState] || moments[state](one) - moments[otherState](other);
}
