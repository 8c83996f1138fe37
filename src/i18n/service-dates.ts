import type { Locale } from '../config/locales';
import {
  leafIn,
  SERVICE_ZONE,
  shortDayIn,
  spanIn,
  type Leaf,
  type Span,
  type Times,
} from './time-span';

/** The dates of an activity in the service's time zone, in words. The build makes them: no visitor changes them. */
export interface ServiceDates extends Span, Leaf {
  /** The days of its start and its end: 11月17日, 17 Nov. */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** The dates of an activity: from and to with weekday and year, and the leaf of its start. */
export function serviceDates(times: Times, locale: Locale): ServiceDates {
  const start = new Date(times.startAt);
  return {
    ...spanIn(times, locale, SERVICE_ZONE, true),
    ...leafIn(start, locale, SERVICE_ZONE),
    firstDay: shortDayIn(start, locale, SERVICE_ZONE),
    lastDay: shortDayIn(new Date(times.endAt), locale, SERVICE_ZONE),
  };
}
