/** The longest wait on a page that is never idle, in milliseconds. */
const LONGEST_WAIT_MS = 3000;

/**
 * Runs a callback when the browser is idle, after 3 s at the latest; in Safari, which has no idle callback, in the
 * next task.
 * @returns a function that cancels it
 */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(act, { timeout: LONGEST_WAIT_MS });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(act, 1);
  return () => clearTimeout(timer);
}
