import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Locale } from '../../../config/locales';
import { writeWhole } from '../../../node/write-file';
import type { SearchIndex } from './index-files';

/** Record of a language's index, as the last build has written it. */
const keptSchema = z.object({
  /** See {@link digestIndex}. */
  source: z.string(),
  /** Text of the root. */
  root: z.string(),
  /** Names of the files that it leads to. */
  files: z.array(z.string()),
});
type KeptIndex = z.infer<typeof keptSchema>;

const memorySchema = z.object({
  /** Digest of the code that has written them. */
  code: z.string(),
  indexes: z.record(z.string(), keptSchema),
});

/** Memory of the indexes of the last build: rows that are as they were make the same files. */
export interface IndexMemory {
  readonly recall: (locale: Locale) => KeptIndex | undefined;
  readonly keep: (locale: Locale, index: KeptIndex) => void;
  readonly save: () => Promise<void>;
}

/** File of the memory, and that of the code by which it holds. They lie in Gatsby's cache, and go with it. */
const FILE = path.join('.cache', 'search-index.json');
const CODE = path.join('.cache', 'compiled', 'gatsby-node.js');

/** Memory that keeps nothing. */
export const noIndexMemory: IndexMemory = {
  recall: () => undefined,
  keep: () => undefined,
  save: () => Promise.resolve(),
};

function readMemory(file: string): z.infer<typeof memorySchema> | undefined {
  try {
    return memorySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Opens the memory of a site.
 * @param root the site's folder; where Gatsby has compiled nothing, nothing is kept
 */
export function openIndexMemory(root: string): IndexMemory {
  const compiled = path.join(root, CODE);
  if (!existsSync(compiled)) return noIndexMemory;
  const code = createHash('sha256').update(readFileSync(compiled)).digest('hex');
  const file = path.join(root, FILE);
  const last = readMemory(file);
  const known = last?.code === code ? last.indexes : {};
  const kept: Partial<Record<Locale, KeptIndex>> = {};
  return {
    recall: (locale) => known[locale],
    keep: (locale, index) => {
      kept[locale] = index;
    },
    save: () => writeWhole(file, JSON.stringify({ code, indexes: kept })),
  };
}

/** Digests all that an index is made of. */
export function digestIndex({ rows, ...root }: SearchIndex): string {
  const hash = createHash('sha256').update(JSON.stringify(root));
  // Row by row: as one text, those of a large library would be longer than a text may be.
  for (const row of rows) hash.update(`\n${JSON.stringify(row)}`);
  return hash.digest('hex');
}
