import { readdirSync, rmSync, statSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { leftOverOf } from '../../node/write-file';
import { HOSTING_FOLDER } from '../../gatsby/node/outputs/hosting-rules';
import { isText } from '../../gatsby/node/outputs/content-types';
import { ENCODINGS, isCurrent } from '../serve/encodings';

/** Below this a compressed copy saves no packet. */
const SMALLEST_BYTES = 1024;

/** A file whose copies are missing or of an older build. */
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
 * Looks through a folder, hands out the files to be compressed and removes copies without a source.
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
    else yield { file, mtimeMs: source.mtimeMs };
  }
  for (const name of names) {
    const orphaned = COPY.test(name) && !sources.has(name.replace(COPY, ''));
    if (orphaned || COPY.test(leftOverOf(name) ?? '')) remove(path.join(folder, name), tally);
  }
  for (const entry of entries) {
    if (!entry.isDirectory() || (isRoot && entry.name === HOSTING_FOLDER)) continue;
    yield* staleFiles(path.join(folder, entry.name), tally, false);
  }
}
