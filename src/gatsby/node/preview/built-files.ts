import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { PageData } from '../../patches/node/render-page';

const pageSchema = z.looseObject({
  componentChunkName: z.string(),
  path: z.string(),
  result: z.looseObject({
    data: z.optional(z.record(z.string(), z.unknown())),
    pageContext: z.record(z.string(), z.unknown()),
  }),
});

/** Files that the last build has left. */
export interface BuiltFiles {
  /** Reads a JSON file by its address; undefined where there is none. */
  readonly json: (address: string) => Promise<unknown>;
  /** Reads the data of a page; undefined where there is none. */
  readonly page: (address: string) => Promise<PageData | undefined>;
  readonly hasPage: (address: string) => boolean;
}

/** Reads a JSON file; undefined where there is none. */
export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Opens what the last build has left in `public/`. */
export function openBuiltFiles(publicDir: string): BuiltFiles {
  const dataFile = (address: string): string => {
    const name = address.replace(/^\/|\/$/g, '');
    return path.join(publicDir, 'page-data', name === '' ? 'index' : name, 'page-data.json');
  };
  return {
    json: (address) => readJson(path.join(publicDir, address)),
    page: async (address) => {
      const read = pageSchema.safeParse(await readJson(dataFile(address)));
      return read.success ? read.data : undefined;
    },
    hasPage: (address) => existsSync(dataFile(address)),
  };
}
