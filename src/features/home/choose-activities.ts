/** Activities that the home page shows at once. */
const MOST_ACTIVITIES = 4;

type State = 'running' | 'upcoming' | 'ended';

interface Activity {
  /** ISO 8601 in UTC. */
  readonly startAt: string;
  readonly endAt: string;
}

/** An activity, and where it stands; undefined while the visitor's clock is not known. */
export interface Chosen<T> {
  readonly activity: T;
  readonly state: State | undefined;
}

const places: Readonly<Record<State, number>> = { running: 0, upcoming: 1, ended: 2 };

/** What a state is sorted by: the next to end, the next to begin, the last to have ended. */
const moments: Readonly<Record<State, (activity: Activity) => number>> = {
  running: ({ endAt }) => Date.parse(endAt),
  upcoming: ({ startAt }) => Date.parse(startAt),
  ended: ({ endAt }) => -Date.parse(endAt),
};

/**
 * The activities that the home page shows: what is running first, then what begins next, then what has
 * ended. Until the visitor's clock is known they stand as the page was built, without a state: the page
 * may be old.
 * @param stateOf where an activity stands at a moment
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
