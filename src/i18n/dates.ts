import { localeFacts, type Locale } from '../config/locales';

const formats = new Map<Locale, Intl.DateTimeFormat>();

/** One per language: to make one takes longer than all else that a page does with dates. */
function formatOf(locale: Locale): Intl.DateTimeFormat {
  let format = formats.get(locale);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(localeFacts[locale].tag, {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    formats.set(locale, format);
  }
  return format;
}

/** A calendar day such as `2026-03-01` in words: 2026年3月1日, March 1, 2026. The same in every time zone. */
export function formatDay(day: string, locale: Locale): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : formatOf(locale).format(date);
}

/** The service's own time zone, in which its activities are announced. */
export const SERVICE_TIME_ZONE = 'Asia/Shanghai';
