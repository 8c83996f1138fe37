import { policyOf, type Collection, type Policies } from '../../../config/failure-policies';
import type { LineCache } from '../../../node/line-cache';
import type { Fault } from '../faults';
import { pullActivities } from './activities';
import { callLimit, createApiReader, type ApiReader, type ReaderOptions } from './api-reader';
import { pullCharacters, pullHomeCharacterIds } from './characters';
import type { CollectionItems } from './collections';
import type { PullContext } from './details';
import { pullGames } from './games';
import type { ReadItems } from './lists';
import { pullRoles } from './roles';
import { allDone, ReadFaults, ReadStopped } from './wire-faults';

/** Items of each collection; undefined for a list that could not be had. */
type ReadLists = {
  readonly [C in Collection]: ReadItems<CollectionItems[C]> | undefined;
};

/** Collections as the API gave them. */
export interface ReadCollections {
  readonly lists: ReadLists;
  /** Faults of each collection, in the order of its items. */
  readonly faults: Readonly<Record<Collection, Fault[]>>;
  /** Reasons for which no further call was tried for strict collections. */
  readonly stopped: readonly Fault[];
}

export interface CollectionsOptions extends ReaderOptions {
  readonly policies: Policies;
  /** Takes down what the API answers to the calls for lists. */
  readonly watch?: ((reader: ApiReader) => ApiReader) | undefined;
  /** Details of earlier pulls. */
  readonly cache: LineCache;
  readonly onFetched: PullContext['onFetched'];
  readonly onLeftOut: PullContext['onLeftOut'];
  /** Faults of single items that are known already, each with its collection. */
  readonly knownFaults?: readonly Fault[] | undefined;
}

/**
 * Makes the reader of each collection. Strict ones share one, which gives up on all of them together, as each would stop the
 * build; every other one has its own, so that what it loses is lost to it alone.
 */
function createReaders(options: CollectionsOptions): Readonly<Record<Collection, ApiReader>> {
  const { watch = (reader) => reader } = options;
  const shared = { ...options, limit: options.limit ?? callLimit(options.concurrency) };
  const strict = watch(createApiReader(shared));
  const readerOf = (...collections: readonly Collection[]): ApiReader =>
    collections.some((each) => policyOf(options.policies, each) === 'strict')
      ? strict
      : watch(createApiReader(shared));
  const index = readerOf('activities', 'banners');
  return {
    games: readerOf('games'),
    roles: readerOf('roles'),
    partners: readerOf('partners'),
    home: readerOf('home'),
    activities: index,
    banners: index,
  };
}

/** Reads all collections side by side. What is wrong is named by collection, whichever came first. */
export async function readCollections(options: CollectionsOptions): Promise<ReadCollections> {
  const { cache, onFetched, onLeftOut } = options;
  const readers = createReaders(options);
  const faults: Record<Collection, Fault[]> = {
    ...{ games: [], roles: [], partners: [], home: [], banners: [], activities: [] },
  };
  for (const fault of options.knownFaults ?? []) {
    if (fault.collection !== undefined) faults[fault.collection].push(fault);
  }
  const stopped: Fault[] = [];
  /** Reads collections with one call after the other; what it finds wrong belongs to each of them. */
  const reading = async <T>(
    of: readonly Collection[],
    read: (context: PullContext) => Promise<T>,
  ): Promise<T | undefined> => {
    const [first = 'games'] = of;
    try {
      return await read({ reader: readers[first], cache, onFetched, onLeftOut });
    } catch (error) {
      const isStop = error instanceof ReadStopped;
      if (!isStop && !(error instanceof ReadFaults)) throw error;
      for (const each of of) {
        const isShared = isStop && policyOf(options.policies, each) === 'strict';
        (isShared ? stopped : faults[each]).push(...error.faults);
      }
      return undefined;
    }
  };
  const [games, roles, partners, home, index] = await allDone([
    reading(['games'], (context) => pullGames(context, faults.games)),
    reading(['roles'], (context) => pullRoles(context, faults.roles)),
    reading(['partners'], (context) => pullCharacters(context, faults.partners)),
    reading(['home'], (context) => pullHomeCharacterIds(context, faults.home)),
    reading(['activities', 'banners'], (context) => pullActivities(context, faults)),
  ]);
  return {
    lists: {
      games,
      roles,
      partners,
      home,
      ...{ activities: index?.activities, banners: index?.banners },
    },
    faults,
    stopped,
  };
}
