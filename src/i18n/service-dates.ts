import type { Locale } from '../config/locales';
import { formatIn, SERVICE_ZONE, spanIn, type Span, type Times } from './time-span';

/** The dates of an activity in the service's time zone, in words. The build makes them: no visitor changes them. */
export interface ServiceDates extends Span {
  /** Month and day of its start, for the leaf of a calendar. */
  readonly month: string;
  readonly day: string;
  /** The days of its start and its end: 11月17日, 17 Nov. */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** The dates of an activity: from and to with weekday and year. */
export function serviceDates(times: Times, locale: Locale): ServiceDates {
  const start = new Date(times.startAt);
  const shortDay = (moment: Date): string =>
    formatIn(moment, locale, SERVICE_ZONE, { month: 'short', day: 'numeric' });
  return {
    ...spanIn(times, locale, SERVICE_ZONE, true),
    month: formatIn(start, locale, SERVICE_ZONE, { month: 'short' }),
    // 17日 in Chinese and Japanese.
    day: formatIn(start, locale, SERVICE_ZONE, { day: 'numeric' }).replace(/\D/g, ''),
    firstDay: shortDay(start),
    lastDay: shortDay(new Date(times.endAt)),
  };
}
