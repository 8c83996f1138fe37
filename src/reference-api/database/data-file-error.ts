import { errorCode, errorMessage } from '../../node/errors';

/** The data file cannot be used; the message is for the person who named it. */
export class DataFileError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DataFileError';
  }
}

/** True when SQLite refused, because another program has locked the file. */
export function isLocked(error: unknown): boolean {
  return String(errorCode(error)).startsWith('SQLITE_BUSY');
}

/** SQLite's primary result codes that an operator can do something about (sqlite.org/rescode.html). */
const READ_ONLY = 8;
const INPUT_OUTPUT = 10;
const CORRUPT = 11;
const FULL = 13;
const NOT_A_DATABASE = 26;

/** Reads SQLite's primary result code; the low eight bits of an extended one are it. */
function resultOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('rawCode' in error)) return undefined;
  return typeof error.rawCode === 'number' ? error.rawCode & 0xff : undefined;
}

const DAMAGED = 'is damaged: restore a backup (--restore), or name another file (--data)';

/** Makes the error of a file that SQLite cannot read. */
export function damaged(file: string): DataFileError {
  return new DataFileError(`${file} ${DAMAGED}`);
}

/** True when SQLite cannot read the file. */
export function isDamage(error: unknown): boolean {
  return [CORRUPT, NOT_A_DATABASE].includes(resultOf(error) ?? 0);
}

function reasonOf(error: unknown): string | undefined {
  if (isLocked(error)) return 'is locked by another program: end it, or wait until it has ended';
  // The driver tells of a file that it cannot open by a text alone.
  if (errorMessage(error).startsWith('ConnectionFailed')) {
    return 'cannot be opened: expected a file that this user may read and write';
  }
  switch (resultOf(error)) {
    case READ_ONLY:
      return 'cannot be written: this user needs the right to write the file and its folder';
    case FULL:
      return 'could not be written, because the disk is full: nothing of this write was kept; make room';
    case INPUT_OUTPUT:
      return 'could not be read or written: look at the disk, its room and its quota';
    case CORRUPT:
    case NOT_A_DATABASE:
      return DAMAGED;
    default:
      return undefined;
  }
}

/**
 * Puts a fault of SQLite into words for an operator.
 * @param file the data file's name
 * @returns a DataFileError with the fault as its cause, or the fault itself when it says nothing about the file
 */
export function explainDataFault(error: unknown, file: string): unknown {
  const reason = reasonOf(error);
  return reason === undefined ? error : new DataFileError(`${file} ${reason}`, { cause: error });
}
