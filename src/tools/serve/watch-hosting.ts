import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  HOSTING_FOLDER,
  parseRedirects,
  parseRewrites,
  type RedirectRule,
  type Rewrite,
} from '../../gatsby/node/outputs/hosting/hosting-rules';
import { parseHeaders, type HeaderRule } from '../../gatsby/node/outputs/hosting/response-headers';
import { errorMessage, UsageError } from '../../node/errors';

/** Returns what the build in a folder has in one of its files. */
type Watched<T> = (folder: string) => Promise<T>;

/**
 * Reads a file of `hosting` and reads it again whenever a build has written it anew.
 * @throws UsageError when it is missing or broken at the start: then this is no finished build
 */
async function watch<T>(
  publicDir: string,
  name: string,
  parse: (json: string) => T,
): Promise<Watched<T>> {
  const fileIn = (folder: string): string => path.join(folder, HOSTING_FOLDER, name);
  const read = async (folder: string) => ({
    folder,
    changed: (await stat(fileIn(folder))).mtimeMs,
    rules: parse(await readFile(fileIn(folder), 'utf8')),
  });
  let current = await read(publicDir).catch((error: unknown) => {
    throw new UsageError(
      `${publicDir} is no finished build: ${HOSTING_FOLDER}/${name} cannot be read ` +
        `(${errorMessage(error)}). Run npm run build`,
    );
  });
  return async (folder) => {
    const changed = await stat(fileIn(folder)).then(
      ({ mtimeMs }) => mtimeMs,
      () => current.changed,
    );
    if (changed !== current.changed || folder !== current.folder) {
      // A build that is just being made must not take the last good rules away.
      current = await read(folder).catch((error: unknown) => {
        console.error(
          `[site] ${fileIn(folder)}: ${errorMessage(error)}; the rules stay as they were`,
        );
        return { ...current, folder, changed };
      });
    }
    return current.rules;
  };
}

/** The rules of a build as they are now. */
export interface WatchedHosting {
  readonly rewrites: Watched<readonly Rewrite[]>;
  readonly redirects: Watched<ReadonlyMap<string, RedirectRule>>;
  readonly headers: Watched<readonly HeaderRule[]>;
}

/**
 * Reads the rules of a build, again whenever a build has written them anew.
 * @throws UsageError when there is no finished build
 */
export async function watchHosting(publicDir: string): Promise<WatchedHosting> {
  return {
    rewrites: await watch(publicDir, 'rewrites.json', parseRewrites),
    redirects: await watch(publicDir, 'redirects.json', parseRedirects),
    headers: await watch(publicDir, 'headers.json', parseHeaders),
  };
}
