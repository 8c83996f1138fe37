import { errorCode, errorMessage } from '../../node/errors';
import { takeLock, type ProcessLock } from '../../node/process-lock';
import { DataFileError } from './data-file-error';

/**
 * Keeps a data file for one process: each has parts of it in memory, and sends frames to its own sockets alone. A
 * database in memory (`:memory:`) is nobody else's anyway.
 * @throws UsageError that says who has it, DataFileError when nothing can be written beside the file
 */
export function lockDataFile(file: string): Pick<ProcessLock, 'release'> {
  if (file === ':memory:') return { release: () => undefined };
  try {
    return takeLock(`${file}.lock`, {
      held: `Another reference API uses ${file}`,
      remedy: 'End it, or choose another data file (--data)',
    });
  } catch (error) {
    if (typeof errorCode(error) !== 'string') throw error;
    throw new DataFileError(
      `${file} cannot be used, because nothing can be written beside it: ${errorMessage(error)}`,
      { cause: error },
    );
  }
}
