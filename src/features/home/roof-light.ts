import { importQuietly } from '../../platform/quiet-import';
import { useIdle } from '../../platform/use-idle';
import { useLazy } from '../../platform/use-lazy';

function load() {
  return importQuietly(() => import('./roof-light.lazy'));
}

/**
 * What the key art shows by the visitor's clock: its light, the weather of the season, and lanterns for what is
 * running. Undefined until the browser has been idle.
 */
export function useRoofLight() {
  return useLazy(load, { when: useIdle() }).code;
}
