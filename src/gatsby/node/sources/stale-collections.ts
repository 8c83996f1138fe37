import * as z from 'zod/mini';
import { COLLECTIONS, type Collection } from '../../../config/failure-policies';
import type { Fault } from '../faults';

/** Reasons for which a collection is not shown as the API has it. */
const REASONS = ['could not be read', 'has faulty items', 'has much less than before'] as const;

/** Note in a build's files on a collection that is not as the API has it now. Open to all, so that no fault is in it. */
export const staleSchema = z.object({
  collection: z.enum(COLLECTIONS),
  /** Time at which the oldest of what is shown was read, as an ISO time. */
  since: z.string(),
  why: z.enum(REASONS),
  /** How many items are old; absent when the whole collection is. */
  items: z.optional(z.number()),
});

/** See {@link staleSchema}. */
export type StaleNote = z.infer<typeof staleSchema>;

/** A collection, or items of it, that a build shows as an earlier one read it. */
export interface StaleCollection extends StaleNote {
  /** The ids of the items that are old; empty when the whole collection is. */
  readonly ids: readonly string[];
  readonly faults: readonly Fault[];
}

/** Cuts what a build knows down to what its files say. */
export function staleNotes(stale: readonly StaleCollection[]): StaleNote[] {
  return stale.map((each) => staleSchema.parse(each));
}

/** Unites the notes of several builds of one release: the oldest of each collection. */
export function uniteStale(notes: readonly StaleNote[]): StaleNote[] {
  const oldest = new Map<Collection, StaleNote>();
  for (const note of notes) {
    const known = oldest.get(note.collection);
    if (known === undefined || note.since < known.since) oldest.set(note.collection, note);
  }
  return COLLECTIONS.flatMap((name) => oldest.get(name) ?? []);
}

const HOUR_MS = 60 * 60 * 1000;

function hoursSince(time: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(time)) / HOUR_MS);
}

/** True when a state is older than a number of hours. */
export function isTooOld(since: string, mostHours: number, now: Date): boolean {
  return now.getTime() - Date.parse(since) > mostHours * HOUR_MS;
}

/**
 * Says what visitors see of stale collections, a line each, for whoever reads the terminal at night.
 * @param mostHours the age at which builds stop
 */
export function describeStale(
  stale: readonly StaleNote[],
  mostHours: number,
  now: Date,
): readonly string[] {
  return stale.map(({ collection, since, why, items }) => {
    const what = items === undefined ? collection : `${String(items)} of ${collection}`;
    const shown = `STALE: visitors see ${what} as of ${since}, ${String(hoursSince(since, now))} hours ago, because ${collection} ${why}`;
    if (items !== undefined) return `${shown}. Mend the items; the next build takes them up.`;
    return `${shown}. Mend the API: builds stop when that state is older than ${String(mostHours)} hours (LAST_GOOD_MAX_HOURS).`;
  });
}
