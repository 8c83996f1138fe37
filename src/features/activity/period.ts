import { dateFormat, SERVICE_TIME_ZONE } from '../../i18n/dates';
import type { Locale } from '../../config/locales';
import type { Times } from './activity-state';

/** Start and end of a time span, formatted. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** Month formats that read well before a day: 11月17日, Nov 17. */
const months: Readonly<Record<Locale, 'long' | 'short'>> = { zh: 'long', en: 'short', ja: 'long' };

const time: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

/** Formats a span in a time zone; the end repeats nothing of the start. */
function spanIn(
  { startAt, endAt }: Times,
  locale: Locale,
  timeZone: string,
  withYear: boolean,
): Span {
  const format = (moment: string, options: Intl.DateTimeFormatOptions): string =>
    dateFormat(locale, { ...options, timeZone }).format(new Date(moment));
  const day = { month: months[locale], day: 'numeric' } as const;
  const isSame = (options: Intl.DateTimeFormatOptions): boolean =>
    format(startAt, options) === format(endAt, options);
  const isSameYear = isSame({ year: 'numeric' });
  const weekday = withYear ? 'short' : undefined;
  const rest: Intl.DateTimeFormatOptions = { ...day, ...time, weekday };
  const withoutDay = isSameYear && isSame(day);
  return {
    from: format(startAt, { ...rest, ...(withYear && { year: 'numeric' }) }),
    to: format(endAt, withoutDay ? time : { ...rest, ...(!isSameYear && { year: 'numeric' }) }),
  };
}

/** The times of an activity in the service's time zone, with weekday and year. */
export function servicePeriod(times: Times, locale: Locale): Span {
  return spanIn(times, locale, SERVICE_TIME_ZONE, true);
}

/**
 * The times of an activity in a time zone; undefined where they are the same as in the service's.
 */
export function periodIn(times: Times, locale: Locale, timeZone: string): Span | undefined {
  const own = spanIn(times, locale, timeZone, false);
  const service = spanIn(times, locale, SERVICE_TIME_ZONE, false);
  return own.from === service.from && own.to === service.to ? undefined : own;
}

/** Day and month of a moment in the service's time zone, for the date badge. */
export function dayAndMonth(
  moment: string,
  locale: Locale,
): { readonly day: string; readonly month: string } {
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...options, timeZone: SERVICE_TIME_ZONE });
  const parts = format({ day: 'numeric' }).formatToParts(new Date(moment));
  return {
    day: parts.find(({ type }) => type === 'day')?.value ?? '',
    month: format({ month: 'short' }).format(new Date(moment)),
  };
}
