import { localeFacts, type Locale } from '../config/locales';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format, made once: the first one of a page takes a slow phone 80 ms. */
export function dateFormat(
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(localeFacts[locale].formats, options);
    formats.set(key, format);
  }
  return format;
}

/** A calendar day such as `2026-03-01` in words: 2026年3月1日, 1 March 2026. The same in every time zone. */
export function formatDay(day: string, locale: Locale): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime())
    ? day
    : dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** The service's own time zone, in which its activities are announced. */
export const SERVICE_TIME_ZONE = 'Asia/Shanghai';
