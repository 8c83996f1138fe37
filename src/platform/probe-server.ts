/** How the site's own server takes a request for a file: `gone` is any answer but success, `silent` none. */
export type ProbeResult = 'there' | 'gone' | 'silent';

/**
 * Asks the site's own server for a file without fetching it, past every cache.
 * @param signal ends the wait; then the server was silent
 */
export function probeServer(address: string, signal?: AbortSignal): Promise<ProbeResult> {
  return fetch(address, { method: 'HEAD', cache: 'no-store', ...(signal && { signal }) }).then(
    ({ ok }) => (ok ? 'there' : 'gone'),
    () => 'silent',
  );
}
