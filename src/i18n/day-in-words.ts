import type { Locale } from '../config/locales';
import { dateFormat } from './dates';

/**
 * Says a calendar day such as `2026-11-28` with its day of the week: 11月28日星期六, Saturday 28 November, 11月28日（土）. The
 * same in every time zone.
 * @param withYear says the year too, for a day that may be of another one
 */
export function dayInWords(day: string, locale: Locale, withYear = false): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return (
    dateFormat(locale, {
      ...(withYear && { year: 'numeric' }),
      ...{ month: 'long', day: 'numeric', weekday: 'long', timeZone: 'UTC' },
    })
      .format(date)
      // English has no comma behind the day of the week, and Japanese puts it in brackets.
      .replace(/^([A-Z][a-z]+),/, '$1')
      .replace(/(.)曜日$/, '（$1）')
  );
}
