import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '../../../config/locales';

/** Everything that decides what becomes of a text. Whole rooms: a list of files would miss the next one. */
const ROOMS = [
  'src/config',
  'src/contract',
  'src/markdown',
  'src/routes',
  'src/gatsby/node/sources',
  'src/gatsby/node/texts',
];

/** The words on the creases of a fold. */
const WORDS = LOCALES.map((locale) => `content/locales/${locale}/fold.json`);

function isCode(file: string): boolean {
  return file.endsWith('.ts') && !file.endsWith('.test.ts');
}

async function codeIn(root: string, room: string): Promise<string[]> {
  const files = await readdir(path.join(root, room), { recursive: true });
  return files.filter(isCode).map((file) => path.join(room, file));
}

/**
 * Names the way that texts are rendered: the sources of the renderer, and the releases of all packages. What was kept
 * under another name is made anew. The sources are read, because the code itself runs as a bundle of Gatsby's.
 * @param root the site's folder; without a lock file, nothing is known about packages
 */
export async function rendererCacheKey(root: string): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(path.join(root, 'package-lock.json')).catch(() => ''));
  const code = await Promise.all(ROOMS.map((room) => codeIn(root, room)));
  for (const file of [...code.flat().sort(), ...WORDS]) {
    const text = await readFile(path.join(root, file)).catch(() => Buffer.of());
    hash.update(`\n${file} ${String(text.length)}\n`).update(text);
  }
  return hash.digest('hex');
}
