import type { Collection, Policy } from '../../../config/failure-policies';
import type { Fault } from '../faults';
import type { CollectionItems } from './collections';
import type { NoSnapshot, Snapshot } from './last-good-snapshots';
import { isTooOld, type StaleCollection } from './stale-collections';

/** Limits of what may be shown as an earlier build read it. */
export interface StaleLimits {
  /** The greatest age of a whole collection, in hours. */
  readonly lastGoodMaxHours: number;
  /** The most items of a collection that may be held, of 100; one may be in any case. */
  readonly holdMaxShare: number;
}

/** A collection as the API gave it, and how that is to be met. */
interface Reading<C extends Collection> {
  readonly collection: C;
  readonly policy: Policy;
  /** Its sound items; undefined when the list could not be had. */
  readonly items: readonly CollectionItems[C][] | undefined;
  /** The ids of all that it lists, in the order of the API. */
  readonly ids: readonly string[];
  readonly faults: readonly Fault[];
  /** Fall of its size, where it has become much less. */
  readonly loss: string | undefined;
  /** Finds what is wrong with the items together, such as tags that share an address. */
  readonly check: (items: readonly CollectionItems[C][]) => readonly Fault[];
  readonly snapshot: () => Promise<Snapshot<C> | NoSnapshot>;
  readonly limits: StaleLimits;
  readonly now: Date;
}

/** A collection as the site shows it. */
export interface Shown<C extends Collection> {
  readonly items: readonly CollectionItems[C][];
  /** Faults that stop the build; none for a collection that can be shown. */
  readonly faults: readonly Fault[];
  /** Note on what is not as the API has it now. */
  readonly stale?: StaleCollection;
  /** Items that are held, with the time at which they were last read. */
  readonly held?: Readonly<Record<string, string>>;
  /** The ids of faulty items that no build has read as good yet: the site goes without them. */
  readonly leftOut?: readonly string[];
}

function refuse<C extends Collection>(
  { collection, policy, items = [], faults }: Reading<C>,
  why: string,
): Shown<C> {
  const what = `FAILURES says ${policy}, but ${why}`;
  return { items, faults: [...faults, { where: collection, what }] };
}

function noState({ problem }: NoSnapshot): string {
  return `there is no last good state: ${problem}`;
}

/** Takes the whole collection from the last good build. */
async function takeLastGood<C extends Collection>(reading: Reading<C>): Promise<Shown<C>> {
  const { collection, items, faults, loss, limits, now } = reading;
  const snapshot = await reading.snapshot();
  if ('problem' in snapshot) return refuse(reading, noState(snapshot));
  const held = Object.values(snapshot.held);
  const since = [snapshot.readAt, ...held].sort()[0] ?? snapshot.readAt;
  const { lastGoodMaxHours } = limits;
  if (isTooOld(snapshot.readAt, lastGoodMaxHours, now)) {
    const most = `LAST_GOOD_MAX_HOURS allows ${String(lastGoodMaxHours)}`;
    return refuse(reading, `the last good state is of ${snapshot.readAt}; ${most}`);
  }
  const why = items === undefined ? 'could not be read' : 'has faulty items';
  const lost = loss === undefined ? [] : [{ where: collection, what: `has much less: ${loss}` }];
  return {
    items: snapshot.items,
    faults: [],
    stale: {
      ...{ collection, since, ids: [], faults: [...faults, ...lost] },
      why: faults.length === 0 ? 'has much less than before' : why,
    },
  };
}

/** Keeps single faulty items as the last good build read them. */
async function holdItems<C extends Collection>(reading: Reading<C>): Promise<Shown<C>> {
  const { collection, items, ids, faults, limits } = reading;
  if (items === undefined) return refuse(reading, 'the whole list could not be had');
  if (faults.some(({ item }) => item === undefined)) {
    return refuse(reading, 'not every fault says which item has it');
  }
  const faulty = new Set(faults.flatMap(({ item }) => item ?? []));
  const most = Math.max(1, Math.floor((ids.length * limits.holdMaxShare) / 100));
  if (faulty.size > most) {
    const share = `${String(faulty.size)} of ${String(ids.length)} items are faulty`;
    return refuse(
      reading,
      `${share}; HOLD_MAX_SHARE=${String(limits.holdMaxShare)} allows ${String(most)}`,
    );
  }
  const snapshot = await reading.snapshot();
  if ('problem' in snapshot) return refuse(reading, noState(snapshot));
  const lastGood = new Map(snapshot.items.map((item) => [item.id, item]));
  const fresh = new Map(items.map((item) => [item.id, item]));
  const shown = [...new Set(ids)].flatMap(
    (id) => (faulty.has(id) ? lastGood.get(id) : fresh.get(id)) ?? [],
  );
  const clashes = reading.check(shown);
  if (clashes.length > 0) {
    return { items: shown, faults: [...faults, ...clashes] };
  }
  const kept = [...faulty].filter((id) => lastGood.has(id));
  const held = Object.fromEntries(kept.map((id) => [id, snapshot.held[id] ?? snapshot.readAt]));
  const [since] = Object.values(held).sort();
  return {
    ...{ items: shown, faults: [], held, leftOut: [...faulty].filter((id) => !lastGood.has(id)) },
    ...(since !== undefined && {
      stale: {
        ...{ collection, since, ids: kept, items: kept.length, faults },
        why: 'has faulty items',
      },
    }),
  };
}

/** Decides how the site shows a collection: as it was read, or in part or whole as an earlier build read it. */
export function applyPolicy<C extends Collection>(reading: Reading<C>): Promise<Shown<C>> {
  const { policy, items, faults, loss } = reading;
  const isSound = items !== undefined && faults.length === 0;
  switch (policy) {
    case 'strict':
      return Promise.resolve({ items: items ?? [], faults });
    case 'last-good':
      return isSound && loss === undefined
        ? Promise.resolve({ items, faults })
        : takeLastGood(reading);
    case 'hold':
      return isSound ? Promise.resolve({ items, faults }) : holdItems(reading);
  }
}
