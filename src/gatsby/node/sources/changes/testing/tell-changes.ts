import { gameDetailSchema, roleDetailSchema } from '../../../../../contract/library';
import { createAddresses } from '../../addresses';
import type { DiscoveryStrings } from '../../discovery-strings';
import { toGame } from '../../games';
import type { Library } from '../../model';
import { toRole } from '../../roles';
import type { Item } from '../../testing/small-library';
import { updateLog, type ChangeLog } from '../change-log';
import { recentChanges, type RecentChanges } from '../recent-changes';

const addresses = createAddresses('https://api.example');

/** Makes a library of items as they go over the wire. */
export function libraryOf(games: readonly Item[], roles: readonly Item[]): Library {
  return {
    games: games.map((each) => toGame(gameDetailSchema.parse(each), [], addresses)),
    roles: roles.map((each) => toRole(roleDetailSchema.parse(each), addresses)),
    characters: [],
    homeCharacterIds: [],
    activities: [],
    banners: [],
  };
}

/** Gives an item another time of its last change, and other fields. */
export function at(time: string, item: Item | undefined, fields: Item = {}): Item {
  return { ...item, ...fields, updated_at: time };
}

/** Returns what the last of some builds tells, which follow one another in one folder. */
export function tellChanges(
  strings: DiscoveryStrings,
  libraries: readonly Library[],
): RecentChanges[] {
  let log: ChangeLog | undefined;
  for (const library of libraries) log = updateLog(log, library);
  return recentChanges(
    libraries.at(-1) ?? libraryOf([], []),
    log ?? { seen: new Map(), entries: [] },
    strings,
  );
}
