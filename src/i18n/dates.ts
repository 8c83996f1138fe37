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

/** The calendar day of a moment in the service's time zone: `2026-11-01T17:00:00Z` is `2026-11-02`. */
export function serviceDay(time: string): string {
  const parts = dateFormat('en', {
    timeZone: SERVICE_TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date(time));
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return [part('year'), part('month'), part('day')].join('-');
}
