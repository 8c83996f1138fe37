/** The number of games that a list of suggestions has room for. */
const SHARE = 8;

const DAY_MS = 86_400_000;

/**
 * Begins a list elsewhere each day, so that what comes late in it is offered as often as what comes first: the same for everybody
 * on a day of the service, which lasts as long as every other.
 * @param day such as `2026-11-28`
 */
export function startedByDay<T>(items: readonly T[], day: string): T[] {
  const start = ((Date.parse(day) / DAY_MS) * SHARE) % Math.max(items.length, 1);
  return [...items.slice(start), ...items.slice(0, start)];
}
