/** The caches of the worker begin so. */
const OWN_CACHES = /^youban-(?:kept-|tabs$)/;

/** Removes the worker with all that it has kept, if there is one. */
export async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  await registration.unregister();
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => OWN_CACHES.test(name)).map((name) => caches.delete(name)),
  );
}
