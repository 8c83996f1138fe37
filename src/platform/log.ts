const logged = new WeakSet();

/** Logs what went wrong; the same error passing several places is logged once. */
export function logError(error: unknown, ...about: readonly string[]): void {
  if (typeof error === 'object' && error !== null) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  // eslint-disable-next-line no-console -- The one place of the browser's code that writes there.
  console.error(...about, error);
}
