import { rm } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES, type Locale } from '../../../../config/locales';
import { tonightWordsAddress } from '../../../../contract/tonight-words';
import { writeIfChanged } from '../../../../node/write-file';
import type { Output } from '../output';
import { tonightWords } from './tonight-words';

/** Writes a file for each language of the build, and removes those of languages that it does not have. */
async function writeTonightWords(
  texts: ReadonlyMap<Locale, string>,
  publicDir: string,
): Promise<void> {
  for (const locale of LOCALES) {
    const file = path.join(publicDir, tonightWordsAddress(locale));
    const text = texts.get(locale);
    if (text === undefined) await rm(file, { force: true });
    else await writeIfChanged(file, text);
  }
}

/** Prepares the words of tonight's table in each language that this build writes. */
export const tonightWordsOutput: Output = ({
  library,
  partnerWords,
  pictures,
  choiceWords,
  locales,
}) => {
  const texts = new Map(
    locales.map((locale) => [
      locale,
      JSON.stringify(tonightWords(library, partnerWords, pictures, choiceWords, locale)),
    ]),
  );
  return (publicDir) => writeTonightWords(texts, publicDir);
};
