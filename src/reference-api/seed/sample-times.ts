const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The sample's texts name Beijing times; there is no summer time. */
const BEIJING_MS = 8 * HOUR_MS;

/** Games and roles were last changed around this time; fixed, so that two machines hold the same library. */
const SAMPLE_TIME = Date.parse('2026-11-01T08:00:00Z');

function isoSeconds(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

/** When an item of the library was last changed, by its place in the seeding order. */
export function updatedAt(position: number): string {
  return isoSeconds(SAMPLE_TIME - position * HOUR_MS);
}

/** A time that many hours after the midnight in Beijing with which the day of a moment began there. */
export function hoursFrom(moment: Date, hours: number): string {
  const time = moment.getTime() + BEIJING_MS;
  const midnight = time - (time % DAY_MS) - BEIJING_MS;
  return isoSeconds(midnight + hours * HOUR_MS);
}
