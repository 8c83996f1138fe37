import { rm } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES, type Locale } from '../../../../config/locales';
import { itemChangesAddress } from '../../../../contract/item-changes';
import { writeIfChanged } from '../../../../node/write-file';
import type { Output } from '../output';
import { itemChangesFile } from './item-changes-file';

/** Writes the latest changes in each language of a build; files of other languages go. */
export async function writeItemChanges(
  texts: ReadonlyMap<Locale, string>,
  publicDir: string,
): Promise<void> {
  for (const locale of LOCALES) {
    const file = path.join(publicDir, itemChangesAddress(locale));
    const text = texts.get(locale);
    if (text === undefined) await rm(file, { force: true });
    else await writeIfChanged(file, text);
  }
}

/** Prepares the latest changes in each language of this build. */
export const itemChangesOutput: Output = ({ library, changeLog, strings, locales }) => {
  const texts = new Map(
    locales.map((locale) => {
      const file = itemChangesFile({ library, changeLog }, strings[locale].changes, locale);
      return [locale, `${JSON.stringify(file)}\n`];
    }),
  );
  return (publicDir) => writeItemChanges(texts, publicDir);
};
