import { askWorker } from './ask-worker';

/** The caches of the worker begin so. */
const OWN_CACHES = /^youban-(?:kept-|tabs$)/;

/**
 * Removes the worker, if there is one, with all that it has kept. It is asked to stop first: it lives as long as this
 * page, and what it has on its way would be kept behind the removal.
 */
export async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration) {
    // One that answers nothing any more is not waited for.
    await askWorker({ task: 'stop' }, 10_000);
    await registration.unregister();
  }
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => OWN_CACHES.test(name)).map((name) => caches.delete(name)),
  );
}
