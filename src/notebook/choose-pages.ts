import { dayNumber, dayOfNumber } from './day-number';
import {
  CLOSENESSES,
  closenessOn,
  tiedEntries,
  type DatedNotebook,
  type TiedEntry,
} from './entry-ties';
import { askedDay, makeRotation, ROTATION_DAYS, type AskedDay } from './rotation';
import { seededOrder } from './seeded-order';

/** A page of a notebook: a day and the place of its entry. */
export interface NotebookPage {
  readonly day: string;
  readonly at: number;
}

/** Pages of a notebook, the latest first. */
export interface NotebookPages {
  /** The page of the day that was asked for, and those of the days before it. */
  readonly latest: readonly NotebookPage[];
  /** Older pages that tell how an activity ended. */
  readonly ended: readonly NotebookPage[];
}

/** The pages that activities leave which are shown at the most. */
const MOST_ENDED = 3;

/** Days that pass at the least until an entry comes again: whoever turns the pages back meets no words twice. */
const REST_DAYS = 3;

/**
 * Picks the closest entry that is tied to a day and free: others have come just now, or come next. Equally close ones take
 * turns by the day.
 */
function pickTied(
  entries: readonly TiedEntry[],
  day: AskedDay,
  taken: readonly (number | undefined)[],
): number | undefined {
  const byCloseness: number[][] = CLOSENESSES.map(() => []);
  for (const entry of entries) {
    const close = closenessOn(entry, day);
    if (close !== undefined) byCloseness[close]?.push(entry.at);
  }
  for (const same of byCloseness) {
    const turn = day.number % same.length;
    const inTurn = [...same.slice(turn), ...same.slice(0, turn)];
    const free = inTurn.find((at) => !taken.includes(at));
    if (free !== undefined) return free;
  }
  return undefined;
}

/** Lists the days behind the ends of activities that the notebook says the end of. */
function daysOfEnds({ entries, activities }: DatedNotebook): Set<number> {
  return new Set(
    entries.flatMap(({ on }) => {
      const last = 'activity' in on && on.when === 'ended' && activities[on.activity]?.[1];
      return typeof last === 'string' ? [dayNumber(last) + 1] : [];
    }),
  );
}

/**
 * Chooses the pages of a day and of those before it by the day and the notebook alone, so that everybody sees the same. The
 * closest tie wins: an activity, a day of the year, a change of a game, and then the rotation; those that are equally
 * close take turns.
 * @param seed of the order, normally the partner's id
 * @param count the number of latest pages; there are fewer behind 1970-01-01
 */
export function choosePages(
  notebook: DatedNotebook,
  seed: string,
  day: string,
  count: number,
): NotebookPages {
  const last = dayNumber(day);
  const order = seededOrder([...notebook.entries.keys()], seed);
  const tied = tiedEntries(notebook, order);
  const inRotation = makeRotation(notebook.entries, order);
  const ends = daysOfEnds(notebook);
  const latest: NotebookPage[] = [];
  const ended: NotebookPage[] = [];
  // What was tied to days so long ago moves none of these.
  let today = askedDay(Math.max(Math.floor(last / ROTATION_DAYS) - 1, 0) * ROTATION_DAYS);
  let inTurn = inRotation(today);
  let before: (number | undefined)[] = [];
  while (today.number <= last) {
    const { number } = today;
    const next = askedDay(number + 1);
    const nextInTurn = inRotation(next);
    const at = pickTied(tied, today, [...before, nextInTurn]) ?? inTurn;
    const list = number > last - count ? latest : ended;
    if (at !== undefined && (list === latest || ends.has(number))) {
      list.push({ day: dayOfNumber(number), at });
    }
    before = [at, ...before].slice(0, REST_DAYS);
    [today, inTurn] = [next, nextInTurn];
  }
  // The days behind it may have said it again.
  const isOfEnd = ({ at }: NotebookPage): boolean =>
    latest.every((page) => page.at !== at) &&
    notebook.entries.slice(at, at + 1).some(({ on }) => 'when' in on && on.when === 'ended');
  return {
    latest: latest.reverse(),
    ended: ended.reverse().filter(isOfEnd).slice(0, MOST_ENDED),
  };
}
