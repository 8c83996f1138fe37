import { readdirSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES, type Locale } from '../../../config/locales';
import { indexAddress } from '../../../local-search/index-format';
import { writeIfChanged, writeWholeSync } from '../../../node/write-file';
import type { Output } from '../outputs/output';
import { writeIndexFiles, type SearchIndex } from './index-files';
import { prepareSearchIndexes } from './index-rows';

/** The index of each language that this build writes. */
export type SearchIndexes = ReadonlyMap<Locale, SearchIndex>;

function filesIn(folder: string): Set<string> {
  try {
    return new Set(readdirSync(folder));
  } catch {
    return new Set();
  }
}

/**
 * Writes one language's index: its root last, and then away with what it names no more. A file's name is the digest of
 * its text, so that one that is there is right.
 */
async function writeIndex(locale: Locale, index: SearchIndex, publicDir: string): Promise<void> {
  const folder = path.dirname(path.join(publicDir, indexAddress(locale, 'x')));
  await mkdir(folder, { recursive: true });
  const present = filesIn(folder);
  const written = new Set<string>();
  const root = writeIndexFiles(index, (digest, text) => {
    const file = path.join(publicDir, indexAddress(locale, digest));
    const name = path.basename(file);
    if (!present.has(name) && !written.has(name))
      writeWholeSync(file, Buffer.from(text), Date.now());
    written.add(name);
  });
  await writeIfChanged(path.join(publicDir, indexAddress(locale)), `${JSON.stringify(root)}\n`);
  for (const name of present) {
    const source = name.replace(/\.(?:br|gz)$/, '');
    if (!written.has(source)) rmSync(path.join(folder, name), { force: true });
  }
}

/** Writes the indexes of names, and removes those of languages that this build does not write. */
export async function writeSearchIndexes(indexes: SearchIndexes, publicDir: string): Promise<void> {
  for (const locale of LOCALES) {
    const index = indexes.get(locale);
    if (index) await writeIndex(locale, index, publicDir);
    else {
      const root = path.join(publicDir, indexAddress(locale));
      rmSync(root, { force: true });
      rmSync(root.replace(/\.json$/, ''), { recursive: true, force: true });
    }
  }
}

/** Prepares the index of names in each language that this build writes. */
export const searchIndexOutput: Output = ({ library, locales, pronunciations, pictures }) => {
  const indexes = prepareSearchIndexes(library, locales, pronunciations, pictures);
  return (publicDir) => writeSearchIndexes(indexes, publicDir);
};
