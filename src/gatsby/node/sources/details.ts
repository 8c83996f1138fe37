import * as z from 'zod/mini';
import { endpoints } from '../../../contract';
import type { Fault } from '../faults';
import { detailKey, type DetailsCache } from './details-cache';
import type { Listed } from './lists';
import type { ApiReader } from './api-reader';
import { allDone, callName, collecting, parseAt, ReadFaults } from './wire-faults';

type DetailEndpoint = 'gameDetail' | 'entityDetail';

/** What the collections of a pull share. */
export interface PullContext {
  readonly reader: ApiReader;
  readonly cache: DetailsCache;
  /** Counts a detail that had to be fetched. */
  readonly onFetched: () => void;
}

const anything = z.unknown();

/**
 * Gets the detail of each item of a list: from the cache where the item has not changed, otherwise
 * from the API. What cannot be had or is broken is left out and named in `faults`, in the list's order.
 */
export async function readDetails<S extends z.ZodMiniType<{ readonly id: string }>>(
  { reader, cache, onFetched }: PullContext,
  name: DetailEndpoint,
  schema: S,
  listed: readonly Listed<{ readonly id: string }>[],
  faults: Fault[],
): Promise<z.output<S>[]> {
  const readOne = async (id: string, summary: unknown): Promise<z.output<S>> => {
    const key = detailKey(endpoints[name].path, summary);
    const kept = schema.safeParse(cache.get(key));
    if (kept.success && kept.data.id === id) return kept.data;
    const where = callName(name, { id });
    const payload = await reader.readAs(name, { id }, anything);
    onFetched();
    const detail = parseAt(where, schema, payload);
    if (detail.id !== id) {
      throw new ReadFaults([
        { where: `${where}, field id`, what: `expected "${id}", got "${detail.id}"` },
      ]);
    }
    // Kept as it came, so that a field which the contract learns later is there.
    cache.set(key, payload);
    return detail;
  };
  const found = listed.map((): Fault[] => []);
  try {
    const details = await allDone(
      listed.map(({ item, raw }, index) =>
        collecting(found[index] ?? [], () => readOne(item.id, raw)),
      ),
    );
    return details.filter((detail) => detail !== undefined);
  } finally {
    faults.push(...found.flat());
  }
}
