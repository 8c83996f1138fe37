import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  HOSTING_FOLDER,
  parseHeaders,
  parseRedirects,
  parseRewrites,
  type HeaderRule,
  type RedirectRule,
  type Rewrite,
} from '../../gatsby/node/outputs/hosting/hosting-rules';
import { errorMessage, UsageError } from '../../node/errors';

/** Returns the current content of a build's file. */
type Watched<T> = () => Promise<T>;

/**
 * Reads a file of `hosting` and reads it again whenever a build has written it anew.
 * @throws UsageError when it is missing or broken at the start: then this is no finished build
 */
async function watch<T>(
  publicDir: string,
  name: string,
  parse: (json: string) => T,
): Promise<Watched<T>> {
  const file = path.join(publicDir, HOSTING_FOLDER, name);
  const read = async () => ({
    changed: (await stat(file)).mtimeMs,
    rules: parse(await readFile(file, 'utf8')),
  });
  let current = await read().catch((error: unknown) => {
    throw new UsageError(
      `${publicDir} is no finished build: ${HOSTING_FOLDER}/${name} cannot be read ` +
        `(${errorMessage(error)}). Run npm run build`,
    );
  });
  return async () => {
    const changed = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => current.changed,
    );
    if (changed !== current.changed) {
      // A build that is just being made must not take the last good rules away.
      current = await read().catch((error: unknown) => {
        console.error(`[site] ${file}: ${errorMessage(error)}; the rules stay as they were`);
        return { ...current, changed };
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
