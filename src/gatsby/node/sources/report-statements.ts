import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Environment } from '../../../config/environment';
import { LOCALES, type Locale } from '../../../config/locales';
import { isReported, type ReportName } from '../../../config/reports';

const stringsSchema = z.object({
  off: z.string(),
  notice: z.string(),
  required: z.string(),
  'not-here': z.string(),
  'consent-off': z.string(),
  'consent-notice': z.string(),
  'consent-required': z.string(),
});

/** Sentences on what this build reports of a visitor and when: one for each report, and one for all of them. */
export type ReportStatements = Readonly<Record<ReportName | 'consent', string>>;

/**
 * Says for each report (`src/config/reports.ts`) when it is sent by this build. Legal texts name these sentences as
 * `{{analytics}}`, `{{consent}}` and so on, so that they say what the site does.
 * @param root the folder of the strings, with a folder for each language
 */
export async function readReportStatements(
  root: string,
  environment: Environment,
): Promise<Readonly<Record<Locale, ReportStatements>>> {
  const mode = environment.GATSBY_CONSENT_MODE;
  const inLanguage = async (locale: Locale): Promise<ReportStatements> => {
    const text = await readFile(path.join(root, locale, 'reports.json'), 'utf8');
    const strings = stringsSchema.parse(JSON.parse(text));
    const when = (name: ReportName): string =>
      isReported(name, (setting) => environment[setting] !== undefined)
        ? strings[mode]
        : strings['not-here'];
    return {
      analytics: when('analytics'),
      actions: when('actions'),
      ads: when('ads'),
      'ip-lookup': when('ip-lookup'),
      'install-sdk': when('install-sdk'),
      consent: strings[`consent-${mode}`],
    };
  };
  const [zh, en, ja] = LOCALES;
  return { zh: await inLanguage(zh), en: await inLanguage(en), ja: await inLanguage(ja) };
}
