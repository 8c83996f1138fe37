import { existsSync, rmSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  forgetGatsbyCache,
  rememberedPages,
  type GatsbyStore,
} from '../../patches/node/gatsby-cache';
import { isOfOtherCode, noteBuildCode } from './build-code';
import { walkFiles } from './walk-files';

/** File in `.data` that stands there until a build that has made everything anew has ended well. */
const FILE = 'start-clean';

/** The part of Gatsby's cache that says which pages there are in `public/`. */
const PAGES_IN_CACHE = 'redux';

function dataDirOf(root: string): string {
  return path.join(root, '.data');
}

async function writeNote(root: string): Promise<void> {
  await mkdir(dataDirOf(root), { recursive: true });
  await writeFile(path.join(dataDirOf(root), FILE), '');
}

function hasNote(root: string): boolean {
  return existsSync(path.join(dataDirOf(root), FILE));
}

/**
 * Has the next builds make everything anew, until one has ended well. Of Gatsby's cache only the list of pages stays.
 * @param root the site's folder; no build of it may be under way
 */
export async function askForCleanStart(root: string): Promise<void> {
  await writeNote(root);
  const cache = path.join(root, '.cache');
  for (const name of existsSync(cache) ? await readdir(cache) : []) {
    if (name !== PAGES_IN_CACHE) await rm(path.join(cache, name), { recursive: true });
  }
}

/**
 * Notes that all that was to be made anew has been.
 * @param root the site's folder
 */
export async function noteCleanEnd(root: string): Promise<void> {
  noteBuildCode(root);
  await rm(path.join(dataDirOf(root), FILE), { force: true });
}

/** Names the files that Gatsby makes of a page. */
function filesOf(page: string): string[] {
  const html = page.endsWith('.html') ? page : path.posix.join(page, 'index.html');
  const data = path.posix.join('page-data', page === '/' ? 'index' : page, 'page-data.json');
  return [html.slice(1), data];
}

/**
 * Has Gatsby make everything anew where its cache and `public/` do not belong together, in `onPreInit`: it takes both for whole when
 * they are there, and would never make a page again that is gone, or that its own code makes otherwise today.
 * @param last the site's folder, and whether the last build there ended well: one that was killed has rendered some pages, and Gatsby takes all of
 * them for rendered
 * @param tell gets one line about it
 */
export async function startCleanInDoubt(
  store: GatsbyStore,
  { root, hasEnded }: { readonly root: string; readonly hasEnded: boolean },
  tell: (line: string) => void,
): Promise<void> {
  const publicDir = path.join(root, 'public');
  const pages = rememberedPages(store);
  const gone = pages.flatMap(filesOf).find((file) => !existsSync(path.join(publicDir, file)));
  if (pages.length === 0) {
    if (!existsSync(path.join(publicDir, 'page-data'))) return;
    tell('Gatsby knows of none of the pages in public/: everything is made anew');
    await writeNote(root);
  } else if (gone !== undefined) {
    tell(`Gatsby takes ${gone} for made, and it is gone: everything is made anew`);
    forgetGatsbyCache(store);
  } else if (!hasEnded) {
    tell('The last build has not ended: everything is made anew');
    forgetGatsbyCache(store);
  } else if (hasNote(root)) {
    tell('Gatsby’s cache and public/ may not belong together: everything is made anew');
    forgetGatsbyCache(store);
  } else if (isOfOtherCode(root)) {
    tell('Gatsby’s cache is of other code: everything is made anew');
    forgetGatsbyCache(store);
  }
}

/** Files of pages; those in `_gatsby/` are parts that Gatsby puts into them. */
const PAGE_FILE = /^(?!_gatsby\/).*\.html$|^page-data\/.+\/page-data\.json$/;

/**
 * Removes pages that there are no more, and of which Gatsby did not know when it began to make everything anew. At the end of a build: until then
 * the old ones stand. Files of `static/` are served as they are.
 * @param root the site's folder
 */
export function removeUnknownPages(store: GatsbyStore, root: string): void {
  if (!hasNote(root)) return;
  const publicDir = path.join(root, 'public');
  const known = new Set(rememberedPages(store).flatMap(filesOf));
  walkFiles(path.join(root, 'static'), ({ name }) => known.add(name));
  walkFiles(publicDir, ({ name }) => {
    if (PAGE_FILE.test(name) && !known.has(name)) rmSync(path.join(publicDir, name));
  });
}
