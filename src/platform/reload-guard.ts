import { RELOAD_GUARD_MS } from '../config/constants';
import { RELOADED_KEY } from '../config/storage-keys';

/** Whether text says that the path was reloaded less than 10 s ago. A clock that was set back says nothing. */
function isFresh(stored: string | null, path: string, now: number): boolean {
  const [at = '', of] = (stored ?? '').split(' ');
  const age = now - Number(at);
  return of === path && age >= 0 && age < RELOAD_GUARD_MS;
}

/**
 * Asks whether the site may load a path anew by itself, and notes that it does: at most once per 10 s for the
 * same path (specification, section 8), so that nothing that stays broken makes a loop. Without session
 * storage nothing could be noted, so the answer is no.
 */
export function mayReload(path: string): boolean {
  const now = Date.now();
  try {
    if (isFresh(sessionStorage.getItem(RELOADED_KEY), path, now)) return false;
    sessionStorage.setItem(RELOADED_KEY, `${String(now)} ${path}`);
    return true;
  } catch {
    return false;
  }
}
