/** A page that never comes to rest is not waited for longer than this, in milliseconds. */
const LONGEST_WAIT_MS = 5000;

/**
 * Acts in the first quiet moment, and after 5 s at the latest; Safari has no idle callback, there it is the next task.
 * @returns takes it back
 */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(act, { timeout: LONGEST_WAIT_MS });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(act, 1);
  return () => clearTimeout(timer);
}
