import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '../../../../config/locales';
import { itemCardsAddress, itemCardsFolder } from '../../../../contract/item-cards';
import { writeIfChanged } from '../../../../node/write-file';
import type { Output } from '../output';
import { itemCardFiles, type JsonFile } from './item-cards';

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Writes cards, and removes the files that an earlier build had more. */
export async function writeItemCards(files: readonly JsonFile[], publicDir: string): Promise<void> {
  const written = new Set<string>();
  for (const { address, text } of files) {
    const file = path.join(publicDir, address);
    await writeIfChanged(file, text);
    written.add(file);
  }
  for (const locale of LOCALES) {
    const present = await filesBelow(path.join(publicDir, itemCardsFolder(locale)));
    for (const file of [...present, path.join(publicDir, itemCardsAddress(locale))]) {
      if (!written.has(file)) await rm(file, { force: true });
    }
  }
}

/** Prepares the cards of items in each language that this build writes. */
export const itemCardsOutput: Output = ({ library, pictures, choiceWords, locales }) => {
  const files = locales.flatMap((locale) => itemCardFiles(library, pictures, choiceWords, locale));
  return (publicDir) => writeItemCards(files, publicDir);
};
