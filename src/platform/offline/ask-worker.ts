import type { OfflineAnswer, OfflineRequest } from './messages';
import { readAnswer } from './read-answer';

/** A worker that fetches forty pages on a slow network needs this long, in milliseconds. */
const PATIENCE_MS = 120_000;

/** The worker that answers this tab, or would answer the next one; undefined where there is none. */
async function activeWorker(): Promise<ServiceWorker | undefined> {
  // Private windows of some browsers, and plain http.
  if (!('serviceWorker' in navigator)) return undefined;
  const { controller } = navigator.serviceWorker;
  return controller ?? (await navigator.serviceWorker.getRegistration())?.active ?? undefined;
}

/** Asks the worker as soon as there is one: on a first visit it comes when the page is idle. */
export async function askWorkerOnceReady(
  request: OfflineRequest,
): Promise<OfflineAnswer | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  try {
    await navigator.serviceWorker.ready;
  } catch {
    // Forbidden by the visitor's settings.
    return undefined;
  }
  return askWorker(request);
}

/**
 * Asks the worker of the site.
 * @param patienceMs how long its answer may take, in milliseconds
 * @returns undefined where there is no worker, or it does not answer
 */
export async function askWorker(
  request: OfflineRequest,
  patienceMs = PATIENCE_MS,
): Promise<OfflineAnswer | undefined> {
  try {
    const worker = await activeWorker();
    if (!worker) return undefined;
    const { port1, port2 } = new MessageChannel();
    return await new Promise<OfflineAnswer | undefined>((resolve) => {
      const timer = setTimeout(() => resolve(undefined), patienceMs);
      port1.addEventListener('message', ({ data }) => {
        clearTimeout(timer);
        port1.close();
        resolve(readAnswer(data));
      });
      port1.start();
      worker.postMessage(request, [port2]);
    });
  } catch {
    // Forbidden by the visitor's settings.
    return undefined;
  }
}
