import { rename, rm, writeFile } from 'node:fs/promises';

let count = 0;

/** A name beside the file that no other build or call uses. */
export function temporaryBeside(file: string): string {
  count += 1;
  return `${file}.${String(process.pid)}-${String(count)}.tmp`;
}

/** Writes a file so that it is there whole or not at all, even when the build is stopped. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const temporary = temporaryBeside(file);
  try {
    await writeFile(temporary, content);
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}
