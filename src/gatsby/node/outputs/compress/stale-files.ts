import { readdirSync, rmSync, statSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { leftOverOf } from '../../../../node/write-file';
import { isText } from '../content-types';
import { HOSTING_FOLDER } from '../hosting-rules';
import { ENCODINGS, isCurrent } from './compressed-copies';

/** Below this a compressed copy saves no packet. */
const SMALLEST_BYTES = 1024;

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

const COPY = /\.(?:br|gz)$/;

/** Source maps are text too, but only developer tools ever ask for them. */
function isWorthwhile(name: string): boolean {
  return isText(name) && !name.endsWith('.map');
}

function remove(file: string, tally: Tally): void {
  rmSync(file, { force: true });
  tally.removed += 1;
}

/**
 * Looks through a folder, hands out the files to be compressed and removes copies that are of an older build or without
 * a source: a web server may hand them out whatever their time.
 * Synchronous on purpose: asking for the times of 300,000 files one by one through the thread pool takes
 * several times as long. A generator, so that their names are never all in memory.
 */
export function* staleFiles(
  folder: string,
  tally: Tally,
  isRoot = true,
): Generator<StaleFile, void, undefined> {
  const entries: Dirent[] = readdirSync(folder, { withFileTypes: true });
  const names = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
  const sources = new Set<string>();
  for (const name of names) {
    if (!isWorthwhile(name)) continue;
    const file = path.join(folder, name);
    const source = statSync(file);
    if (source.size < SMALLEST_BYTES) continue;
    sources.add(name);
    const current = ENCODINGS.every(
      ({ ending }) => names.has(name + ending) && isCurrent(statSync(file + ending), source),
    );
    if (current) tally.upToDate += 1;
    else {
      for (const { ending } of ENCODINGS) {
        if (names.has(name + ending)) remove(file + ending, tally);
      }
      yield { file, mtimeMs: source.mtimeMs };
    }
  }
  for (const name of names) {
    const orphaned = COPY.test(name) && !sources.has(name.replace(COPY, ''));
    if (orphaned || leftOverOf(name) !== undefined) remove(path.join(folder, name), tally);
  }
  for (const entry of entries) {
    if (!entry.isDirectory() || (isRoot && entry.name === HOSTING_FOLDER)) continue;
    yield* staleFiles(path.join(folder, entry.name), tally, false);
  }
}
