import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { matchRoute, type RouteName } from '../../../../routes';

interface StaleFilesOptions {
  readonly publicDir: string;
  /** Addresses of the folders that are looked through, each with a slash at its end. */
  readonly folders: readonly string[];
  /** The routes whose files may be removed. */
  readonly routes: readonly RouteName[];
  /** Addresses of the files that this build has written. */
  readonly written: readonly string[];
}

/** Removes the files of some routes that an earlier build wrote and this one did not. */
export async function removeStaleFiles(options: StaleFilesOptions): Promise<void> {
  const { publicDir, folders, routes } = options;
  const written = new Set(options.written);
  const listings = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(path.join(publicDir, folder)).catch(() => []);
      return names.map((name) => folder + name);
    }),
  );
  const stale = listings.flat().filter((address) => {
    const route = matchRoute(address)?.name;
    return route !== undefined && routes.includes(route) && !written.has(address);
  });
  await Promise.all(stale.map((address) => rm(path.join(publicDir, address), { force: true })));
}
