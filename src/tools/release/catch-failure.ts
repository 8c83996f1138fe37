import { errorMessage, UsageError } from '../../node/errors';
import type { Outcome } from './exit-codes';
import type { ReleaseStore } from './release-store';
import { isNoRoom } from './room';

/**
 * Makes an outcome of an error that breaks off a task, so that monitoring hears of that, too.
 * @param soFar what has happened before the task
 * @throws UsageError when the command line or the folder is not as it must be
 */
export async function catchFailure(
  store: ReleaseStore,
  task: () => Promise<Outcome>,
  soFar?: Outcome,
): Promise<Outcome> {
  const before = store.currentId();
  try {
    return await task();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const end = { ...(soFar ?? { before }), current: store.currentId() };
    return isNoRoom(error)
      ? { ...end, kind: 'no-room', message: `The disk is full: ${errorMessage(error)}.` }
      : { ...end, kind: 'failed', message: `The run broke off: ${errorMessage(error)}.` };
  }
}
