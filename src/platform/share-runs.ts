/**
 * Makes an action that runs once at a time: calls that come during a run share the next one, because the run under way
 * may have missed what they are about.
 * @returns a function that resolves when a run that began after its call has ended
 */
export function shareRuns(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = (): Promise<void> => {
    if (running) {
      next ??= running
        .catch(() => undefined)
        .then(() => {
          next = undefined;
          return start();
        });
      return next;
    }
    running = run().finally(() => {
      running = undefined;
    });
    return running;
  };
  return start;
}
