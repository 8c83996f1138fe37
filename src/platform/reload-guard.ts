import { RELOAD_GUARD_MS } from '../config/times';
import { readStored, writeStored } from './storage';

/**
 * Asks whether the site may load a path anew by itself, and notes that it does: at most once per 10 s for the
 * same path (specification, section 8), so that nothing that stays broken makes a loop. Without session
 * storage nothing could be noted, so the answer is no.
 */
export function mayReload(path: string): boolean {
  const now = Date.now();
  const isRecent = readStored('sessionStorage', 'reloaded', (text) => {
    const [at = '', of] = (text ?? '').split(' ');
    const age = now - Number(at);
    // A negative age means that the clock was set back.
    return of === path && age >= 0 && age < RELOAD_GUARD_MS;
  });
  return !isRecent && writeStored('sessionStorage', 'reloaded', `${String(now)} ${path}`);
}
