import type { NotebookRoot } from '../contract/notebooks';
import { dayNumber } from './day-number';
import { seededOrder } from './seeded-order';

/** Lights that are on at the most. */
const MOST_LIGHTS = 3;

/**
 * Says whose light is on, one to three of those who have a notebook: first those in whose notebook an activity is today.
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
  const isTied = (id: string): boolean =>
    (partners[id]?.tied ?? []).some(
      ([first, last]) => dayNumber(first) <= number && number <= dayNumber(last),
    );
  const tied = writing.filter(isTied);
  const others = writing.filter((id) => !isTied(id));
  const count = Math.max(Math.min(tied.length, MOST_LIGHTS), 1 + (number % MOST_LIGHTS));
  return new Set([...tied, ...others].slice(0, count));
}
