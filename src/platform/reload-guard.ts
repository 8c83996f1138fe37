import { RELOAD_GUARD_MS } from '../config/times';
import { readStored, writeStored } from './storage';

/** Number of automatic reloads, over all paths, that are allowed within {@link RELOAD_LIMIT_MS}. */
export const MOST_RELOADS = 5;
export const RELOAD_LIMIT_MS = 60_000;

/**
 * Asks whether the site may load a path anew by itself, and notes that it does: at most once per 10 s for the
 * same path (specification, section 8) and five times a minute in all, so that nothing that stays broken makes a
 * loop, nor two pages that lead to each other. Without session storage nothing could be noted, so the answer is no.
 */
export function mayReload(path: string): boolean {
  const now = Date.now();
  // Of a clock that was set back by more than that nothing is known.
  const isWithin = (line: string, ms: number) => Math.abs(now - Number.parseInt(line, 10)) < ms;
  const lines = readStored('sessionStorage', 'reloaded', (text) => (text ?? '').split('\n')).filter(
    (line) => isWithin(line, RELOAD_LIMIT_MS),
  );
  return (
    lines.length < MOST_RELOADS &&
    !lines.some((line) => line.endsWith(` ${path}`) && isWithin(line, RELOAD_GUARD_MS)) &&
    writeStored('sessionStorage', 'reloaded', [...lines, `${now} ${path}`].join('\n'))
  );
}
