import path from 'node:path';
import { translate } from '../../../contract';
import { LOCALES, localeFacts, type Locale } from '../../../config/locales';
import { writeIfChanged } from '../../../node/write-file';
import { href } from '../../../routes';
import type { Activity } from '../sources/model';
import { calendarText } from './calendar-text';
import { removeStaleFiles } from './remove-stale-files';

interface Options {
  readonly activities: readonly Activity[];
  /** Without a slash at its end. */
  readonly siteUrl: string;
  readonly publicDir: string;
}

function place(locale: Locale) {
  return { locale, variant: 'pc' } as const;
}

/**
 * Writes a calendar file for every activity in every language, and removes those of activities that are
 * gone. They need no script, and stay right however old the page is that leads to them.
 * @returns the addresses that the files have
 */
export async function writeActivityCalendars(options: Options): Promise<string[]> {
  const { activities, siteUrl, publicDir } = options;
  const written: string[] = [];
  for (const { id, texts, translations, startAt, endAt } of activities) {
    for (const locale of LOCALES) {
      const { title, summary } = translate(texts, translations, locale).texts;
      const address = href('activityCalendar', { id }, place(locale));
      const text = calendarText({
        uid: `${id}@${new URL(siteUrl).hostname}`,
        startAt,
        endAt,
        title,
        description: summary,
        url: `${siteUrl}${href('activity', {}, place(locale))}#${id}`,
        language: localeFacts[locale].tag,
      });
      await writeIfChanged(path.join(publicDir, address), text);
      written.push(address);
    }
  }
  await removeStaleFiles({
    publicDir,
    folders: LOCALES.map((locale) => href('activity', {}, place(locale))),
    routes: ['activityCalendar'],
    written,
  });
  return written;
}
