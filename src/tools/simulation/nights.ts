import { SeededRandom } from '../../reference-api/seed/seeded-random';

/** Facts about a kind of bad night. */
interface NightFacts {
  /** Share of it among bad nights, beside the other shares. */
  readonly share: number;
  /** How many hours it lasts, at least and at most. */
  readonly hours: readonly [least: number, most: number];
  /** Words for the log. */
  readonly what: string;
}

/** Kind of a bad night. */
export type NightKind = keyof typeof NIGHTS;

/** Every kind of bad night. None is longer than a day, so that the age that a site may have is a day and a little. */
export const NIGHTS = {
  slow: { share: 2, hours: [2, 4], what: 'the API is slow, and a build takes hours' },
  flapping: { share: 3, hours: [1, 6], what: 'every other answer of the API is an error' },
  'half-empty': { share: 2, hours: [1, 8], what: 'the lists of the API are short' },
  'wrong-types': { share: 2, hours: [1, 8], what: 'a field of the API has another type' },
  'old-replica': { share: 2, hours: [1, 10], what: 'the API answers with what it had hours ago' },
  'late-pictures': { share: 2, hours: [1, 12], what: 'new pictures are not at their host yet' },
  gone: { share: 2, hours: [2, 24], what: 'the API is gone' },
  'disk-full': { share: 3, hours: [1, 4], what: 'the disk is full from some step on' },
  killed: { share: 6, hours: [1, 3], what: 'the release is killed at some step' },
  'two-starts': { share: 2, hours: [1, 1], what: 'a second release is started at some step' },
  'clock-ahead': { share: 2, hours: [1, 4], what: 'the clock is days ahead' },
  'clock-back': { share: 2, hours: [1, 4], what: 'the clock was set back by days' },
  'legal-text': { share: 1, hours: [1, 1], what: 'a legal text changes while the build runs' },
  'taken-back': { share: 1, hours: [1, 4], what: 'the operator goes back to the release before' },
} as const satisfies Readonly<Record<string, NightFacts>>;

/** Bad night, or some of it. */
export interface Night {
  readonly kind: NightKind;
  /** Hours of it that are over. */
  readonly past: number;
  /** Hours that it lasts. */
  readonly hours: number;
}

const KINDS = Object.entries(NIGHTS).flatMap(([kind, { share }]) =>
  Array.from({ length: share }, () => kind),
);

function isKind(name: string): name is NightKind {
  return Object.hasOwn(NIGHTS, name);
}

function pickKind(random: SeededRandom): NightKind {
  const name = random.pick(KINDS);
  if (!isKind(name)) throw new Error(`There is no night ${name}`);
  return name;
}

/**
 * Plans what is wrong in each hour: bad nights one behind the other, with calm hours between them.
 * @param hours how many hours are planned; the plan of more of them begins with the same ones
 * @param calm the most calm hours between two bad nights, one at least
 * @returns the night of each hour; undefined for a calm one
 */
export function planNights(seed: number, hours: number, calm: number): (Night | undefined)[] {
  const random = new SeededRandom(`nights ${String(seed)}`);
  const plan: (Night | undefined)[] = [];
  while (plan.length < hours) {
    const rest = random.int(1, calm);
    for (let past = 0; past < rest; past += 1) plan.push(undefined);
    const kind = pickKind(random);
    const [least, most] = NIGHTS[kind].hours;
    const length = random.int(least, most);
    for (let past = 0; past < length; past += 1) plan.push({ kind, past, hours: length });
  }
  return plan.slice(0, hours);
}
