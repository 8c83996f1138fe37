import { SeededRandom } from '../../reference-api/seed/seeded-random';
import type { Night } from './nights';

const HOUR_MS = 60 * 60 * 1000;

/** When a simulation begins, by its own clock. */
const BEGIN_MS = Date.parse('2027-01-01T00:00:00.000Z');

/** The most hours that a clock is wrong by: two months. */
const MOST_WRONG = 60 * 24;

/**
 * Tells the time that the machine believes it is.
 * @param hour hours since the simulation began
 * @param night what is wrong with it; a clock that is wrong is so by the same hours all night
 */
export function machineTime(seed: number, hour: number, night: Night | undefined): Date {
  const begun = hour - (night?.past ?? 0);
  const wrong = new SeededRandom(`clock ${String(seed)} ${String(begun)}`).int(1, MOST_WRONG);
  const time = BEGIN_MS + hour * HOUR_MS;
  switch (night?.kind) {
    case 'clock-ahead':
      return new Date(time + wrong * HOUR_MS);
    case 'clock-back':
      return new Date(time - wrong * HOUR_MS);
    default:
      return new Date(time);
  }
}
