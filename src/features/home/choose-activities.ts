const MOST_ACTIVITIES = 4;

type State = 'running' | 'upcoming' | 'ended';

interface Activity {
  /** ISO 8601 in UTC. */
  readonly startAt: string;
  readonly endAt: string;
}

/** An activity with its state; undefined until the visitor's clock is known. */
export interface Chosen<T> {
  readonly activity: T;
  readonly state: State | undefined;
}

const places: Readonly<Record<State, number>> = { running: 0, upcoming: 1, ended: 2 };

/** The sort key within a state: earliest end, earliest start, latest end. */
const moments: Readonly<Record<State, (activity: Activity) => number>> = {
  running: ({ endAt }) => Date.parse(endAt),
  upcoming: ({ startAt }) => Date.parse(startAt),
  ended: ({ endAt }) => -Date.parse(endAt),
};

/**
 * Chooses the activities of the home page: running ones first, then upcoming, then ended ones. Until the visitor's
 * clock is known they keep the order of the build, without a state, because the page may be old.
 * @param stateOf the state of an activity at a moment
 * @param now in milliseconds since 1970
 */
export function chooseActivities<T extends Activity>(
  activities: readonly T[],
  stateOf: (activity: T, now: number) => State,
  now: number | undefined,
): Chosen<T>[] {
  if (now === undefined) {
    return activities.slice(0, MOST_ACTIVITIES).map((activity) => ({ activity, state: undefined }));
  }
  return activities
    .map((activity) => ({ activity, state: stateOf(activity, now) }))
    .sort(
      (one, other) =>
        places[one.state] - places[other.state] ||
        moments[one.state](one.activity) - moments[other.state](other.activity),
    )
    .slice(0, MOST_ACTIVITIES);
}
