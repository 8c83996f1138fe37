import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { COLLECTIONS, type Collection } from '../../../config/failure-policies';
import { replaceFile, writeIfChanged } from '../../../node/write-file';
import { collectionSchemas, type CollectionItems } from './collections';
import { checkAt } from './wire-faults';

/** Folder in `.data` of what the last good build read. */
export const SNAPSHOTS_FOLDER = 'last-good';

const INDEX_FILE = 'index.json';

/** Raise it when the files change their meaning: what older versions wrote is then ignored. */
const VERSION = 1;

const entrySchema = z.object({
  /** A file of the folder, a line for each item; its name holds the digest of its content. */
  file: z.string(),
  /** Time at which the collection was read, as an ISO time. */
  readAt: z.string(),
  /** Items that were held, with the time at which they were last read. */
  held: z.record(z.string(), z.string()),
});

const indexSchema = z.object({
  version: z.literal(VERSION),
  /** The API: what another one said is no last good state of this one. */
  address: z.string(),
  collections: z.partialRecord(z.enum(COLLECTIONS), entrySchema),
});

/** The collections of one good build. */
export type SnapshotIndex = z.infer<typeof indexSchema>;
export type SnapshotEntry = z.infer<typeof entrySchema>;

/** A collection as the last good build read it. */
export interface Snapshot<C extends Collection> extends SnapshotEntry {
  readonly items: readonly CollectionItems[C][];
}

/** Reason for which there is no snapshot to be used, as the end of a sentence. */
export interface NoSnapshot {
  readonly problem: string;
}

const DIGEST_LENGTH = 32;

function fileOf(collection: Collection, digest: string): string {
  return `${collection}-${digest.slice(0, DIGEST_LENGTH)}.jsonl`;
}

function* linesOf(items: readonly unknown[]): Generator<string> {
  for (const item of items) yield `${JSON.stringify(item)}\n`;
}

function digestOf(lines: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const line of lines) hash.update(line);
  return hash.digest('hex');
}

/** Cuts lines out of bytes: as one text, a large collection would be longer than a text may be. */
function* cutLines(bytes: Buffer): Generator<string> {
  let start = 0;
  for (let end = bytes.indexOf('\n'); end >= 0; end = bytes.indexOf('\n', start)) {
    yield bytes.toString('utf8', start, end);
    start = end + 1;
  }
}

async function readIndex(folder: string): Promise<SnapshotIndex | undefined> {
  try {
    return indexSchema.parse(JSON.parse(await readFile(path.join(folder, INDEX_FILE), 'utf8')));
  } catch {
    return undefined;
  }
}

async function readItems<C extends Collection>(
  folder: string,
  collection: C,
  { file }: SnapshotEntry,
): Promise<readonly CollectionItems[C][] | NoSnapshot> {
  const bytes = await readFile(path.join(folder, file)).catch(() => undefined);
  if (!bytes) return { problem: `${file} of it cannot be read` };
  const digest = createHash('sha256').update(bytes).digest('hex');
  if (fileOf(collection, digest) !== file) return { problem: `${file} of it is damaged` };
  const schema = collectionSchemas[collection];
  const items: CollectionItems[C][] = [];
  for (const line of cutLines(bytes)) {
    const at = `line ${String(items.length + 1)}`;
    const checked = checkAt(at, schema, JSON.parse(line));
    if (checked.ok) items.push(checked.data);
    else {
      const [{ where, what } = { where: at, what: '' }] = checked.faults;
      return { problem: `it is not as this version expects it: ${file}, ${where}: ${what}` };
    }
  }
  return items;
}

/** Collections that the last good build of a folder read from an API. */
export interface Snapshots {
  readonly read: <C extends Collection>(collection: C) => Promise<Snapshot<C> | NoSnapshot>;
  /**
   * Writes a collection aside; it takes the place of the one before when the build has succeeded ({@link keepSnapshots}).
   * @param held items that are no news, with the time at which they were last read
   */
  readonly stage: (
    collection: Collection,
    items: readonly CollectionItems[Collection][],
    read: Pick<SnapshotEntry, 'readAt' | 'held'>,
  ) => Promise<void>;
  /** Keeps a collection for the next build as it was. */
  readonly keepOld: (collection: Collection) => void;
  /** Returns all that was staged or kept, and removes files that neither it nor the build before has. */
  readonly finish: () => Promise<SnapshotIndex>;
}

/**
 * Opens the collections of the last good build.
 * @param folder where they are kept
 * @param address the API
 */
export async function openSnapshots(folder: string, address: string): Promise<Snapshots> {
  const before = await readIndex(folder);
  const next: SnapshotIndex = { version: VERSION, address, collections: {} };
  const entryOf = (collection: Collection): SnapshotEntry | NoSnapshot => {
    if (!before) return { problem: 'no build of this folder has succeeded yet' };
    if (before.address !== address) return { problem: `it was read from ${before.address}` };
    return before.collections[collection] ?? { problem: 'it has no such collection' };
  };
  return {
    read: async (collection) => {
      const entry = entryOf(collection);
      if ('problem' in entry) return entry;
      const items = await readItems(folder, collection, entry);
      return 'problem' in items ? items : { ...entry, items };
    },
    stage: async (collection, items, read) => {
      const file = fileOf(collection, digestOf(linesOf(items)));
      const target = path.join(folder, file);
      await mkdir(folder, { recursive: true });
      if (!existsSync(target)) {
        await replaceFile(target, (temporary) =>
          pipeline(Readable.from(linesOf(items)), createWriteStream(temporary)),
        );
      }
      next.collections[collection] = { file, ...read };
    },
    keepOld: (collection) => {
      const entry = entryOf(collection);
      if (!('problem' in entry)) next.collections[collection] = entry;
    },
    finish: async () => {
      const entries = [before, next].flatMap((index) => Object.values(index?.collections ?? {}));
      const named = new Set([INDEX_FILE, ...entries.map(({ file }) => file)]);
      const names = await readdir(folder).catch(() => []);
      const old = names.filter((name) => !named.has(name));
      await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })));
      return next;
    },
  };
}

/** Notes that the API still says what the last good build read, but for items that were held then. */
export async function renewSnapshots(folder: string, now: Date): Promise<void> {
  const index = await readIndex(folder);
  if (!index) return;
  const collections = Object.entries(index.collections).map(
    ([collection, entry]) => [collection, { ...entry, readAt: now.toISOString() }] as const,
  );
  await keepSnapshots(folder, { ...index, collections: Object.fromEntries(collections) });
}

/** Notes that a build has succeeded: what it read is the last good state from now on. */
export async function keepSnapshots(folder: string, index: SnapshotIndex): Promise<void> {
  await writeIfChanged(path.join(folder, INDEX_FILE), `${JSON.stringify(index)}\n`);
}
