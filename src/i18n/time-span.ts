import type { Locale } from '../config/locales';
import { dateFormat, SERVICE_TIME_ZONE } from './dates';

/** Start and end, ISO 8601 in UTC. */
export interface Times {
  readonly startAt: string;
  readonly endAt: string;
}

/** Start and end of a time span, formatted. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** A time zone. */
export interface Zone {
  /** Its name; undefined for the one that the clock of this machine is set to. */
  readonly name: string | undefined;
  /** Returns how many minutes UTC is ahead of the zone at a moment, as `Date.getTimezoneOffset` has it. */
  readonly offsetAt: (moment: Date) => number;
}

/** The service's own time zone has no daylight saving time. */
export const SERVICE_ZONE: Zone = { name: SERVICE_TIME_ZONE, offsetAt: () => -480 };

const time: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

/** Month formats that read well beside a day: 11月17日, 17 Nov. */
const months: Readonly<Record<Locale, 'long' | 'short'>> = { zh: 'long', en: 'short', ja: 'long' };

/** The calendar day in a zone, as `2026-11-20`. */
function dayIn(moment: Date, { offsetAt }: Zone): string {
  return new Date(moment.getTime() - offsetAt(moment) * 60_000).toISOString().slice(0, 10);
}

/** Formats a moment in a zone. English has a comma behind its day of the week with the year, and none without. */
function formatIn(
  moment: Date,
  locale: Locale,
  { name }: Zone,
  options: Intl.DateTimeFormatOptions,
): string {
  return dateFormat(locale, { ...options, timeZone: name })
    .format(moment)
    .replace(/^([A-Z][a-z]+),/, '$1');
}

/** A leaf of a calendar. */
export interface Leaf {
  readonly month: string;
  readonly day: string;
}

/** Month and day of a moment in a zone. */
export function leafIn(moment: Date, locale: Locale, zone: Zone): Leaf {
  return {
    month: formatIn(moment, locale, zone, { month: 'short' }),
    // 17日 in Chinese and Japanese.
    day: formatIn(moment, locale, zone, { day: 'numeric' }).replace(/\D/g, ''),
  };
}

/** The day of a moment in a zone, in words: 11月17日, 17 Nov. */
export function shortDayIn(moment: Date, locale: Locale, zone: Zone): string {
  return formatIn(moment, locale, zone, { month: 'short', day: 'numeric' });
}

/** The zone that the visitor's clock is set to. */
export const ownZone: Zone = { name: undefined, offsetAt: (moment) => moment.getTimezoneOffset() };

/** True when the clock of a zone shows the same as the service's at both times. */
export function isServiceTime({ startAt, endAt }: Times, { offsetAt }: Zone): boolean {
  return [startAt, endAt].every((time) => {
    const moment = new Date(time);
    return offsetAt(moment) === SERVICE_ZONE.offsetAt(moment);
  });
}

/**
 * Formats a span in a time zone; the end repeats nothing of the start.
 * @param withYear says weekday and year as well
 */
export function spanIn(
  { startAt, endAt }: Times,
  locale: Locale,
  zone: Zone,
  withYear: boolean,
): Span {
  const start = new Date(startAt);
  const end = new Date(endAt);
  const [firstDay, lastDay] = [dayIn(start, zone), dayIn(end, zone)];
  const day: Intl.DateTimeFormatOptions = {
    ...{ month: months[locale], day: 'numeric', ...time },
    ...(withYear && { weekday: 'short' }),
  };
  const dayAndYear: Intl.DateTimeFormatOptions = { ...day, year: 'numeric' };
  const ofEnd = firstDay.slice(0, 4) === lastDay.slice(0, 4) ? day : dayAndYear;
  return {
    from: formatIn(start, locale, zone, withYear ? dayAndYear : day),
    to: formatIn(end, locale, zone, firstDay === lastDay ? time : ofEnd),
  };
}
