import { localeFacts, type Locale } from '../../../config/locales';

/** How days and times are written. */
interface Formats {
  readonly day: Intl.DateTimeFormat;
  readonly time: Intl.DateTimeFormat;
  /** Day of a year that goes without saying. */
  readonly date: Intl.DateTimeFormat;
  /** A day with its year, where it is read alone. */
  readonly longDate: Intl.DateTimeFormat;
}

const made = new Map<Locale, Formats>();

/** The formats of a language: made once, because each takes longer to make than a line to draw. */
export function dateFormatsOf(locale: Locale): Formats {
  const formats = made.get(locale) ?? {
    day: new Intl.DateTimeFormat(localeFacts[locale].formats, { dateStyle: 'full' }),
    time: new Intl.DateTimeFormat(localeFacts[locale].formats, { timeStyle: 'short' }),
    date: new Intl.DateTimeFormat(localeFacts[locale].formats, { month: 'short', day: 'numeric' }),
    longDate: new Intl.DateTimeFormat(localeFacts[locale].formats, { dateStyle: 'long' }),
  };
  made.set(locale, formats);
  return formats;
}
