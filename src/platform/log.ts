const logged = new WeakSet();

function log(level: 'error' | 'warn', error: unknown, about: readonly string[]): void {
  if (typeof error === 'object' && error !== null) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  // eslint-disable-next-line no-console -- The one place of the browser's code that writes there.
  console[level](...about, error);
}

/** Logs what went wrong; the same error passing several places is logged once. */
export function logError(error: unknown, ...about: readonly string[]): void {
  log('error', error, about);
}

/** Logs what was refused as it should be, such as a wrong code, once: it is no fault of the site. */
export function logRefusal(error: unknown, ...about: readonly string[]): void {
  log('warn', error, about);
}
