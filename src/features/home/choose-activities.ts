import type { Times } from '../../i18n/time-span';
import { compareActivities } from '../../platform/activity-order';
import { activityState, type ActivityState } from '../../platform/activity-state';

const MOST_ACTIVITIES = 4;

/** An activity with its state; undefined until the visitor's clock is known. */
export interface Chosen<T> {
  readonly activity: T;
  readonly state: ActivityState | undefined;
}

/**
 * Chooses the activities of the home page: running ones first, the next to end at their head, then upcoming, then ended ones. Until the visitor's
 * clock is known they keep the order of the build, without a state, because the page may be old.
 * @param now in milliseconds since 1970
 */
export function chooseActivities<T extends Times>(
  activities: readonly T[],
  now: number | undefined,
): Chosen<T>[] {
  if (now === undefined) {
    return activities.slice(0, MOST_ACTIVITIES).map((activity) => ({ activity, state: undefined }));
  }
  return [...activities]
    .sort(
      (one, other) =>
        compareActivities(one, other, now) || Date.parse(one.endAt) - Date.parse(other.endAt),
    )
    .slice(0, MOST_ACTIVITIES)
    .map((activity) => ({ activity, state: activityState(activity, now) }));
}
