import { BuildFaults } from '../faults';
import { pictureWarnings, type PictureProblem } from './picture-warnings';

/**
 * Limit of pictures that may be lost between two builds, in number or as a share; more looks like a host or
 * a store that has lost them.
 */
const LOSS_ALLOWED = { pictures: 9, share: 0.1 };

interface LossOptions {
  readonly losses?: 'stop' | 'allow' | undefined;
  readonly log: { warn(message: string): void };
}

/** True when visitors would see a placeholder. A stored copy costs them nothing, whatever the host answers. */
function isLost({ stale }: PictureProblem): boolean {
  return !stale;
}

/**
 * Compares with what the last build could have.
 * @param had addresses of wanted pictures that the last build could have
 * @returns the addresses that are lost
 * @throws BuildFaults with one line when those are many and that is not allowed
 */
export function checkPictureLosses(
  had: ReadonlySet<string>,
  problems: readonly PictureProblem[],
  { losses, log }: LossOptions,
): readonly string[] {
  const lost = problems.filter((problem) => isLost(problem));
  const newlyLost = lost.filter(({ url }) => had.has(url));
  const isMuch =
    newlyLost.length > LOSS_ALLOWED.pictures && newlyLost.length > had.size * LOSS_ALLOWED.share;
  if (isMuch) {
    const [first = ''] = pictureWarnings(newlyLost);
    const line = `${String(newlyLost.length)} of ${String(had.size)} pictures that the last build had cannot be had any more`;
    if (losses !== 'allow') {
      const advice = 'If that is right, build once with LOSSES=allow';
      throw new BuildFaults(`${line}. ${advice}. The first: ${first}`, []);
    }
    log.warn(`${line}; LOSSES allows it`);
  }
  return lost.map(({ url }) => url);
}
