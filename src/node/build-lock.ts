import path from 'node:path';
import { takeLock, type ProcessLock } from './process-lock';

/** The environment variable by which a build that is started by another program learns that it may share the lock. */
export const LOCK_VARIABLE = 'YOUBAN_BUILD_LOCK';

/** The lock of a site's folder: for `.cache/`, `public/` and `.data/` together. */
export const LOCK_FILE = path.join('.data', 'build.lock');

/**
 * Takes the lock of a build, so that two at once do not share caches and outputs.
 * @param shared the token of a lock that the program holds which has started this one
 * @throws UsageError that says who holds it
 */
export function takeBuildLock(file: string, shared?: string): ProcessLock {
  const words = {
    held: 'Another build of this folder is under way',
    remedy: 'Wait until it has ended',
  };
  return takeLock(file, words, shared);
}
