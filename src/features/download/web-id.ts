import { readWebId } from '../../platform/consent/analytics';
import { DOWNLOAD_RETRIES } from '../../config/constants';
import { DOWNLOAD_RETRY_MS } from '../../config/times';

/** Waits; resolves early when the signal is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

/**
 * The web id for a download; undefined when there is none. While analytics is still loading, it is looked up again
 * every 500 ms, 5 times at most (specification, section 4).
 * @param signal ends the wait when the page is left
 */
export async function waitForWebId(signal: AbortSignal): Promise<string | undefined> {
  for (let retries = 0; ; retries += 1) {
    const webId = readWebId();
    if (webId.status === 'known') return webId.id;
    if (webId.status === 'none' || retries === DOWNLOAD_RETRIES || signal.aborted) return undefined;
    await pause(DOWNLOAD_RETRY_MS, signal);
  }
}
