import { policyOf, type Collection, type Policies } from '../../../config/failure-policies';
import type { Fault } from '../faults';
import type { CollectionItems } from './collections';
import { crowdFaults, orphanFaults, tagCountFaults, tagFaults } from './integrity-checks';
import { lossOf, type LastBuild } from './last-good-build';
import type { ReadCollections } from './read-collections';
import { applyPolicy, type Shown, type StaleLimits } from './apply-policy';
import type { Snapshots } from './last-good-snapshots';

/** Every collection as the site shows it. */
export type ShownCollections = { readonly [C in Collection]: Shown<C> };

interface PolicyOptions {
  readonly policies: Policies;
  readonly limits: StaleLimits;
  /** Last good state; undefined where nothing is kept. */
  readonly snapshots: Snapshots | undefined;
  /** Build that the collections are held against; undefined when they may become much less. */
  readonly lastBuild: LastBuild | undefined;
  readonly now: Date;
}

/**
 * Decides how the site shows each collection. A reference to an item that is not shown is dropped later with a warning; but
 * a role needs its game, so whether a role is without one is asked only where the list of games is the API's own.
 */
export async function applyPolicies(
  { lists, faults }: ReadCollections,
  { policies, limits, snapshots, lastBuild, now }: PolicyOptions,
): Promise<ShownCollections> {
  const settle = <C extends Collection>(
    collection: C,
    check: (items: readonly CollectionItems[C][]) => readonly Fault[] = () => [],
    more: readonly Fault[] = [],
  ): Promise<Shown<C>> => {
    const list = lists[collection];
    const items = list?.items;
    const own = [...faults[collection], ...check(items ?? []), ...more];
    return applyPolicy({
      ...{ collection, items, check, limits, now },
      policy: policyOf(policies, collection),
      ids: [...(list?.ids ?? [])],
      faults: own,
      loss: items && lossOf(collection, lastBuild, items.length),
      snapshot: () =>
        snapshots?.read(collection) ?? Promise.resolve({ problem: 'nothing is kept here' }),
    });
  };
  const games = await settle('games', (items) => [...tagFaults(items), ...tagCountFaults(items)]);
  const isWholeOld = games.stale !== undefined && games.stale.items === undefined;
  // Without the list of games, every role would seem to belong to none.
  const gameIds = isWholeOld || !lists.games ? undefined : new Set(lists.games.ids);
  const orphans = gameIds ? orphanFaults(lists.roles?.items ?? [], gameIds) : [];
  return {
    games,
    roles: await settle('roles', crowdFaults, orphans),
    partners: await settle('partners'),
    home: await settle('home'),
    banners: await settle('banners'),
    activities: await settle('activities'),
  };
}
