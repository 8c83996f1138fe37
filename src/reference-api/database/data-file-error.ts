import { errorCode } from '../../node/errors';

/** The data file cannot be used; the message is for the person who named it. */
export class DataFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DataFileError';
  }
}

/** True when SQLite refused, because another program has locked the file. */
export function isLocked(error: unknown): boolean {
  return String(errorCode(error)).startsWith('SQLITE_BUSY');
}
