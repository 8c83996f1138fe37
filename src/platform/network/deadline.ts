/** A signal that fires when time is up, or when the caller's own signal does. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Stops the clock; call it when the work is done, however it ended. */
  readonly end: () => void;
}

/**
 * Starts a deadline. Time up aborts with a `TimeoutError`, as `AbortSignal.timeout` would; the two
 * are joined by hand because `AbortSignal.any` is younger than the browsers that the site serves.
 * @param ms how long, in milliseconds
 * @param outer the caller's signal, whose reason is handed on
 */
export function startDeadline(ms: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  const obey = (): void => {
    controller.abort(outer?.reason);
  };
  const timer = setTimeout(() => {
    controller.abort(new DOMException(`No answer within ${ms} ms`, 'TimeoutError'));
  }, ms);
  if (outer?.aborted) obey();
  else outer?.addEventListener('abort', obey, { once: true });
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', obey);
    },
  };
}
