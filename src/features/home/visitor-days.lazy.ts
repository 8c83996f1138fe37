import type { Locale } from '../../config/locales';
import { ownZone, shortDayIn } from '../../i18n/time-span';

/** The day of a moment by the visitor's clock, in words. A chunk of its own: most visitors' clocks show the service's time. */
export function visitorDay(time: string, locale: Locale): string {
  return shortDayIn(new Date(time), locale, ownZone);
}
