import { takeLock, type ProcessLock } from '../../node/process-lock';

/**
 * Keeps a data file for one process: each has parts of it in memory, and sends frames to its own sockets alone. A
 * database in memory (`:memory:`) is nobody else's anyway.
 * @throws UsageError that says who has it
 */
export function lockDataFile(file: string): Pick<ProcessLock, 'release'> {
  if (file === ':memory:') return { release: () => undefined };
  return takeLock(`${file}.lock`, {
    held: `Another reference API uses ${file}`,
    remedy: 'End it, or choose another data file (--data)',
  });
}
