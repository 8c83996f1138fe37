import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The contents of a folder: a digest by path, with `/` between its parts. */
export type Snapshot = ReadonlyMap<string, string>;

/** Takes down what every file of a folder holds. A folder that is missing is empty. */
export async function takeSnapshot(folder: string): Promise<Snapshot> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const snapshot = new Map<string, string>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const digest = createHash('sha256')
      .update(await readFile(file))
      .digest('base64');
    snapshot.set(path.relative(folder, file).split(path.sep).join('/'), digest);
  }
  return snapshot;
}

/** The files that are new, gone or different, in order. */
export function changedFiles(before: Snapshot, after: Snapshot): string[] {
  return Array.from(new Set([...before.keys(), ...after.keys()]))
    .filter((file) => before.get(file) !== after.get(file))
    .sort();
}
