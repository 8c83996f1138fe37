import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { SeededRandom } from '../../reference-api/seed/seeded-random';

const FOLDERS = ['public', '.cache'];

async function filesOf(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .sort();
}

/**
 * Deletes some files of `public/`, of `.cache/` or of both.
 * @returns what was deleted, in words
 */
export async function deleteFiles(
  root: string,
  count: number,
  random: SeededRandom,
): Promise<string> {
  const folders = random.sample(FOLDERS, random.int(1, 2)).sort();
  const all = await Promise.all(folders.map((folder) => filesOf(root, folder)));
  // Each folder gets its share: of `.cache/` there would be few.
  const chosen = all.flatMap((files) => random.sample(files, Math.ceil(count / folders.length)));
  const deleted = random.sample(chosen, count);
  for (const file of deleted) await rm(path.join(root, file));
  const named = deleted.length === 1 ? `: ${deleted.join()}` : '';
  return `${String(deleted.length)} files of ${folders.join(' and ')} deleted${named}`;
}
