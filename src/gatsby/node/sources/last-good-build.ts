import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { writeWhole } from '../../../node/write-file';
import type { Collection } from '../../../config/failure-policies';
import type { Library } from './model';
import type { StaleCollection } from './stale-collections';

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

/** Counts of the last good build, and the API that it read. */
export type LastBuild = z.infer<typeof lastBuildSchema>;

/**
 * Reads what the last good build had.
 * @param file undefined, and nothing is known of earlier builds
 */
export async function readLastBuild(file: string | undefined): Promise<LastBuild | undefined> {
  if (file === undefined) return undefined;
  try {
    return lastBuildSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Faults of a stale collection that are noted. */
const MOST_FAULTS = 10;

/**
 * Keeps what a build had, once it has succeeded.
 * @param address the API that it read
 * @param stale what of it was not as the API had it
 */
export async function keepCounts(
  file: string,
  address: string,
  counts: Counts,
  stale: readonly StaleCollection[] = [],
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const noted = stale.map((each) => ({ ...each, faults: each.faults.slice(0, MOST_FAULTS) }));
  await writeWhole(file, JSON.stringify({ address, counts, stale: noted }));
}

/**
 * Compares a collection with what the last good build had.
 * @param now how many items it has
 * @returns `120 before, 7 now` for one that has become much less
 */
export function lossOf(
  kind: Collection,
  before: LastBuild | undefined,
  now: number,
): string | undefined {
  if (!before || kind === 'home') return undefined;
  const had = before.counts[kind];
  const fall = had - now;
  return fall > FALL_ALLOWED.items && fall > had * FALL_ALLOWED.share
    ? `${String(had)} before, ${String(now)} now`
    : undefined;
}

/**
 * Compares a library with what the last good build had.
 * @param address the API that the library is from
 * @returns one line that says what has become much less, as `games (120 before, 7 now)`
 */
export function findLosses(
  before: LastBuild | undefined,
  address: string,
  library: Library,
): string | undefined {
  const now = countsOf(library);
  const lost = KINDS.flatMap((kind) => {
    const loss = lossOf(kind, before, now[kind]);
    return loss === undefined ? [] : [`${kind} (${loss})`];
  });
  return before === undefined || lost.length === 0
    ? undefined
    : `${address} has much less than the last good build, which read ${before.address}: ${lost.join(', ')}`;
}
