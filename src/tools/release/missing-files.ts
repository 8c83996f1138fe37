import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { scanPage } from '../../gatsby/node/doctor/scan-page';
import { requestPath } from '../../gatsby/node/outputs/hosting/request-path';
import type { CopiedBuild } from './copy-build';
import type { Release } from './release-store';

/** Pages that are read at once. */
const AT_ONCE = 16;

/** Origin that stands for the site's own while addresses are read. */
const OWN = 'https://site.invalid';

function isPage(file: string): boolean {
  return file.endsWith('.html');
}

/** Lists the files of the site that a page names: scripts, styles, pictures, data; not the pages that it leads to. */
function filesNamedBy(html: string): string[] {
  const scripts = Array.from(html.matchAll(/<script\b[^>]* src="([^"]*)"/g), ([, src = '']) => src);
  return [...scripts, ...scanPage(html).links].flatMap((address) => {
    if (!URL.canParse(address, OWN)) return [];
    const { origin, pathname } = new URL(address, OWN);
    const isFile = /\.[a-z0-9]+$/i.test(pathname) && !isPage(pathname);
    return origin === OWN && isFile ? [requestPath(pathname) ?? pathname] : [];
  });
}

/** True when files are gone whose names do not change with their content: a page that stayed may name one. */
function hasLost({ files }: CopiedBuild, before: Release): boolean {
  return Object.keys(before.files).some((file) => !isPage(file) && files[file] === undefined);
}

/**
 * Finds files that a page names and that are not there. Pages that the release before has, too, were looked at then.
 * @param folder the copy of a build
 * @returns a line for each page and file
 */
export async function findMissingFiles(
  folder: string,
  copy: CopiedBuild,
  before: Release | undefined,
): Promise<string[]> {
  const { files, copied } = copy;
  const limit = pLimit(AT_ONCE);
  const pages = (!before || hasLost(copy, before) ? Object.keys(files) : copied).filter(isPage);
  const look = async (page: string): Promise<string[]> => {
    const html = await readFile(path.join(folder, page), 'utf8');
    const missing = filesNamedBy(html).filter((file) => files[file] === undefined);
    return missing.map((file) => `${page} names ${file}, which is not there`);
  };
  const found = await Promise.all(pages.map((page) => limit(() => look(page))));
  return found.flat();
}
