import { importWithoutReload } from '../../platform/loading/import-without-reload';
import { useIdle } from '../../platform/loading/use-idle';
import { useLazy } from '../../platform/loading/use-lazy';

function load() {
  return importWithoutReload(() => import('./hotspot-lights.lazy'));
}

/**
 * What the key art shows by the visitor's clock: its light, the weather of the season, and lanterns for what is
 * running. Undefined until the browser has been idle.
 */
export function useHotspotLights() {
  return useLazy(load, { when: useIdle() }).code;
}
