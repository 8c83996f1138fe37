import { SeededRandom } from '../../reference-api/seed/seeded-random';

/** Facts about a kind of bad night. */
interface NightFacts {
  /** Share of it among bad nights, beside the other shares. */
  readonly share: number;
  /** How many hours it lasts, at least and at most. */
  readonly hours: readonly [least: number, most: number];
  /** True when a run may end without a release. */
  readonly mayFail: boolean;
  /** True when the library changes as it begins, so that there is much to disturb. */
  readonly isBusy: boolean;
}

/** Kind of a bad night. */
export type NightKind =
  /** The API is slow, and a build takes hours. */
  | 'slow'
  /** Every other answer of the API is an error. */
  | 'flapping'
  /** The lists of the API are short. */
  | 'half-empty'
  /** A field of the API has another type. */
  | 'wrong-types'
  /** The API answers with what it had hours ago. */
  | 'old-replica'
  /** New pictures are not at their host yet. */
  | 'late-pictures'
  /** The API is gone. */
  | 'gone'
  /** The disk is full from some step of the run on. */
  | 'disk-full'
  /** The run is killed at some step. */
  | 'killed'
  /** A second run is started at some step of the first. */
  | 'two-starts'
  /** The clock is days ahead. */
  | 'clock-ahead'
  /** The clock was set back by days. */
  | 'clock-back'
  /** A legal text changes while the build runs. */
  | 'legal-text'
  /** The operator goes back to the release before. */
  | 'taken-back';

/** Every kind of bad night. None is longer than a day, so that the age that a site may have is a day and an hour. */
export const NIGHTS: Readonly<Record<NightKind, NightFacts>> = {
  slow: { share: 2, hours: [2, 4], mayFail: false, isBusy: true },
  flapping: { share: 3, hours: [1, 6], mayFail: true, isBusy: false },
  'half-empty': { share: 2, hours: [1, 8], mayFail: true, isBusy: false },
  'wrong-types': { share: 2, hours: [1, 8], mayFail: true, isBusy: false },
  'old-replica': { share: 2, hours: [1, 10], mayFail: false, isBusy: false },
  'late-pictures': { share: 2, hours: [1, 12], mayFail: false, isBusy: false },
  gone: { share: 2, hours: [2, 24], mayFail: true, isBusy: false },
  'disk-full': { share: 3, hours: [1, 4], mayFail: true, isBusy: true },
  killed: { share: 6, hours: [1, 3], mayFail: true, isBusy: true },
  'two-starts': { share: 2, hours: [1, 1], mayFail: false, isBusy: true },
  'clock-ahead': { share: 1, hours: [1, 4], mayFail: false, isBusy: true },
  'clock-back': { share: 1, hours: [1, 4], mayFail: false, isBusy: true },
  'legal-text': { share: 1, hours: [1, 1], mayFail: false, isBusy: false },
  'taken-back': { share: 1, hours: [1, 4], mayFail: false, isBusy: false },
};

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
