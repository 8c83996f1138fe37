import {
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  type Dirent,
  type Stats,
} from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { leftOverOf } from '../../../../node/write-file';
import { isText } from '../hosting/content-types';
import { HOSTING_FOLDER } from '../hosting/hosting-rules';
import { ENCODINGS, isCurrent, SMALLEST_BYTES } from './compressed-copies';

/** A file that has no copies, or had some of an older build. */
export interface StaleFile {
  readonly file: string;
  readonly mtimeMs: number;
}

/** Counted while the files are looked through. */
export interface Tally {
  upToDate: number;
  removed: number;
}

/** Folder as it was when it was looked through. */
interface SeenFolder {
  readonly mtimeMs: number;
  readonly stale: readonly StaleFile[];
  readonly upToDate: number;
  readonly folders: readonly string[];
}

/**
 * Folders that were looked through, by their paths. A folder gets a new time with every file that is put into it or taken
 * out of it, and nothing of ours writes into a file that is there.
 */
export type SeenFolders = Map<string, SeenFolder>;

/** Times of folders go by ticks of the system's clock: what changes within so many milliseconds may leave no trace. */
const TICK_MS = 50;

const COPY = /\.(?:br|gz)$/;

/**
 * Source maps are text too, but only developer tools ever ask for them. Gatsby brings Partytown along with every build,
 * and no page of ours asks for it.
 */
function isWorthwhile(file: string): boolean {
  return isText(file) && !file.endsWith('.map') && !/[\\/]~partytown[\\/]/.test(file);
}

/** Reads the size of the content, in 32 bits, that gzip writes at the end of a file. */
function sizeBefore(zipped: Buffer): number {
  return zipped.length < 4 ? -1 : zipped.readUInt32LE(zipped.length - 4);
}

function isContentOf(copy: string, file: string, size: number): boolean {
  const zipped = readFileSync(copy);
  if (sizeBefore(zipped) !== size % 2 ** 32) return false;
  try {
    return gunzipSync(zipped).equals(readFileSync(file));
  } catch {
    return false;
  }
}

/**
 * True when a file has copies of its content. Gatsby writes some files anew at each build, and all pages when it has
 * to, mostly as they were: then its copies take over the new time, which costs a tenth of compressing. Both copies must
 * have been made of one state of the file; of which, only the gzip copy is asked.
 */
function hasCopies(file: string, source: Stats): boolean {
  const copies = ENCODINGS.map(({ ending }) => file + ending);
  const times = copies.map((copy) => statSync(copy));
  if (times.every((time) => isCurrent(time, source))) return true;
  const [first] = times;
  const areOfOneState = first !== undefined && times.every((time) => isCurrent(time, first));
  if (!areOfOneState || !isContentOf(`${file}.gz`, file, source.size)) return false;
  for (const copy of copies) utimesSync(copy, source.mtimeMs / 1000, source.mtimeMs / 1000);
  return true;
}

function remove(file: string, tally: Tally): void {
  rmSync(file, { force: true });
  tally.removed += 1;
}

/**
 * Looks through a folder, hands out the files to be compressed and removes copies that are of another content or
 * without a source: a web server may hand them out whatever their time. A folder that was seen and has not changed is not
 * listed again. Synchronous on purpose: asking for the times of
 * 300,000 files one by one through the thread pool takes several times as long. A generator, so that their names are
 * never all in memory.
 * @param mode `none` asks nothing of files that have no copies, and hands out only those that had old ones
 */
export function* staleFiles(
  folder: string,
  tally: Tally,
  mode: 'build' | 'none' = 'build',
  seen: SeenFolders = new Map(),
  isRoot = true,
): Generator<StaleFile, void, undefined> {
  const before = seen.get(folder);
  if (before && statSync(folder).mtimeMs === before.mtimeMs) {
    tally.upToDate += before.upToDate;
    yield* before.stale;
    for (const each of before.folders) yield* staleFiles(each, tally, mode, seen, false);
    return;
  }
  const begun = Date.now();
  const upToDateBefore = tally.upToDate;
  const stale: StaleFile[] = [];
  const entries: Dirent[] = readdirSync(folder, { withFileTypes: true });
  const names = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
  const sources = new Set<string>();
  for (const name of names) {
    const file = path.join(folder, name);
    if (!isWorthwhile(file)) continue;
    if (mode === 'none' && ENCODINGS.every(({ ending }) => !names.has(name + ending))) continue;
    const source = statSync(file);
    if (source.size < SMALLEST_BYTES) continue;
    sources.add(name);
    const areThere = ENCODINGS.every(({ ending }) => names.has(name + ending));
    if (areThere && hasCopies(file, source)) tally.upToDate += 1;
    else {
      for (const { ending } of ENCODINGS) {
        if (names.has(name + ending)) remove(file + ending, tally);
      }
      stale.push({ file, mtimeMs: source.mtimeMs });
    }
  }
  for (const name of names) {
    const orphaned = COPY.test(name) && !sources.has(name.replace(COPY, ''));
    if (orphaned || leftOverOf(name) !== undefined) remove(path.join(folder, name), tally);
  }
  yield* stale;
  const folders = entries
    .filter((entry) => entry.isDirectory() && !(isRoot && entry.name === HOSTING_FOLDER))
    .map(({ name }) => path.join(folder, name));
  const { mtimeMs } = statSync(folder);
  const upToDate = tally.upToDate - upToDateBefore;
  if (mtimeMs < begun - TICK_MS) seen.set(folder, { mtimeMs, stale, upToDate, folders });
  for (const each of folders) yield* staleFiles(each, tally, mode, seen, false);
}
