import { RELOAD_GUARD_MS } from '../config/times';
import { readStored, writeStored } from './storage';

/** Of whatever paths, there are so many reloads within so many milliseconds. */
export const RELOAD_LIMIT = { most: 5, ms: 60_000 } as const;

/**
 * Asks whether the site may load a path anew by itself, and notes that it does: at most once per 10 s for the
 * same path (specification, section 8) and five times a minute in all, so that nothing that stays broken makes a
 * loop, nor two pages that lead to each other. Without session storage nothing could be noted, so the answer is no.
 */
export function mayReload(path: string): boolean {
  const now = Date.now();
  // A negative age means that the clock was set back.
  const isWithin = (line: string, ms: number): boolean => {
    const age = now - Number.parseInt(line, 10);
    return age >= 0 && age < ms;
  };
  const lines = readStored('sessionStorage', 'reloaded', (text) => (text ?? '').split('\n')).filter(
    (line) => isWithin(line, RELOAD_LIMIT.ms),
  );
  return (
    lines.length < RELOAD_LIMIT.most &&
    !lines.some((line) => line.endsWith(` ${path}`) && isWithin(line, RELOAD_GUARD_MS)) &&
    writeStored('sessionStorage', 'reloaded', [...lines, `${String(now)} ${path}`].join('\n'))
  );
}
