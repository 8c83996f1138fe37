import * as z from 'zod/mini';
import { create } from 'zustand';
import { addNotes, clearNotes, useGameNotes } from '../../../platform/game-notes';
import { momentSchema } from '../../../platform/moment-schema';
import { onStoredElsewhere, readStored, writeStored } from '../../../platform/storage';

/** Most entries of each list; the oldest ones are dropped. */
const MOST = { favourites: 500, recent: 60, places: 40 } as const;

/** Longer names and titles are cut. */
const LONGEST_TEXT = 200;

const textSchema = z.pipe(
  z.string(),
  z.transform((text: string) => Array.from(text).slice(0, LONGEST_TEXT).join('')),
);

const entryFields = {
  kind: z.enum(['game', 'role']),
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  /** The name when it was last seen, and its language. */
  name: textSchema,
  lang: z.string().check(z.maxLength(16)),
  /** The time of the entry, in milliseconds since 1970. */
  at: momentSchema,
};

const entrySchema = z.object({
  ...entryFields,
  /** The time of the item's last change when it was read, in milliseconds since 1970. */
  version: z.optional(z.number()),
});

const placeSchema = z.object({
  ...entryFields,
  /** The fragment of the section, without its `#`, and its title. */
  section: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
  title: textSchema,
});

/** A game or role that a visitor keeps or has seen. */
export type ReadingEntry = z.infer<typeof entrySchema>;

/** The section of a game at which a visitor has stopped. */
export type ReadingPlace = z.infer<typeof placeSchema>;

/** The games and roles that a visitor has read, the latest first. It is never sent. */
export interface ReadingRecord {
  readonly favourites: readonly ReadingEntry[];
  readonly recent: readonly ReadingEntry[];
  readonly places: readonly ReadingPlace[];
}

const recordSchema = z.object({
  favourites: z.array(z.unknown()),
  recent: z.array(z.unknown()),
  places: z.array(z.unknown()),
});

/** Notes beside games, which a file holds as well; one of an older build has none. */
const notesSchema = z.object({ notes: z.optional(z.array(z.unknown())) });

/** True when there is nothing in any list. */
export function isShelfEmpty({ favourites, recent, places }: ReadingRecord): boolean {
  return favourites.length + recent.length + places.length === 0;
}

const EMPTY: ReadingRecord = { favourites: [], recent: [], places: [] };

interface Keyed {
  readonly kind: string;
  readonly id: string;
  readonly at: number;
}

function isSame(one: Omit<Keyed, 'at'>, other: Omit<Keyed, 'at'>): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/** Sorts by time, latest first, each entry once, and cuts at `most`. */
function latestOf<T extends Keyed>(entries: readonly T[], most: number): T[] {
  const latest = new Map<string, T>();
  for (const entry of [...entries].sort((one, other) => other.at - one.at)) {
    const key = `${entry.kind} ${entry.id}`;
    if (!latest.has(key)) latest.set(key, entry);
  }
  return [...latest.values()].slice(0, most);
}

function tidy({ favourites, recent, places }: ReadingRecord): ReadingRecord {
  return {
    favourites: latestOf(favourites, MOST.favourites),
    recent: latestOf(recent, MOST.recent),
    places: latestOf(places, MOST.places),
  };
}

/** Keeps the sound entries of a list: a spoiled one does not cost the others. */
function sound<S extends z.ZodMiniType>(schema: S, list: readonly unknown[]): z.output<S>[] {
  return list.flatMap((entry) => {
    const parsed = schema.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}

/** @throws when the text is not the JSON of a record */
function parseRecord(text: string): ReadingRecord {
  const { favourites, recent, places } = recordSchema.parse(JSON.parse(text));
  return tidy({
    favourites: sound(entrySchema, favourites),
    recent: sound(entrySchema, recent),
    places: sound(placeSchema, places),
  });
}

export function readRecord(): ReadingRecord {
  return readStored('localStorage', 'reading', (text) =>
    text === null ? EMPTY : parseRecord(text),
  );
}

/** Gives what was seen lately and neither is kept nor goes on being read. */
export function seenBesides({
  favourites,
  recent,
  places,
}: ReadingRecord): readonly ReadingEntry[] {
  const others = [...favourites, ...places];
  return recent.filter((entry) => !others.some((other) => isSame(other, entry)));
}

interface ReadingState {
  readonly record: ReadingRecord;
  /** False while storage is full or forbidden: then all of it is gone with the page. */
  readonly isKept: boolean;
}

export const useReadingRecord = create<ReadingState>(() => ({
  record: readRecord(),
  isKept: true,
}));

onStoredElsewhere('reading', () =>
  useReadingRecord.setState({ record: readRecord(), isKept: true }),
);

/** Changes the record. What another tab has stored meanwhile stays; what cannot be stored lives as long as the page. */
function change(update: (record: ReadingRecord) => ReadingRecord): void {
  const { record, isKept } = useReadingRecord.getState();
  const next = tidy(update(isKept ? readRecord() : record));
  const text = isShelfEmpty(next) ? undefined : JSON.stringify(next);
  useReadingRecord.setState({
    record: next,
    isKept: writeStored('localStorage', 'reading', text),
  });
}

type Item = Omit<ReadingEntry, 'at' | 'version'>;

/** Puts a game or role among the favourites, or takes it out. */
export function toggleFavourite(item: Item): void {
  change((record) => {
    const others = record.favourites.filter((each) => !isSame(each, item));
    const isNew = others.length === record.favourites.length;
    const seen = record.recent.find((each) => isSame(each, item));
    const added = { ...seen, ...item, at: Date.now() };
    return { ...record, favourites: isNew ? [added, ...others] : others };
  });
}

/** Notes that a game or role is seen; a favourite gets the name that it has now. */
export function rememberVisit(item: Item): void {
  change((record) => ({
    ...record,
    recent: [
      { ...record.recent.find((each) => isSame(each, item)), ...item, at: Date.now() },
      ...record.recent.filter((each) => !isSame(each, item)),
    ],
    favourites: record.favourites.map((each) =>
      isSame(each, item) ? { ...each, name: item.name, lang: item.lang } : each,
    ),
  }));
}

/**
 * Finds the version of a game or role that a visitor has read; where none was noted, the time of the visit stands for it.
 * @returns milliseconds since 1970; undefined for what was never read
 */
export function readVersion(
  { recent, favourites }: ReadingRecord,
  item: Pick<Item, 'kind' | 'id'>,
): number | undefined {
  const own = [...recent, ...favourites].filter((each) => isSame(each, item));
  const [noted] = own.flatMap(({ version }) => version ?? []);
  return noted ?? own[0]?.at;
}

/** Notes which version of a game or role has been read; the item is in the record already. */
export function rememberVersion(item: Pick<Item, 'kind' | 'id'>, version: number): void {
  if (readVersion(useReadingRecord.getState().record, item) === version) return;
  const withVersion = (each: ReadingEntry): ReadingEntry =>
    isSame(each, item) ? { ...each, version } : each;
  change((record) => ({
    ...record,
    recent: record.recent.map(withVersion),
    favourites: record.favourites.map(withVersion),
  }));
}

/** Notes at which section of a game a visitor is; undefined where there is nothing to come back to. */
export function rememberPlace(
  item: Item,
  place: Pick<ReadingPlace, 'section' | 'title'> | undefined,
): void {
  const { places } = useReadingRecord.getState().record;
  const known = places.find((each) => isSame(each, item));
  if (known?.section === place?.section && known?.title === place?.title) return;
  change((record) => {
    const others = record.places.filter((each) => !isSame(each, item));
    return {
      ...record,
      places: place ? [{ ...item, ...place, at: Date.now() }, ...others] : others,
    };
  });
}

/** Takes a game or role out of a list. */
export function forget(list: keyof ReadingRecord, item: Pick<Item, 'kind' | 'id'>): void {
  change((record) => ({
    ...record,
    [list]: record[list].filter((each) => !isSame(each, item)),
  }));
}

/** Empties the shelf, with the notes on its games. */
export function clearRecord(): void {
  clearNotes();
  change(() => EMPTY);
}

/** Writes the record as a file holds it, with the notes on its games. */
export function exportRecord(): string {
  const { record } = useReadingRecord.getState();
  const { notes } = useGameNotes.getState();
  return `${JSON.stringify({ ...record, notes }, null, 2)}\n`;
}

/**
 * Adds what a file holds to the record.
 * @returns how many entries were sound
 * @throws when it is not the text of a record
 */
export function importRecord(text: string): number {
  const added = parseRecord(text);
  const { notes = [] } = notesSchema.parse(JSON.parse(text));
  const notesAdded = addNotes(notes);
  change((record) => ({
    favourites: [...record.favourites, ...added.favourites],
    recent: [...record.recent, ...added.recent],
    places: [...record.places, ...added.places],
  }));
  return added.favourites.length + added.recent.length + added.places.length + notesAdded;
}
