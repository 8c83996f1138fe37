import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Pronunciations } from '../../../local-search/name-forms';
import { openLineCache } from '../../../node/line-cache';
import { openPronunciations } from './pronunciations';

/** Code and dictionary by which Japanese names are read, below the site's folder. */
const READ_BY = ['package-lock.json', path.join('src', 'node', 'japanese-reading.ts')];

const readingSchema = z.object({ written: z.string(), words: z.array(z.string()) });

/** Pronunciations of which the Japanese ones are kept from build to build. */
interface KeptPronunciations {
  readonly pronunciations: Pronunciations;
  /** Keeps those that this build has asked for. */
  readonly keep: () => Promise<void>;
}

/**
 * Opens the pronunciations of one build, with the Japanese readings of the builds before: a name that is known needs no
 * dictionary, which takes as long to load as a thousand pages take to be examined.
 * @param file where readings are kept
 */
export async function openKeptPronunciations(
  file: string,
  siteFolder: string,
): Promise<KeptPronunciations> {
  const hash = createHash('sha256');
  for (const name of READ_BY) {
    hash.update(await readFile(path.join(siteFolder, name)).catch(() => '')).update('\0');
  }
  const cache = await openLineCache(file, hash.digest('hex'));
  const { pinyin, japanese } = openPronunciations();
  return {
    pronunciations: {
      pinyin,
      japanese: (name) => {
        const known = readingSchema.safeParse(cache.get(name));
        if (known.success) return known.data;
        const reading = japanese(name);
        cache.set(name, reading);
        return reading;
      },
    },
    keep: () => cache.save('all'),
  };
}
