import { browserEnv } from '../../../config/browser-env';
import { useLazy } from '../../../platform/loading/use-lazy';

function load() {
  return import('./offline-shelf.lazy');
}

const hasWorker = browserEnv.offline === 'on';

/** Lets a visitor keep the games of the shelf for when there is no network, where the site can do so. */
export function OfflineShelf() {
  const { code } = useLazy(load, { when: hasWorker });
  return code ? <code.OfflineGames /> : null;
}
