import { rmSync } from 'node:fs';
import { makeTempFolder } from '../node/temp-folder';

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
