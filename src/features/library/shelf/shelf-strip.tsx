import { useLazy } from '../../../platform/loading/use-lazy';

function load() {
  return import('./shelf-strip.lazy');
}

/** The shelf as one row, for the profile. Nothing until its code has come. */
export function ShelfStrip() {
  const { code } = useLazy(load);
  return code ? <code.ShelfRow /> : null;
}
