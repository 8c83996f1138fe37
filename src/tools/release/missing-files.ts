import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { CopiedBuild } from './copy-build';
import { namedFiles, PARTS_TABLE } from './named-files';
import type { Release } from './release-store';

/** Pages that are read at once. */
const AT_ONCE = 16;

function isPage(file: string): boolean {
  return file.endsWith('.html');
}

/** True for an address of a file that is no page: script, style, picture, data. */
function isFileAddress(address: string): boolean {
  return /\.[a-z0-9]+$/i.test(address) && !isPage(address);
}

/** True for a file that names others. */
function namesOthers(file: string): boolean {
  return isPage(file) || file === PARTS_TABLE;
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
  const all = !before || hasLost(copy, before) ? Object.keys(files) : copied;
  const look = async (page: string): Promise<string[]> => {
    const html = await readFile(path.join(folder, page), 'utf8');
    const missing = namedFiles(page, html).filter(
      (file) => isFileAddress(file) && files[file] === undefined,
    );
    return missing.map((file) => `${page} names ${file}, which is not there`);
  };
  const found = await Promise.all(all.filter(namesOthers).map((page) => limit(() => look(page))));
  return found.flat();
}
