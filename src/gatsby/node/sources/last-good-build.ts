import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { writeWhole } from '../../../node/write-file';
import type { Library } from './model';

/**
 * Counts of the last good build of this folder, in `.data`. Not in the folder of the details: that one may be deleted to
 * read every item again.
 */
export const LAST_BUILD_FILE = 'last-good-build.json';

/** How many items of each kind a build had. */
const countsSchema = z.object({
  games: z.number(),
  roles: z.number(),
  partners: z.number(),
  activities: z.number(),
  banners: z.number(),
});

export type Counts = z.infer<typeof countsSchema>;

/** One for the folder, whichever API was read: what a wrong address would cost is the same `public/`. */
const lastBuildSchema = z.object({ address: z.string(), counts: countsSchema });

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

async function readLastBuild(file: string): Promise<z.infer<typeof lastBuildSchema> | undefined> {
  try {
    return lastBuildSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Keeps what a build had, once it has succeeded.
 * @param address the API that it read
 */
export async function keepCounts(file: string, address: string, counts: Counts): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeWhole(file, JSON.stringify({ address, counts }));
}

/**
 * Compares a library with what the last good build had.
 * @param file undefined, and nothing is known of earlier builds
 * @param address the API that the library is from
 * @returns one line that says what has become much less, as `games (120 before, 7 now)`
 */
export async function findLosses(
  file: string | undefined,
  address: string,
  library: Library,
): Promise<string | undefined> {
  const before = file === undefined ? undefined : await readLastBuild(file);
  if (!before) return undefined;
  const now = countsOf(library);
  const lost = KINDS.flatMap((kind) => {
    const had = before.counts[kind];
    const fall = had - now[kind];
    return fall > FALL_ALLOWED.items && fall > had * FALL_ALLOWED.share
      ? [`${kind} (${String(had)} before, ${String(now[kind])} now)`]
      : [];
  });
  return lost.length === 0
    ? undefined
    : `${address} has much less than the last good build, which read ${before.address}: ${lost.join(', ')}`;
}
