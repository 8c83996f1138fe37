import * as z from 'zod/mini';
import { LOCALES, type Locale } from '../../../../config/locales';
import type { Library } from '../model';
import { changeSchema, compareDigests, type Change } from './compare-digests';
import { itemDigests, parseDigests, type ChangingItem, type ItemDigests } from './part-digests';

/** Entries that the log keeps: pages and feeds name fewer. */
const MOST_ENTRIES = 1_000;

/** Items that are not in the library any more, and would be no new ones if they came back. */
const MOST_ABSENT = 500;

export const logSchema = z.array(
  z.object({
    kind: z.enum(['game', 'role']),
    id: z.string(),
    /** The item's `updated_at` with this change. */
    at: z.string(),
    /** Changes as each language shows them; none where only other languages do. */
    changes: z.object({
      zh: z.array(changeSchema),
      en: z.array(changeSchema),
      ja: z.array(changeSchema),
    }),
  }),
);

/** A change of an item, dated by the API. */
export type LogEntry = z.infer<typeof logSchema>[number];

/** An item as the last good build saw it. */
export interface SeenItem {
  readonly updatedAt: string;
  /** Its digests as JSON, which is read only when it has changed. */
  readonly digests: string;
}

/** All that builds remember of the library's changes. */
export interface ChangeLog {
  /** Items by kind and id. */
  readonly seen: ReadonlyMap<string, SeenItem>;
  /** The latest first. */
  readonly entries: readonly LogEntry[];
}

/** Names an item of the log. */
export function itemKey({ kind, id }: Pick<LogEntry, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

/** Sorts changes by time, the latest first; those of one moment by their items. */
export function latestFirst<T>(
  changes: readonly T[],
  entryOf: (change: T) => Omit<LogEntry, 'changes'>,
): T[] {
  return changes
    .map((change) => {
      const entry = entryOf(change);
      return { change, key: itemKey(entry), time: Date.parse(entry.at) };
    })
    .sort((one, other) => other.time - one.time || (one.key < other.key ? -1 : 1))
    .map(({ change }) => change);
}

/** Groups entries by their items. */
export function byItem(entries: readonly LogEntry[]): Map<string, LogEntry[]> {
  const items = new Map<string, LogEntry[]>();
  for (const entry of entries) {
    const key = itemKey(entry);
    const own = items.get(key);
    if (own) own.push(entry);
    else items.set(key, [entry]);
  }
  return items;
}

/** Lists all games and roles of a library. */
export function changingItems({ games, roles }: Library): ChangingItem[] {
  return [
    ...games.map((item) => ({ kind: 'game', item }) as const),
    ...roles.map((item) => ({ kind: 'role', item }) as const),
  ];
}

function inEachLanguage<T>(valueIn: (locale: Locale) => T): Record<Locale, T> {
  const [zh, en, ja] = LOCALES;
  return { zh: valueIn(zh), en: valueIn(en), ja: valueIn(ja) };
}

/** Gives renamed parts their new keys in what was said of them. */
function withNewKeys(changes: readonly Change[], renamed: ReadonlyMap<string, string>): Change[] {
  return changes.map(({ code, keys }) => ({
    code,
    keys: keys.map((key) => renamed.get(key) ?? key),
  }));
}

/** Adds the change of an item from one state to a later one to what was said of it. */
function withChange(
  entries: readonly LogEntry[],
  { kind, item }: ChangingItem,
  old: ItemDigests | undefined,
  now: ItemDigests,
): LogEntry[] {
  const entry = { kind, id: item.id, at: item.updatedAt };
  if (!old) {
    return [...entries, { ...entry, changes: inEachLanguage(() => [{ code: 'page', keys: [] }]) }];
  }
  const found = inEachLanguage((locale) => compareDigests(kind, old, now, locale));
  const earlier = entries.map((each) => ({
    ...each,
    changes: inEachLanguage((locale) => withNewKeys(each.changes[locale], found[locale].renamed)),
  }));
  return [
    ...earlier,
    { ...entry, changes: inEachLanguage((locale) => [...found[locale].changes]) },
  ];
}

/** Drops what is too much: the oldest entries, and the items that left the library first. */
function bounded(log: ChangeLog, present: ReadonlySet<string>): ChangeLog {
  const absent = [...log.seen].filter(([key]) => !present.has(key));
  const time = ([, { updatedAt }]: (typeof absent)[number]) => Date.parse(updatedAt);
  const forgotten = new Set(
    absent
      .sort((one, other) => time(other) - time(one) || (one[0] < other[0] ? -1 : 1))
      .slice(MOST_ABSENT)
      .map(([key]) => key),
  );
  return {
    seen: new Map([...log.seen].filter(([key]) => !forgotten.has(key))),
    entries: latestFirst(log.entries, (entry) => entry).slice(0, MOST_ENTRIES),
  };
}

/**
 * Holds a library against what the last good build saw. An item has changed when its `updated_at` is a later one;
 * an earlier one takes back what was noted since. Nothing of it depends on the time of the build.
 * @param before undefined when there was no build before: then nothing is known to be new
 */
export function updateLog(before: ChangeLog | undefined, library: Library): ChangeLog {
  const items = changingItems(library);
  const seen = new Map(before?.seen);
  const entries = byItem(before?.entries ?? []);
  for (const changing of items) {
    const { kind, item } = changing;
    const { id, updatedAt: at } = item;
    const key = itemKey({ kind, id });
    const known = seen.get(key);
    if (known?.updatedAt === at) continue;
    const later = known ? Date.parse(at) - Date.parse(known.updatedAt) : 0;
    if (known && later === 0) continue;
    const digests = itemDigests(changing);
    seen.set(key, { updatedAt: at, digests: JSON.stringify(digests) });
    if (!known) {
      const changes = inEachLanguage((): Change[] => [{ code: 'new', keys: [] }]);
      if (before) entries.set(key, [{ kind, id, at, changes }]);
      continue;
    }
    const earlier = (entries.get(key) ?? []).filter(
      (entry) => Date.parse(entry.at) < Date.parse(at),
    );
    entries.set(
      key,
      later > 0 ? withChange(earlier, changing, parseDigests(known.digests), digests) : earlier,
    );
  }
  return bounded(
    { seen, entries: [...entries.values()].flat() },
    new Set(items.map(({ kind, item: { id } }) => itemKey({ kind, id }))),
  );
}
