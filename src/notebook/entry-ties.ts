import type { Notebook, Occasion } from '../contract/notebooks';
import { dayNumber } from './day-number';

/** Days of a week; an activity is spoken of for so long before and behind it. */
const WEEK = 7;

/** Days behind a change of a game on which its entry comes first. */
const CHANGE_DAYS = 3;

/** How closely an entry can be tied to a day, the closest first. */
export const CLOSENESSES = [0, 1, 2, 3] as const;

type Closeness = (typeof CLOSENESSES)[number];

/** Days that an entry is tied to, by their numbers. */
interface Tie {
  readonly from: number;
  readonly to: number;
  readonly close: Closeness;
}

/** An entry that is tied to some days and not to others. */
export interface TiedEntry {
  /** Its place in the notebook. */
  readonly at: number;
  readonly ties: readonly Tie[];
  /** The day of each year: 1221 is 21 December. Undefined where it is tied otherwise. */
  readonly yearly: number | undefined;
}

/** All that the choice of a day's entry depends on. */
export interface DatedNotebook extends Pick<Notebook, 'activities' | 'changes'> {
  readonly entries: readonly { readonly on: Occasion }[];
}

/** Finds what a record has of an id, which may be called like something that every object has. */
function ofId<T>(record: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}

function activityTies(
  { activity, when }: Extract<Occasion, { activity: string }>,
  { activities }: Pick<DatedNotebook, 'activities'>,
): Tie[] {
  const span = ofId(activities, activity);
  if (!span) return [];
  const [first, last] = [dayNumber(span[0]), dayNumber(span[1])];
  if (last < first) return [];
  switch (when) {
    case 'before':
      return [{ from: first - WEEK, to: first - 1, close: 1 }];
    case 'first':
      return [{ from: first, to: first, close: 0 }];
    case 'during':
      return [{ from: first, to: last, close: 1 }];
    case 'last':
      return [{ from: last, to: last, close: 0 }];
    case 'ended':
      // How it ended comes first on the day behind it.
      return [
        { from: last + 1, to: last + 1, close: 0 },
        { from: last + 2, to: last + WEEK, close: 1 },
      ];
  }
}

/** Lists the days that an entry is tied to; none where it comes in the rotation alone, or each year. */
export function tiesOf(on: Occasion, notebook: Omit<DatedNotebook, 'entries'>): Tie[] {
  if ('activity' in on) return activityTies(on, notebook);
  if (!('game' in on)) return [];
  return (ofId(notebook.changes, on.game) ?? []).map((changed) => {
    const day = dayNumber(changed);
    return { from: day + 1, to: day + CHANGE_DAYS, close: 3 };
  });
}

/** Lists the entries that are tied to days: of an activity, of each year, behind a change of a game. */
export function tiedEntries(notebook: DatedNotebook, order: readonly number[]): TiedEntry[] {
  return order.flatMap((at) =>
    notebook.entries.slice(at, at + 1).flatMap(({ on }): TiedEntry[] => {
      const ties = tiesOf(on, notebook);
      const yearly = 'day' in on ? Number(on.day.replace('-', '')) : undefined;
      return ties.length > 0 || yearly !== undefined ? [{ at, ties, yearly }] : [];
    }),
  );
}

/** The closeness of a day of the year, between that of activities and that of changes. */
const YEARLY = 2;

/** Says how closely an entry is tied to a day; undefined where it is not. */
export function closenessOn(
  { ties, yearly }: TiedEntry,
  day: { readonly number: number; readonly yearly: number },
): Closeness | undefined {
  if (yearly !== undefined) return yearly === day.yearly ? YEARLY : undefined;
  return ties.find(({ from, to }) => day.number >= from && day.number <= to)?.close;
}
