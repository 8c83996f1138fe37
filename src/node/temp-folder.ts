import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Writes text files into a folder, by their relative paths; missing folders are made. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/**
 * Makes a new folder in the system's folder for temporary files. Whoever makes it removes it.
 * @param files what it holds, by relative path
 * @returns its path
 */
export function makeTempFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'youban-'));
  writeFiles(folder, files);
  return folder;
}
