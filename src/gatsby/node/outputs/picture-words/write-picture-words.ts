import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '../../../../config/locales';
import { pictureWordsAddress, pictureWordsFolder } from '../../../../contract/picture-words-file';
import { writeIfChanged } from '../../../../node/write-file';
import { makeEach } from '../../faults';
import { hasGalleryWords } from '../../sources/gallery-words';
import type { Output } from '../output';
import { pictureWordsHtml } from './picture-words-html';

/** A file of `public/`. */
interface PictureWordsFile {
  readonly address: string;
  readonly html: string;
}

/** Writes files, and removes those of games whose pictures have no words any more. */
async function writePictureWords(
  files: readonly PictureWordsFile[],
  publicDir: string,
): Promise<void> {
  for (const { address, html } of files) await writeIfChanged(path.join(publicDir, address), html);
  const written = new Set(files.map(({ address }) => address));
  for (const locale of LOCALES) {
    const folder = pictureWordsFolder(locale);
    for (const name of await readdir(path.join(publicDir, folder)).catch(() => [])) {
      // The compressed copies of a file that is gone go with those of all others.
      const isStale = name.endsWith('.html') && !written.has(folder + name);
      if (isStale) await rm(path.join(publicDir, folder, name), { force: true });
    }
  }
}

/** Prepares the pictures of games in words, in each language that this build writes. */
export const pictureWordsOutput: Output = ({ library, pictures, strings, locales }) => {
  const files = makeEach(
    library.games.filter(hasGalleryWords),
    ({ id }) => `game ${id}`,
    (game) =>
      locales.map((locale) => ({
        address: pictureWordsAddress(locale, game.id),
        html: pictureWordsHtml(game, pictures, strings, locale),
      })),
  );
  return (publicDir) => writePictureWords(files, publicDir);
};
