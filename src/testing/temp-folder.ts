import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A fresh folder with files in it, by relative path; the system clears it. */
export async function tempFolder(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'youban-test-'));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return root;
}
