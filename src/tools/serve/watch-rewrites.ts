import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  HOSTING_FOLDER,
  parseRewrites,
  type Rewrite,
} from '../../gatsby/node/outputs/hosting-rules';
import { errorMessage, UsageError } from '../../node/errors';

/** The rewrites as they are now. */
export type WatchedRewrites = () => Promise<readonly Rewrite[]>;

/**
 * Reads `hosting/rewrites.json` and reads it again whenever a build has written it anew.
 * @throws UsageError when it is missing or broken at the start: then this is no finished build
 */
export async function watchRewrites(publicDir: string): Promise<WatchedRewrites> {
  const file = path.join(publicDir, HOSTING_FOLDER, 'rewrites.json');
  const read = async () => ({
    changed: (await stat(file)).mtimeMs,
    rewrites: parseRewrites(await readFile(file, 'utf8')),
  });
  let current = await read().catch((error: unknown) => {
    throw new UsageError(
      `${publicDir} is no finished build: ${HOSTING_FOLDER}/rewrites.json cannot be read ` +
        `(${errorMessage(error)}). Run npm run build`,
    );
  });
  return async () => {
    const changed = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => current.changed,
    );
    if (changed !== current.changed) {
      // A build that is just being made must not take the last good rewrites away.
      current = await read().catch((error: unknown) => {
        console.error(`[site] ${file}: ${errorMessage(error)}; the rewrites stay as they were`);
        return { ...current, changed };
      });
    }
    return current.rewrites;
  };
}
