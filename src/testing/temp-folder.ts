import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeTempFolder } from '../node/temp-folder';

const MEMORY = '/dev/shm';

const made: string[] = [];

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A new folder with files in it, by relative path; it is removed when the tests of the file are done. */
export function tempFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = makeTempFolder(files);
  made.push(folder);
  return folder;
}

/**
 * A new folder in memory, where the machine has one, for small files that are written often: on a disk that a build
 * keeps busy, each may take seconds. Whoever makes it removes it.
 */
export function makeFastFolder(): string {
  return mkdtempSync(path.join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'youban-'));
}

/** The same, removed when the tests of the file are done. */
export function fastFolder(): string {
  const folder = makeFastFolder();
  made.push(folder);
  return folder;
}
