import * as z from 'zod/mini';
import { endpoints } from '../../../contract';
import type { LineCache } from '../../../node/line-cache';
import type { Fault } from '../faults';
import { detailSource } from './details-cache';
import { leftOutValues } from './left-out-values';
import type { Listed } from './lists';
import type { ApiReader } from './api-reader';
import { allDone, callName, collecting, parseAt, ReadFaults } from './wire-faults';

type DetailEndpoint = 'gameDetail' | 'entityDetail';

/** Context that the collections of a pull share. */
export interface PullContext {
  readonly reader: ApiReader;
  /** Details of earlier pulls, by `detailSource`. */
  readonly cache: LineCache;
  /** Counts a detail that had to be fetched; `isOld` when it is older than its entry in the list says. */
  readonly onFetched: (isOld: boolean) => void;
  /** Hears of optional values of details that count as absent. */
  readonly onLeftOut: (values: readonly Fault[]) => void;
}

const anything = z.unknown();

interface Dated {
  readonly id: string;
  readonly updated_at: string;
}

/** True when a detail is older than its entry in the list: a replica of the API that lags behind has answered. */
function isOlder(detail: Dated, listed: Dated): boolean {
  return Date.parse(detail.updated_at) < Date.parse(listed.updated_at);
}

/**
 * Gets the detail of each item of a list: from the cache where the item has not changed, otherwise
 * from the API. One that is older than the list says is used, but not kept: the next pull asks again. What cannot be
 * had or is broken is left out and named in `faults`, in the list's order.
 */
export async function readDetails<S extends z.ZodMiniType<Dated>>(
  { reader, cache, onFetched, onLeftOut }: PullContext,
  name: DetailEndpoint,
  schema: S,
  listed: readonly Listed<Dated>[],
  faults: Fault[],
): Promise<z.output<S>[]> {
  const readOne = async ({ item, raw }: Listed<Dated>): Promise<z.output<S>> => {
    const { id } = item;
    const source = detailSource(endpoints[name].path, raw);
    const where = callName(name, { id });
    const known = cache.get(source);
    const kept = schema.safeParse(known);
    if (kept.success && kept.data.id === id && !isOlder(kept.data, item)) {
      onLeftOut(leftOutValues(where, schema, known));
      return kept.data;
    }
    const payload = await reader.readAs(name, { id }, anything);
    const detail = parseAt(where, schema, payload);
    if (detail.id !== id) {
      throw new ReadFaults([
        { where: `${where}, field id`, what: `expected "${id}", got "${detail.id}"` },
      ]);
    }
    const isOld = isOlder(detail, item);
    onFetched(isOld);
    onLeftOut(leftOutValues(where, schema, payload));
    // Kept as it came, so that a field which the contract learns later is there.
    if (!isOld) cache.set(source, payload);
    return detail;
  };
  const found = listed.map((): Fault[] => []);
  try {
    const details = await allDone(
      listed.map((each, index) => collecting(found[index] ?? [], () => readOne(each))),
    );
    return details.filter((detail) => detail !== undefined);
  } finally {
    for (const [index, { item }] of listed.entries()) {
      faults.push(...(found[index] ?? []).map((fault) => ({ ...fault, item: item.id })));
    }
  }
}
