import { importWithoutReload } from '../../platform/loading/import-without-reload';
import { useIdle } from '../../platform/loading/use-idle';
import { useLazy } from '../../platform/loading/use-lazy';

function load() {
  return importWithoutReload(() => import('./hotspot-lights.lazy'));
}

/**
 * Loads what depends on the visitor's clock: the light of the key art, the weather, and lanterns for running
 * activities. Undefined until the browser has been idle.
 */
export function useHotspotLights() {
  return useLazy(load, { when: useIdle() }).code;
}
