import path from 'node:path';
import { translate } from '../../../../contract';
import { LOCALES, localeFacts, type Locale } from '../../../../config/locales';
import { writeIfChanged } from '../../../../node/write-file';
import { href } from '../../../../routes';
import { makeEach } from '../../faults';
import type { Activity } from '../../sources/model';
import { calendarText } from './calendar-text';
import type { Output } from '../output';
import { removeStaleFiles } from '../publish/remove-stale-files';

/** A calendar file of an activity in one language. */
export interface ActivityCalendar {
  /** Address of the file on the site. */
  readonly address: string;
  readonly text: string;
}

function place(locale: Locale) {
  return { locale, variant: 'pc' } as const;
}

/**
 * The calendar files of an activity, one in each language that this build writes. They need no script, and stay right
 * however old the page is that leads to them.
 * @param build the site's address without a slash at its end, and those languages
 */
export function activityCalendars(
  { id, texts, translations, startAt, endAt }: Activity,
  { siteUrl, locales }: { readonly siteUrl: string; readonly locales: readonly Locale[] },
): ActivityCalendar[] {
  return locales.map((locale) => {
    const { title, summary } = translate(texts, translations, locale).texts;
    return {
      address: href('activityCalendar', { id }, place(locale)),
      text: calendarText({
        uid: `${id}@${new URL(siteUrl).hostname}`,
        startAt,
        endAt,
        title,
        description: summary,
        url: `${siteUrl}${href('activity', {}, place(locale))}#${id}`,
        language: localeFacts[locale].tag,
      }),
    };
  });
}

/**
 * Writes calendar files, and removes those of activities that are gone.
 * @returns the addresses that the files have
 */
export async function writeActivityCalendars(
  calendars: readonly ActivityCalendar[],
  publicDir: string,
): Promise<string[]> {
  for (const { address, text } of calendars) {
    await writeIfChanged(path.join(publicDir, address), text);
  }
  const written = calendars.map(({ address }) => address);
  await removeStaleFiles({
    publicDir,
    folders: LOCALES.map((locale) => href('activity', {}, place(locale))),
    routes: ['activityCalendar'],
    written,
  });
  return written;
}

/** Prepares the calendars of all activities in the languages that this build writes. */
export const calendarsOutput: Output = ({ library, siteUrl, locales }) => {
  const calendars = makeEach(
    library.activities,
    ({ id }) => `activity ${id}`,
    (activity) => activityCalendars(activity, { siteUrl, locales }),
  );
  return (publicDir) => writeActivityCalendars(calendars, publicDir);
};
