import { readdirSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES, type Locale } from '../../../config/locales';
import { indexAddress } from '../../../local-search/index-format';
import { writeIfChanged, writeWholeSync } from '../../../node/write-file';
import type { Output } from '../outputs/output';
import { writeIndexFiles, type SearchIndex } from './index-files';
import { digestIndex, noIndexMemory, openIndexMemory, type IndexMemory } from './index-memory';
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
 * its text, so that one that is there is right; where all are there, and the rows as they were, nothing is made anew.
 */
async function writeIndex(
  locale: Locale,
  index: SearchIndex,
  { publicDir, memory }: { readonly publicDir: string; readonly memory: IndexMemory },
): Promise<void> {
  const folder = path.dirname(path.join(publicDir, indexAddress(locale, 'x')));
  await mkdir(folder, { recursive: true });
  const present = filesIn(folder);
  const source = digestIndex(index);
  const make = () => {
    const files = new Set<string>();
    const root = writeIndexFiles(index, (digest, text) => {
      const file = path.join(publicDir, indexAddress(locale, digest));
      const name = path.basename(file);
      if (!present.has(name) && !files.has(name))
        writeWholeSync(file, Buffer.from(text), Date.now());
      files.add(name);
    });
    return { source, root: `${JSON.stringify(root)}\n`, files: [...files] };
  };
  const last = memory.recall(locale);
  const isThere = last?.source === source && last.files.every((name) => present.has(name));
  const made = isThere ? last : make();
  await writeIfChanged(path.join(publicDir, indexAddress(locale)), made.root);
  memory.keep(locale, made);
  const named = new Set(made.files);
  for (const name of present) {
    if (!named.has(name.replace(/\.(?:br|gz)$/, '')))
      rmSync(path.join(folder, name), { force: true });
  }
}

/** Writes the indexes of names, and removes those of languages that this build does not write. */
export async function writeSearchIndexes(
  indexes: SearchIndexes,
  publicDir: string,
  memory = noIndexMemory,
): Promise<void> {
  for (const locale of LOCALES) {
    const index = indexes.get(locale);
    if (index) await writeIndex(locale, index, { publicDir, memory });
    else {
      const root = path.join(publicDir, indexAddress(locale));
      rmSync(root, { force: true });
      rmSync(root.replace(/\.json$/, ''), { recursive: true, force: true });
    }
  }
  await memory.save();
}

/** Prepares the index of names in each language that this build writes. */
export const searchIndexOutput: Output = ({ library, locales, pronunciations, pictures }) => {
  const indexes = prepareSearchIndexes(library, locales, pronunciations, pictures);
  return (publicDir) => writeSearchIndexes(indexes, publicDir, openIndexMemory(path.resolve('.')));
};
