import { formatDay, SERVICE_TIME_ZONE } from '../../i18n/dates';
import type { Locale } from '../../config/locales';

/** The day on which somebody joined, in words. An evening in UTC is the next day where the service is. */
export function memberSince(createdAt: string, locale: Locale): string {
  const day = new Intl.DateTimeFormat('en-CA', {
    timeZone: SERVICE_TIME_ZONE,
    dateStyle: 'short',
  }).format(new Date(createdAt));
  return formatDay(day, locale);
}
