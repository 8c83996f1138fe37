import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { writeWhole } from '../../../node/write-file';
import type { Library } from './model';

/** How many items of each kind a build had. */
const countsSchema = z.object({
  games: z.number(),
  roles: z.number(),
  partners: z.number(),
  activities: z.number(),
  banners: z.number(),
});

export type Counts = z.infer<typeof countsSchema>;

const KINDS = ['games', 'roles', 'partners', 'activities', 'banners'] as const;

/** An editor may take so much out of the library between two builds; more looks like a mistake. */
const FALL_ALLOWED = { items: 4, share: 0.2 };

/** How many items of each kind a library has. */
export function countsOf({ games, roles, characters, activities, banners }: Library): Counts {
  return {
    games: games.length,
    roles: roles.length,
    partners: characters.length,
    activities: activities.length,
    banners: banners.length,
  };
}

/** A file for each API: a site may be built from several in turn. */
function fileOf(folder: string, baseUrl: string): string {
  const digest = createHash('sha256').update(baseUrl).digest('hex');
  return path.join(folder, `counts-${digest.slice(0, 16)}.json`);
}

async function readCounts(file: string): Promise<Counts | undefined> {
  try {
    return countsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Keeps what a build had, once it has succeeded. */
export async function keepCounts(folder: string, baseUrl: string, counts: Counts): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeWhole(fileOf(folder, baseUrl), JSON.stringify(counts));
}

/**
 * Compares a library with that of the last good build from the same API.
 * @param folder undefined, and nothing is known of earlier builds
 * @returns what has become much less, as `games (120 before, 7 now)`
 */
export async function findLosses(
  folder: string | undefined,
  baseUrl: string,
  library: Library,
): Promise<string[]> {
  const before = folder === undefined ? undefined : await readCounts(fileOf(folder, baseUrl));
  if (!before) return [];
  const now = countsOf(library);
  return KINDS.filter((kind) => {
    const fall = before[kind] - now[kind];
    return fall > FALL_ALLOWED.items && fall > before[kind] * FALL_ALLOWED.share;
  }).map((kind) => `${kind} (${String(before[kind])} before, ${String(now[kind])} now)`);
}
