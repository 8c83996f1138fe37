import type { Locale } from '../../config/locales';
import { spanIn, type Span, type Times, type Zone } from '../../i18n/time-span';

/** The times of an activity in a time zone. */
export function periodIn(times: Times, locale: Locale, zone: Zone): Span {
  return spanIn(times, locale, zone, false);
}
