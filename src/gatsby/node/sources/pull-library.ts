import type { WireRoleDetail } from '../../../contract';
import { BuildFaults, type Fault } from '../faults';
import { pullActivities } from './activities';
import { createAddresses } from './addresses';
import { pullCharacters, pullHomeCharacterIds } from './characters';
import type { PullContext } from './details';
import { openDetailsCache } from './details-cache';
import { findLosses } from './last-good-build';
import { readGameDetails, readGames, toGame } from './games';
import {
  aliasCountFaults,
  crowdFaults,
  orphanFaults,
  tagCountFaults,
  tagFaults,
} from './integrity-checks';
import { activityType, bannerType, characterType, type Library } from './model';
import { createApiReader, type ReaderOptions } from './api-reader';
import { dropDanglingReferences } from './drop-dangling-references';
import { pullRoles, toRole } from './roles';
import { toItem } from './item-mapper';
import { allDone, collecting, ReadStopped } from './wire-faults';

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
  /** Policy when the last good build had much more: `stop` (default) or `allow` it. */
  readonly losses?: 'stop' | 'allow' | undefined;
  readonly log: PullLog;
}

function rolesByGame(roles: readonly WireRoleDetail[]): ReadonlyMap<string, readonly string[]> {
  const byGame = new Map<string, string[]>();
  for (const { id, game_id } of roles) {
    const ids = byGame.get(game_id);
    if (ids) ids.push(id);
    else byGame.set(game_id, [id]);
  }
  return byGame;
}

/** Reads all collections side by side. Faults are listed by collection, whichever came first. */
async function readAll(context: PullContext, baseUrl: string, faults: Fault[]): Promise<Library> {
  const found: Record<'games' | 'roles' | 'characters' | 'home' | 'activities', Fault[]> = {
    games: [],
    roles: [],
    characters: [],
    home: [],
    activities: [],
  };
  const games = async () => {
    const list = await readGames(context, found.games);
    return { ids: list.ids, details: await readGameDetails(context, list, found.games) };
  };
  try {
    const [gamesRead, roles = [], characters = [], homeCharacterIds = [], index] = await allDone([
      collecting(found.games, games),
      collecting(found.roles, () => pullRoles(context, found.roles)),
      collecting(found.characters, () => pullCharacters(context, found.characters)),
      collecting(found.home, () => pullHomeCharacterIds(context, found.home)),
      collecting(found.activities, () => pullActivities(context, found.activities)),
    ]);
    const details = gamesRead?.details ?? [];
    found.games.push(...tagFaults(details), ...tagCountFaults(details));
    found.roles.push(...crowdFaults(roles));
    // Without the list of games, every role would seem to belong to none.
    if (gamesRead) found.roles.push(...orphanFaults(roles, gamesRead.ids));

    const activities = index?.activities ?? [];
    found.activities.push(...aliasCountFaults({ games: details, roles, characters, activities }));
    const addresses = createAddresses(baseUrl);
    const roleIds = rolesByGame(roles);
    return {
      games: details.map((wire) => toGame(wire, roleIds.get(wire.id) ?? [], addresses)),
      roles: roles.map((wire) => toRole(wire, addresses)),
      characters: characters.map((wire) => toItem(characterType, wire, addresses)),
      homeCharacterIds,
      activities: activities.map((wire) => toItem(activityType, wire, addresses)),
      banners: index?.banners.map((wire) => toItem(bannerType, wire, addresses)) ?? [],
    };
  } finally {
    faults.push(...Object.values(found).flat());
  }
}

/**
 * Pulls everything that the site is built from out of the API: validated, mapped, in the API's order.
 * References to what does not exist are dropped with a warning. An empty library is fine.
 * @throws BuildFaults that lists everything that is wrong together
 */
export async function pullLibrary(options: PullOptions): Promise<Library> {
  const { baseUrl, cacheDir, lastBuildFile, losses, log } = options;
  const faults: Fault[] = [];
  const counts = { fetched: 0, old: 0 };
  const cache = await openDetailsCache(cacheDir, baseUrl);
  const reader = createApiReader(options);
  const context: PullContext = {
    reader,
    cache,
    onFetched: (isOld) => {
      counts.fetched += 1;
      if (isOld) counts.old += 1;
    },
  };
  const library = await readAll(context, baseUrl, faults).catch((error: unknown) => {
    if (!(error instanceof ReadStopped)) throw error;
    faults.push(...error.faults);
    return undefined;
  });
  const isComplete = library !== undefined && faults.length === 0;
  // An empty answer of a restored database is as valid as any other, so the last good build is asked.
  const loss = isComplete ? await findLosses(lastBuildFile, reader.address, library) : undefined;
  const isStopped = loss !== undefined && losses !== 'allow';
  // What seems to be gone may come back: its details are dropped by a build that goes on.
  await cache.save(isComplete && !isStopped ? 'all' : 'some').catch((error: unknown) => {
    log.warn(`Fetched details could not be kept in ${String(cacheDir)}: ${String(error)}`);
  });
  if (!isComplete) {
    throw new BuildFaults(`The library could not be pulled from ${reader.address}:`, faults);
  }
  if (isStopped)
    throw new BuildFaults(`${loss}. If that is right, build once with LOSSES=allow`, []);
  if (loss !== undefined) log.warn(`${loss}; LOSSES allows it`);
  const { games, roles } = library;
  const { fetched, old } = counts;
  if (old > 0) {
    log.warn(
      `Details that are older than the lists of ${reader.address} say: ${String(old)}. ` +
        'This build shows them, the next one asks again',
    );
  }
  const unchanged = games.length + roles.length - fetched;
  log.info?.(
    `Pulled ${String(games.length)} games and ${String(roles.length)} roles from ${reader.address}; ` +
      `details fetched: ${String(fetched)}, unchanged: ${String(unchanged)}`,
  );
  return dropDanglingReferences(library, (message) => {
    log.warn(message);
  });
}
