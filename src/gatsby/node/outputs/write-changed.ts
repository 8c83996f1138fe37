import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file whole or not at all, and leaves it untouched when it already says the same, so that
 * a rebuild writes only what changed.
 * @returns whether it was written
 */
export async function writeChanged(file: string, text: string): Promise<boolean> {
  const present = await readFile(file, 'utf8').catch(() => undefined);
  if (present === text) return false;
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.draft`;
  await writeFile(draft, text);
  await rename(draft, file);
  return true;
}
