import type { NotebookRoot } from '../contract/notebooks';
import { dayNumber } from './day-number';
import { seededOrder } from './seeded-order';

/** Lights that are on at the most. */
const MOST_LIGHTS = 3;

/**
 * Says whose light is on, one to three of those who have a notebook: first those who write most of activities of the day.
 * @param ids the partners who can be seen
 */
export function lightsOn(
  { partners }: NotebookRoot,
  ids: readonly string[],
  day: string,
): ReadonlySet<string> {
  const number = dayNumber(day);
  const writing = seededOrder(
    ids.filter((id) => Object.hasOwn(partners, id)),
    String(number),
  );
  const entries = new Map(
    writing.map((id) => [
      id,
      (partners[id]?.tied ?? []).filter(
        ([first, last]) => dayNumber(first) <= number && number <= dayNumber(last),
      ).length,
    ]),
  );
  const tied = [...entries.values()].filter((count) => count > 0).length;
  const count = Math.max(Math.min(tied, MOST_LIGHTS), 1 + (number % MOST_LIGHTS));
  // What is equal stays in the order of the day.
  const inOrder = writing.sort((one, other) => (entries.get(other) ?? 0) - (entries.get(one) ?? 0));
  return new Set(inOrder.slice(0, count));
}
