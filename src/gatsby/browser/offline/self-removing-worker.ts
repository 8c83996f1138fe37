import { CACHE_PREFIX, TABS_CACHE } from './cache-names';
import type { WorkerScope } from './worker-scope';

// Takes the place of the site's worker where the site is built without one: removes it with all that it has kept. Browsers
// ask for `/sw.js` past every worker, so that this also gets rid of one that answers nothing any more.

declare const self: WorkerScope;

async function remove(): Promise<void> {
  await self.clients.claim();
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(CACHE_PREFIX) || name === TABS_CACHE);
  await Promise.all(own.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(remove());
});
