import {
  constants,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../node/errors';
import { ENCODINGS } from '../../gatsby/node/outputs/compress/compressed-copies';

/** Shown in a message; the others only count. */
const MOST_SHOWN = 20;

/** Two builds' files of one name. */
interface Conflict {
  readonly file: string;
  readonly folders: readonly [string, string];
}

function isCompressedCopy(name: string): boolean {
  return ENCODINGS.some(({ ending }) => name.endsWith(ending));
}

/** Copies a file with its time, by which compressed copies and caches know it. */
function copyWithTime(from: string, to: string): void {
  const { atime, mtime } = statSync(from);
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  utimesSync(to, atime, mtime);
}

/** Copies a file and its compressed copies: they belong to this very file, and are never compared. */
function copyWithCopies(from: string, to: string, siblings: ReadonlySet<string>): void {
  copyWithTime(from, to);
  for (const { ending } of ENCODINGS) {
    if (siblings.has(path.basename(from) + ending)) copyWithTime(from + ending, to + ending);
  }
}

function areSame(one: string, other: string): boolean {
  return (
    statSync(one).size === statSync(other).size && readFileSync(one).equals(readFileSync(other))
  );
}

/**
 * Unites folders in a new one. What lies in several of them must be the same byte by byte.
 * @param into an empty folder
 * @param left paths that are left out, relative to the folders
 * @param pause called before each folder; when it rejects, the merge ends there
 * @throws UsageError that names each file that differs, and in which two folders
 */
export async function mergeFiles(
  folders: readonly string[],
  into: string,
  left: readonly string[],
  pause: () => Promise<void>,
): Promise<void> {
  const origins = new Map<string, string>();
  const conflicts: Conflict[] = [];
  const addFile = (folder: string, file: string, siblings: ReadonlySet<string>): void => {
    const [from, to] = [path.join(folder, file), path.join(into, file)];
    const origin = origins.get(file);
    if (origin === undefined) {
      copyWithCopies(from, to, siblings);
      origins.set(file, folder);
    } else if (!areSame(from, path.join(origin, file))) {
      conflicts.push({ file, folders: [origin, folder] });
    }
  };
  const addFolder = async (folder: string, below: string): Promise<void> => {
    await pause();
    const entries = readdirSync(path.join(folder, below), { withFileTypes: true });
    const names = new Set(entries.map(({ name }) => name));
    mkdirSync(path.join(into, below), { recursive: true });
    for (const entry of entries) {
      const file = path.posix.join(below, entry.name);
      if (left.includes(file)) continue;
      if (entry.isDirectory()) await addFolder(folder, file);
      else if (!isCompressedCopy(entry.name)) addFile(folder, file, names);
    }
  };
  for (const folder of folders) await addFolder(folder, '');
  if (conflicts.length === 0) return;
  const shown = conflicts
    .slice(0, MOST_SHOWN)
    .map(({ file, folders: [one, other] }) => `  ${file}: ${one} and ${other}`);
  throw new UsageError(
    `${String(conflicts.length)} files differ between builds, which must be the same:\n${shown.join('\n')}`,
  );
}
