import { browserEnv } from '../../../config/browser-env';
import { askWorker } from '../../../platform/offline/ask-worker';
import { removeWorker } from '../../../platform/offline/remove-worker';
import { fetchSiteJson } from '../../../platform/network/fetch-site-json';
import { whenIdle } from '../../../platform/loading/when-idle';
import { logError } from '../../../platform/log';
import { href, matchRoute, routes } from '../../../routes';
import { readSeatFragment } from '../../../routes/seat-fragment';
import { onRouteShown } from '../navigation/navigation-state';

/** True where the operator lets the worker be: whatever else the file says switches it off. */
function isEnabled(json: unknown): boolean {
  return typeof json === 'object' && json !== null && Reflect.get(json, 'enabled') === true;
}

/** True where the visitor wants to save data. */
function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
}

/** Files of the site that this tab has loaded, without those of other sites and of calls. */
function loadedFiles(): string[] {
  return performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname, search } = new URL(name);
    return origin === window.location.origin && search === '' ? [pathname] : [];
  });
}

/** Lets the worker keep the page that is read, unless it is one of its visitor's own. */
function keepPageRead(): void {
  const path = window.location.pathname;
  const route = matchRoute(path);
  if (!route || routes[route.name].made !== 'prebuilt' || isSavingData()) return;
  // The seat shows what the page of its game says.
  const beside = route.name === 'seat' ? readSeatFragment(window.location.hash) : undefined;
  const paths = [path, ...(beside === undefined ? [] : [href('game', { id: beside }, route)])];
  whenIdle(() => void askWorker({ task: 'read', paths, files: loadedFiles() }));
}

/**
 * Brings the worker, or removes it where the operator has switched it off. Called when nothing else is to be done.
 * @param build the build that this tab has from the server
 */
export async function startOffline(build: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    if (!browserEnv.hasOffline) {
      await removeWorker();
      return;
    }
    const answer = await fetchSiteJson('/offline.json', (json) => ({ enabled: isEnabled(json) }));
    if (!answer.enabled) {
      await removeWorker();
      return;
    }
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
    await askWorker({ task: 'hello', build });
    onRouteShown(keepPageRead);
    keepPageRead();
  } catch (error) {
    // Private windows, and a network that is gone: the site is as it is without a worker.
    logError(error);
  }
}
