import { COLLECTIONS, type Policies } from '../../../config/failure-policies';
import type { LineCache } from '../../../node/line-cache';
import { warnOfFirst } from '../checks/warn-of-first';
import { BuildFaults, type Fault } from '../faults';
import { apiAddress, type ReaderOptions } from './api-reader';
import { openDetailsCache } from './details-cache';
import { dropDanglingReferences } from './drop-dangling-references';
import { aliasCountFaults } from './integrity-checks';
import { findLosses, readLastBuild } from './last-good-build';
import type { Library } from './model';
import { readCollections } from './read-collections';
import type { StaleLimits } from './apply-policy';
import { applyPolicies, type ShownCollections } from './apply-policies';
import { openSnapshots, type SnapshotIndex, type Snapshots } from './last-good-snapshots';
import { describeStale, type StaleCollection } from './stale-collections';
import { toLibrary } from './to-library';
import { watchLists } from './watch-lists';

/** Log of a pull; Gatsby's reporter is one. */
interface PullLog {
  readonly warn: (message: string) => void;
  readonly info?: (message: string) => void;
}

export interface PullOptions extends ReaderOptions {
  /** Folder of the details of earlier pulls; undefined fetches everything. */
  readonly cacheDir?: string | undefined;
  /** File with the counts of the last good build; undefined compares with nothing. */
  readonly lastBuildFile?: string | undefined;
  /** Folder of what the last good build read; undefined keeps nothing. */
  readonly snapshotsDir?: string | undefined;
  /** Policy when the last good build had much more: `stop` (default) or `allow` it. */
  readonly losses?: 'stop' | 'allow' | undefined;
  /** Policies when the API does not give a collection whole; `strict` where nothing is said. */
  readonly policies?: Policies | undefined;
  readonly limits?: StaleLimits | undefined;
  /** Faults of single items that were found after an earlier pull, each with its collection. */
  readonly knownFaults?: readonly Fault[] | undefined;
  readonly now?: Date | undefined;
  readonly log: PullLog;
}

/** The library as the site shows it. */
export interface PulledLibrary {
  readonly library: Library;
  /** Collections that are not as the API has them now. */
  readonly stale: readonly StaleCollection[];
  /** State that becomes the last good one when the build succeeds; undefined where nothing is kept. */
  readonly snapshots: SnapshotIndex | undefined;
  /** Digest of the lists it was read from; undefined when it is not in all as the API has it, and the next build is to ask again. */
  readonly lists: string | undefined;
}

const DEFAULT_LIMITS: StaleLimits = { lastGoodMaxHours: 72, holdMaxShare: 5 };

/** Lists what stops the build, in one order and each fault once: a call may be that of two collections. */
function faultsIn(
  { games, roles, partners, home, banners, activities }: ShownCollections,
  stopped: readonly Fault[],
): readonly Fault[] {
  const kinds = {
    games: games.items,
    roles: roles.items,
    characters: partners.items,
    activities: activities.items,
  };
  const all = [
    ...[games, roles, partners, home, banners, activities].flatMap(({ faults }) => faults),
    ...aliasCountFaults(kinds),
    ...stopped,
  ];
  return [...new Map(all.map((fault) => [`${fault.where}\0${fault.what}`, fault])).values()];
}

/** Writes what was read beside the last good state, whose place it takes when the build succeeds. */
async function stage(
  settled: ShownCollections,
  snapshots: Snapshots,
  now: Date,
): Promise<SnapshotIndex> {
  for (const collection of COLLECTIONS) {
    const { items, stale, held = {} } = settled[collection];
    if (stale !== undefined && stale.items === undefined) snapshots.keepOld(collection);
    else await snapshots.stage(collection, items, { readAt: now.toISOString(), held });
  }
  return snapshots.finish();
}

/** Tells of what the site shows otherwise than the API has it, with the faults that are the reason. */
function warnOfStale(
  settled: ShownCollections,
  limits: StaleLimits,
  { warn }: PullLog,
  now: Date,
): void {
  for (const [collection, { stale, leftOut = [] }] of Object.entries(settled)) {
    if (stale) {
      describeStale([stale], limits.lastGoodMaxHours, now).forEach(warn);
      const faults = stale.faults.map(({ where, what }) => `  ${where}: ${what}`);
      warnOfFirst(faults, warn, `faults of ${collection}`);
    }
    const what = 'is faulty, and no build has read it as good yet; it is left out';
    const lines = leftOut.map((id) => `${collection}, ${id}: ${what}`);
    warnOfFirst(lines, warn, `items of ${collection} that are left out`);
  }
}

/** Makes the library, and warns of roles that wait for their game and of references to nothing. */
function makeLibrary(settled: ShownCollections, baseUrl: string, { warn }: PullLog): Library {
  const waiting: string[] = [];
  const library = toLibrary(settled, baseUrl, (id) => {
    waiting.push(`role ${id}: its game is not shown; it waits for it`);
  });
  warnOfFirst(waiting, warn, 'roles that wait for their games');
  return dropDanglingReferences(library, warn);
}

async function saveDetails(
  cache: LineCache,
  asked: 'all' | 'some',
  { cacheDir, log }: PullOptions,
): Promise<void> {
  await cache.save(asked).catch((error: unknown) => {
    log.warn(`Fetched details could not be kept in ${String(cacheDir)}: ${String(error)}`);
  });
}

/**
 * Pulls everything that the site is built from out of the API: validated, mapped, in the API's order. What the API does not
 * give whole stops the build, or is as the last good build read it, as the policy of its collection says.
 * References to what does not exist are dropped with a warning. An empty library is fine.
 * @throws BuildFaults that lists everything that is wrong together
 */
export async function pullLibrary(options: PullOptions): Promise<PulledLibrary> {
  const { baseUrl, cacheDir, losses, snapshotsDir, log, now = new Date() } = options;
  const { policies = {}, limits = DEFAULT_LIMITS } = options;
  const address = apiAddress(baseUrl);
  const counts = { fetched: 0, old: 0 };
  const cache = await openDetailsCache(cacheDir, baseUrl);
  const onFetched = (isOld: boolean): void => {
    counts.fetched += 1;
    if (isOld) counts.old += 1;
  };
  const leftOut: Fault[] = [];
  const onLeftOut = (values: readonly Fault[]): void => {
    leftOut.push(...values);
  };
  const watched = watchLists();
  const { watch } = watched;
  const read = await readCollections({ ...options, policies, cache, onFetched, onLeftOut, watch });
  const snapshots =
    snapshotsDir === undefined ? undefined : await openSnapshots(snapshotsDir, address);
  const lastBuild = await readLastBuild(options.lastBuildFile);
  const settled = await applyPolicies(read, {
    ...{ policies, limits, snapshots, now },
    lastBuild: losses === 'allow' ? undefined : lastBuild,
  });
  const faults = faultsIn(settled, read.stopped);
  if (faults.length > 0) {
    await saveDetails(cache, 'some', options);
    throw new BuildFaults(`The library could not be pulled from ${address}:`, faults);
  }
  warnOfStale(settled, limits, log, now);
  const values = leftOut.map(({ where, what }) => `${where}: ${what}`).sort();
  warnOfFirst(values, log.warn, 'values that count as absent');
  const library = makeLibrary(settled, baseUrl, log);
  // An empty answer of a restored database is as valid as any other, so the last good build is asked.
  const loss = findLosses(lastBuild, address, library);
  const stale = Object.values(settled).flatMap((each) => each.stale ?? []);
  const isStopped = loss !== undefined && losses !== 'allow';
  // What seems to be gone may come back: its details are dropped by a build that goes on with all that it has read.
  await saveDetails(cache, isStopped || stale.length > 0 ? 'some' : 'all', options);
  if (isStopped)
    throw new BuildFaults(`${loss}. If that is right, build once with LOSSES=allow`, []);
  if (loss !== undefined) log.warn(`${loss}; LOSSES allows it`);
  if (counts.old > 0) {
    log.warn(
      `Details that are older than the lists of ${address} say: ${String(counts.old)}. ` +
        'This build shows them, the next one asks again',
    );
  }
  const { games, roles } = library;
  const unchanged = Math.max(0, games.length + roles.length - counts.fetched);
  log.info?.(
    `Pulled ${String(games.length)} games and ${String(roles.length)} roles from ${address}; ` +
      `details fetched: ${String(counts.fetched)}, unchanged: ${String(unchanged)}`,
  );
  const isCurrent = stale.length === 0 && counts.old === 0;
  return {
    library,
    stale,
    snapshots: snapshots && (await stage(settled, snapshots, now)),
    lists: isCurrent ? watched.digest() : undefined,
  };
}
