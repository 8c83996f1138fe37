import * as z from 'zod/mini';
import { LOCALES, type Locale } from '../../../../config/locales';
import type { Library } from '../model';
import { changeSchema, compareDigests, type Change } from './compare-digests';
import { itemDigests, parseDigests, type ChangingItem } from './part-digests';

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
    /** What each language shows of it; nothing, where only other languages do. */
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

/** Compares the times of two changes, the later one first; those of one moment by their items. */
export function byTime(one: Omit<LogEntry, 'changes'>, other: Omit<LogEntry, 'changes'>): number {
  return Date.parse(other.at) - Date.parse(one.at) || (itemKey(one) < itemKey(other) ? -1 : 1);
}

/** Lists all games and roles of a library. */
export function changingItems({ games, roles }: Library): ChangingItem[] {
  return [
    ...games.map((item) => ({ kind: 'game', item }) as const),
    ...roles.map((item) => ({ kind: 'role', item }) as const),
  ];
}

function inEachLanguage(changesIn: (locale: Locale) => Change[]): LogEntry['changes'] {
  const [zh, en, ja] = LOCALES;
  return { zh: changesIn(zh), en: changesIn(en), ja: changesIn(ja) };
}

/** Gives renamed parts of an item their new keys in what the log says of it. */
function renameParts(
  entries: LogEntry[],
  key: string,
  locale: Locale,
  renamed: ReadonlyMap<string, string>,
): void {
  if (renamed.size === 0) return;
  entries.forEach((entry, at) => {
    if (itemKey(entry) !== key) return;
    const changes = entry.changes[locale].map(({ code, keys }) => ({
      code,
      keys: keys.map((each) => renamed.get(each) ?? each),
    }));
    entries[at] = { ...entry, changes: { ...entry.changes, [locale]: changes } };
  });
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
    entries: [...log.entries].sort(byTime).slice(0, MOST_ENTRIES),
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
  let entries = [...(before?.entries ?? [])];
  for (const changing of items) {
    const { kind, item } = changing;
    const { id, updatedAt: at } = item;
    const key = itemKey({ kind, id });
    const known = seen.get(key);
    if (known?.updatedAt === at) continue;
    const digests = itemDigests(changing);
    seen.set(key, { updatedAt: at, digests: JSON.stringify(digests) });
    if (!known) {
      const changes = inEachLanguage(() => [{ code: 'new', keys: [] }]);
      if (before) entries.push({ kind, id, at, changes });
      continue;
    }
    entries = entries.filter(
      (entry) => itemKey(entry) !== key || Date.parse(entry.at) < Date.parse(at),
    );
    if (Date.parse(at) < Date.parse(known.updatedAt)) continue;
    const old = parseDigests(known.digests);
    const changes = inEachLanguage((locale) => {
      if (!old) return [{ code: 'page', keys: [] }];
      const { changes: found, renamed } = compareDigests(kind, old, digests, locale);
      renameParts(entries, key, locale, renamed);
      return [...found];
    });
    entries.push({ kind, id, at, changes });
  }
  return bounded(
    { seen, entries },
    new Set(items.map(({ kind, item: { id } }) => itemKey({ kind, id }))),
  );
}
