import { randomInt } from 'node:crypto';
import {
  closeSync,
  existsSync,
  futimesSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';

/*
 * Every file here is written atomically: under a name of its own beside the target, then renamed. A reader sees the
 * old file or the new one, never half of one, also when the process is stopped. Two writers do not meet, because
 * write-file-atomic gives each call another temporary name, `{file}.{digits}`; it removes it when the process ends.
 *
 * The content is written by us, in `tmpfileCreated`: the package writes with a single call and does not look at how
 * much was written, so that a full disk would leave a file that is cut short. Its options are made anew for each
 * call, because it notes the mode of the file in them. Without `fsync` a crash of the machine may lose a write, and
 * everything that is written here can be made again.
 */

/**
 * Replaces a file by what a function writes.
 * @param fill writes the whole content to the path that it gets; when it rejects, the file stays as it was
 */
export function replaceFile(
  file: string,
  fill: (temporary: string) => Promise<unknown>,
): Promise<void> {
  // oxlint-disable-next-line typescript/no-misused-promises -- The package waits for it; its types do not say so.
  return writeFileAtomic(file, '', { fsync: false, tmpfileCreated: fill });
}

/** Writes a file atomically. Its folder must be there. */
export function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  return replaceFile(file, (temporary) => writeFile(temporary, content));
}

/**
 * Writes a file atomically, and waits until its content is on the disk: after a power cut the name stands for the old
 * content or the new one. That the name is the new one's is sure once its folder is synced, too. The folder must be there.
 */
export async function writeDurably(file: string, content: string | Uint8Array): Promise<void> {
  const fill = (temporary: string): Promise<void> => writeFile(temporary, content);
  // oxlint-disable-next-line typescript/no-misused-promises -- The package waits for it; its types do not say so.
  await writeFileAtomic(file, '', { fsync: true, tmpfileCreated: fill });
}

/** Makes sure that the names in a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a file atomically without leaving this thread: for hundreds of thousands of small files. Each trip to the
 * thread pool would cost more than the writing, and write-file-atomic takes 0.5 to 1 ms for a file of 4 kB, because it
 * installs its handlers of signals for each; this takes 0.1.
 * @param modifiedMs the time that the file gets, in milliseconds since 1970
 */
export function writeWholeSync(file: string, content: Uint8Array, modifiedMs: number): void {
  const temporary = `${file}.${String(randomInt(1e9, 1e10))}`;
  const handle = openSync(temporary, 'wx');
  try {
    try {
      writeFileSync(handle, content);
      futimesSync(handle, modifiedMs / 1000, modifiedMs / 1000);
    } finally {
      closeSync(handle);
    }
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/**
 * Writes a text atomically, and leaves the file untouched when it already says the same, so that a rebuild writes
 * only what changed. Makes the folder where it is missing.
 * @param write {@link writeDurably} for what may not be lost in a power cut
 * @returns whether it was written
 */
export async function writeIfChanged(
  file: string,
  text: string,
  write: typeof writeWhole = writeWhole,
): Promise<boolean> {
  const present = await readFile(file, 'utf8').catch(() => undefined);
  if (present === text) return false;
  await mkdir(path.dirname(file), { recursive: true });
  await write(file, text);
  return true;
}

/**
 * The file that a temporary name of this module stands for, such as `a.js` for `a.js.1234567890`; undefined for every
 * other name. What carries one was left behind by a process that was killed.
 */
export function leftOverOf(name: string): string | undefined {
  return /^(.+\.[a-z]+|Caddyfile)\.\d{6,10}$/i.exec(name)?.[1];
}

/**
 * Removes what a process that was killed has left in a folder and below. Nobody may be writing there.
 * A folder that is missing has nothing.
 */
export function removeLeftOvers(folder: string): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) removeLeftOvers(file);
    else if (entry.isFile() && leftOverOf(entry.name) !== undefined) rmSync(file, { force: true });
  }
}
