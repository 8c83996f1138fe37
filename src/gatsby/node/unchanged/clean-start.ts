import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  forgetGatsbyCache,
  rememberedPages,
  type GatsbyStore,
} from '../../patches/node/gatsby-memory';
import { walkFiles } from './walk-files';

/** File in `.data` that stands there until a build that has made everything anew has ended well. */
const FILE = 'start-clean';

/** Folders of a build that begins. */
interface BuildFolders {
  readonly publicDir: string;
  readonly dataDir: string;
}

/** The part of Gatsby's cache that says which pages there are in `public/`. */
const PAGES_IN_CACHE = 'redux';

/**
 * Has the next builds make everything anew, until one has ended well. Of Gatsby's cache only the list of pages stays, so that those
 * that there are no more are removed.
 * @param root the site's folder; no build of it may be under way
 */
export async function askForCleanStart(root: string): Promise<void> {
  await mkdir(path.join(root, '.data'), { recursive: true });
  await writeFile(path.join(root, '.data', FILE), '');
  const cache = path.join(root, '.cache');
  for (const name of existsSync(cache) ? await readdir(cache) : []) {
    if (name !== PAGES_IN_CACHE) await rm(path.join(cache, name), { recursive: true });
  }
}

/** Notes that everything has been made anew. */
export async function noteCleanEnd(dataDir: string): Promise<void> {
  await rm(path.join(dataDir, FILE), { force: true });
}

/** Names the files that Gatsby makes of a page. */
function filesOf(page: string): string[] {
  const html = page.endsWith('.html') ? page : path.posix.join(page, 'index.html');
  return [html, path.posix.join('page-data', page === '/' ? 'index' : page, 'page-data.json')];
}

/** Removes every page, of which nobody knows whether there still is such a page. */
async function removePages(publicDir: string): Promise<void> {
  await rm(path.join(publicDir, 'page-data'), { recursive: true, force: true });
  for (const { name } of walkFiles(publicDir)) {
    if (name.endsWith('.html')) await rm(path.join(publicDir, name));
  }
}

/**
 * Has Gatsby make everything anew where its cache and `public/` do not belong together, in `onPreInit`: it takes both for whole when
 * they are there, and would never make a page again that is gone.
 * @param tell gets one line about it
 */
export async function startCleanInDoubt(
  store: GatsbyStore,
  { publicDir, dataDir }: BuildFolders,
  tell: (line: string) => void,
): Promise<void> {
  const pages = rememberedPages(store);
  const gone = pages.flatMap(filesOf).find((file) => !existsSync(path.join(publicDir, file)));
  if (pages.length === 0) {
    if (!existsSync(path.join(publicDir, 'page-data'))) return;
    tell('Gatsby knows of none of the pages in public/: they are removed, and made anew');
    await removePages(publicDir);
  } else if (gone !== undefined) {
    tell(`Gatsby takes ${gone} for made, and it is gone: everything is made anew`);
    forgetGatsbyCache(store);
  } else if (existsSync(path.join(dataDir, FILE))) {
    tell('Gatsby’s cache and public/ may not belong together: everything is made anew');
    forgetGatsbyCache(store);
  }
}
