import { OUTCOMES, type Outcome } from './exit-codes';
import type { ReleaseStore } from './release-store';

/**
 * Command of the operator's for when visitors get another release, such as purging a CDN, or are about to; answers its exit
 * code. It gets the release's id, and the one that it has heard of, or visitors have got, before.
 * @param target the address of the target whose visitors are meant; undefined for those of this machine
 */
export type Hook = (id: string, before: string | undefined, target?: string) => Promise<number>;

/**
 * Lets the hook hear of the release that visitors get, unless it has already: a run that was killed behind the switch, or
 * whose hook failed, leaves that to the next one, whatever becomes of it.
 * @param outcome the end of the run so far
 * @param isNew true when visitors of a target get it since now: the hook hears of it again
 */
export async function announce(
  store: ReleaseStore,
  hook: Hook,
  outcome: Outcome,
  isNew = false,
): Promise<Outcome> {
  const { current } = outcome;
  const announced = store.announcedId();
  if (outcome.kind === 'tried' || current === undefined) return outcome;
  if (current === announced && !isNew) return outcome;
  const code = await hook(current, announced);
  if (code === 0) {
    await store.noteAnnounced(current);
    return outcome;
  }
  const failure = `The hook ended with ${String(code)}.`;
  const message = `${outcome.message} ${failure}`;
  const isFailure = OUTCOMES[outcome.kind].exitCode !== 0;
  return { ...outcome, message, kind: isFailure ? outcome.kind : 'hook-failed' };
}
