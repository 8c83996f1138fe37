import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { filterFolder } from '../../../../contract/library-filter';
import { LOCALES } from '../../../../config/locales';
import { writeIfChanged } from '../../../../node/write-file';
import { filterFiles } from './filter-files';
import type { Output } from '../output';
import { filterGames, type FilterGames } from './filter-games';

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Writes the files by which the browser filters the library, and removes those that an earlier build had more. */
export async function writeLibraryFilter(
  all: readonly FilterGames[],
  publicDir: string,
): Promise<void> {
  const written = new Set<string>();
  for (const games of all) {
    for (const { address, text } of filterFiles(games)) {
      const file = path.join(publicDir, decodeURIComponent(address));
      await writeIfChanged(file, text);
      written.add(file);
    }
  }
  for (const locale of LOCALES) {
    for (const file of await filesBelow(path.join(publicDir, filterFolder(locale)))) {
      if (!written.has(file)) await rm(file, { force: true });
    }
  }
}

/** Prepares the filter of each language that this build writes. */
export const libraryFilterOutput: Output = ({
  library,
  byName,
  pictures,
  choiceWords,
  locales,
}) => {
  const filters = locales.map((locale) =>
    filterGames(library.games, byName, pictures, choiceWords, locale),
  );
  return (publicDir) => writeLibraryFilter(filters, publicDir);
};
