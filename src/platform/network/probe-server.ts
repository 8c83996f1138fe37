import { API_TIMEOUT_MS } from '../../config/times';

/** How the site's own server takes a request for a file: `gone` is any answer but success, `silent` none. */
export type ProbeResult = 'there' | 'gone' | 'silent';

/**
 * Asks the site's own server for a file without fetching it, past every cache. After 10 s without an answer the
 * server counts as silent.
 */
export function probeServer(address: string): Promise<ProbeResult> {
  const controller = new AbortController();
  // The timer is not cleared: aborting a finished request does nothing, and this code is in every first load.
  setTimeout(() => controller.abort(), API_TIMEOUT_MS);
  return fetch(address, { method: 'HEAD', cache: 'no-store', signal: controller.signal }).then(
    ({ ok }) => (ok ? 'there' : 'gone'),
    () => 'silent',
  );
}
