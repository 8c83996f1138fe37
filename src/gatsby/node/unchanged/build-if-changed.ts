import path from 'node:path';
import { LOCK_FILE, takeBuildLock } from '../../../node/build-lock';
import { lineLog } from '../../../node/log-line';
import { askForCleanStart } from './clean-start';
import { findChange, findDamage, type BuiltSite } from './find-change';
import { watchInputs } from './input-digests';
import { keepMade } from './build-record';

interface BuildOptions extends Pick<BuiltSite, 'root' | 'env'> {
  /** Builds although nothing has changed. */
  readonly force?: boolean | undefined;
  /** Says what was found out. */
  readonly tell: (line: string) => void;
}

const UP_TO_DATE =
  'Nothing has changed since the last build, and public/ is as it left it: there is nothing to build (--force builds all the same)';

/** Looks for a reason to build, while no other build changes the folder. What is damaged is made anew as a whole. */
async function lookForReason(
  site: BuiltSite,
  { force, tell }: Pick<BuildOptions, 'force' | 'tell'>,
): Promise<string | undefined> {
  const lock = takeBuildLock(path.join(site.root, LOCK_FILE));
  try {
    const damage = await findDamage(site.root);
    if (damage !== undefined) {
      await askForCleanStart(site.root);
      return `${damage}; everything is made anew`;
    }
    if (force === true) return 'as it was asked for';
    return await findChange(site, lineLog({ info: tell, warn: tell }));
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
  { root, env, force, tell }: BuildOptions,
  build: () => Promise<number>,
): Promise<number> {
  // Before anything else is read: what an editor saves meanwhile is new to the next build.
  const inputs = watchInputs(root, env);
  const reason = await lookForReason({ root, inputs: inputs.atStart, env }, { force, tell });
  tell(reason === undefined ? UP_TO_DATE : `Building: ${reason}`);
  if (reason === undefined) return 0;
  const code = await build();
  if (code === 0) await keepMade(root, inputs.atEnd());
  return code;
}
