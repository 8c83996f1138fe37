/** Fetches what a download needs beyond a plain link, when it comes near. */
export function loadRuntime() {
  return import('./download.lazy');
}
