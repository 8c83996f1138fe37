export const DAY_MS = 86_400_000;

/** Days that notebooks answer: others, of a clock that is far out, get the nearest. */
const LAST_DAY = Date.UTC(2100, 11, 31) / DAY_MS;

/** Numbers a calendar day from 1970-01-01 on; what is no day, or none of these years, gets the nearest. */
export function dayNumber(day: string): number {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? 0 : Math.min(Math.max(time / DAY_MS, 0), LAST_DAY);
}

/** The calendar day of a number. */
export function dayOfNumber(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}
