const HOUR_MS = 3_600_000;

/** Games and roles were last changed around this time; fixed, so that two machines hold the same library. */
const SAMPLE_TIME = Date.parse('2026-11-01T08:00:00Z');

const isoSeconds = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}Z`;

/** When an item of the library was last changed, by its place in the seeding order. */
export const updatedAt = (position: number): string => isoSeconds(SAMPLE_TIME - position * HOUR_MS);

/** A time that many hours after the beginning of a day (UTC). */
export const hoursFrom = (day: Date, hours: number): string => {
  const start = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate());
  return isoSeconds(start + hours * HOUR_MS);
};
