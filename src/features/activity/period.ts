import type { Locale } from '../../config/locales';
import { SERVICE_ZONE, spanIn, type Span, type Times, type Zone } from '../../i18n/time-span';

/** The zone that the visitor's clock is set to. */
export const ownZone: Zone = { name: undefined, offsetAt: (moment) => moment.getTimezoneOffset() };

/** Whether the clock of a zone shows the same as the service's at both times of an activity. */
export function isServiceTime({ startAt, endAt }: Times, { offsetAt }: Zone): boolean {
  return [startAt, endAt].every((time) => {
    const moment = new Date(time);
    return offsetAt(moment) === SERVICE_ZONE.offsetAt(moment);
  });
}

/** The times of an activity in a time zone. */
export function periodIn(times: Times, locale: Locale, zone: Zone): Span {
  return spanIn(times, locale, zone, false);
}
