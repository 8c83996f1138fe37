import path from 'node:path';
import { LOCK_FILE, takeBuildLock } from '../../../node/build-lock';
import { lineLog } from '../../../node/log-line';
import { findChange, type BuiltSite } from './find-change';
import { digestInputs } from './input-digests';
import { keepMade } from './build-record';
import { takeDownOutput } from './output-files';

interface BuildOptions extends Pick<BuiltSite, 'root' | 'env'> {
  /** Builds although nothing has changed. */
  readonly force?: boolean | undefined;
  /** Says what was found out. */
  readonly tell: (line: string) => void;
}

const UP_TO_DATE =
  'Nothing has changed since the last build, and public/ is as it left it: there is nothing to build (--force builds all the same)';

/** Looks for a change while no other build changes the folder. */
async function lookForChange(site: BuiltSite, tell: BuildOptions['tell']): Promise<boolean> {
  const lock = takeBuildLock(path.join(site.root, LOCK_FILE));
  try {
    const change = await findChange(site, lineLog({ info: tell, warn: tell }));
    tell(change === undefined ? UP_TO_DATE : `Building: ${change}`);
    return change !== undefined;
  } finally {
    lock.release();
  }
}

/**
 * Builds a site, unless its `public/` has all that a build would make, and keeps what the next call compares with.
 * @param build makes the site and returns an exit code, 0 when it has ended well
 * @returns the exit code
 * @throws UsageError when another build of this folder is under way
 */
export async function buildIfChanged(
  { root, env, force = false, tell }: BuildOptions,
  build: () => Promise<number>,
): Promise<number> {
  // Before anything else is read: what an editor saves meanwhile is new to the next build.
  const inputs = digestInputs(root, env);
  if (!force && !(await lookForChange({ root, inputs, env }, tell))) return 0;
  const code = await build();
  if (code === 0) {
    const output = takeDownOutput(path.join(root, 'public'));
    await keepMade(path.join(root, '.data'), { inputs, output });
  }
  return code;
}
