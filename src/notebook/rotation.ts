import { SEASONS, WEEKDAYS, type Occasion } from '../contract/notebooks';
import { DAY_MS } from './day-number';

/** A day as entries ask for it. */
export interface AskedDay {
  /** Days since 1970-01-01. */
  readonly number: number;
  /** Place in `WEEKDAYS`. */
  readonly weekday: number;
  /** Place in `SEASONS`. */
  readonly season: number;
  /** Month and day: 1221 is 21 December. */
  readonly yearly: number;
}

/** The month, from 0, with which the year of seasons begins. */
const FIRST_SEASON_MONTH = 2;

/** Reads a day from its number. */
export function askedDay(number: number): AskedDay {
  const date = new Date(number * DAY_MS);
  const month = date.getUTCMonth();
  return {
    number,
    weekday: date.getUTCDay(),
    season: Math.floor(((month - FIRST_SEASON_MONTH + 12) % 12) / 3),
    yearly: (month + 1) * 100 + date.getUTCDate(),
  };
}

/** Entry of a rotation: on which days it comes, and when it came last. */
interface Turn {
  readonly at: number;
  /** Place in `WEEKDAYS` or `SEASONS`; undefined where any will do. */
  readonly weekday: number | undefined;
  readonly season: number | undefined;
  lastCame: number;
}

function turnsOf(on: Occasion): Pick<Turn, 'weekday' | 'season'> | undefined {
  if ('weekday' in on) return { weekday: WEEKDAYS.indexOf(on.weekday), season: undefined };
  if ('season' in on) return { weekday: undefined, season: SEASONS.indexOf(on.season) };
  return 'partner' in on || 'game' in on ? { weekday: undefined, season: undefined } : undefined;
}

/** Days behind which a rotation begins anew, so that no page counts the days since 1970. */
export const ROTATION_DAYS = 1024;

/**
 * Makes the rotation of a notebook: each day has that of its entries which has not come for longest, so that none comes again
 * before the others have come. It knows no activity and no change: those move no day but their own.
 * @param order the places of all entries, in the order in which they come first
 * @returns what is asked for the entry of each day, one day after the other, from one on with which a rotation begins
 */
export function makeRotation(
  entries: readonly { readonly on: Occasion }[],
  order: readonly number[],
): (day: AskedDay) => number | undefined {
  const turns = order.flatMap((at): Turn[] => {
    const on = entries[at]?.on;
    const days = on && turnsOf(on);
    return days ? [{ at, ...days, lastCame: 0 }] : [];
  });
  const fits = ({ weekday, season }: Turn, day: AskedDay): boolean =>
    (weekday === undefined || weekday === day.weekday) &&
    (season === undefined || season === day.season);
  return (day) => {
    const { number } = day;
    if (number % ROTATION_DAYS === 0) {
      for (const [place, turn] of turns.entries()) turn.lastCame = place - turns.length;
    }
    // The last day of a rotation leaves the next one what that begins with.
    const isLast = (number + 1) % ROTATION_DAYS === 0;
    const left = isLast ? turns.find((turn) => fits(turn, askedDay(number + 1))) : undefined;
    let chosen: Turn | undefined;
    for (const turn of turns) {
      if (chosen && turn.lastCame > chosen.lastCame) continue;
      if (turn !== left && fits(turn, day)) chosen = turn;
    }
    if (chosen) chosen.lastCame = number;
    return chosen?.at;
  };
}
