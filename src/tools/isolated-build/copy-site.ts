import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

/**
 * True for what a build needs beside `node_modules`. The lock file marks the project's folder for Parcel, which compiles
 * `gatsby-node.ts` and would otherwise look through a folder above.
 */
function isPartOfSite(name: string): boolean {
  return (
    ['src', 'content', 'static', 'package.json', 'package-lock.json', 'tsconfig.json'].includes(
      name,
    ) || /^gatsby-.+\.tsx?$/.test(name)
  );
}

/**
 * Copies the site's sources to a folder, so that it can be built there without touching `public/` and
 * `.cache/` of the project. `node_modules` is shared. An earlier copy's caches stay.
 * @param folder where to; made when it is missing
 */
export async function copySite(folder: string): Promise<void> {
  const root = process.cwd();
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(root)) {
    if (!isPartOfSite(name)) continue;
    await rm(path.join(folder, name), { recursive: true, force: true });
    await cp(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  await rm(path.join(folder, 'node_modules'), { force: true });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
}
