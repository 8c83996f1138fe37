import { closeSync, existsSync, mkdirSync, openSync, readSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, Migrator, SqliteDialect, sql } from 'kysely';
import Libsql from 'libsql';
import { lockDataFile } from './data-file-lock';
import { migrations } from './migrations';
import type { Tables } from './tables';

export type LibraryDatabase = Kysely<Tables>;

const BUSY_TIMEOUT_MS = 5000;
const SQLITE_HEADER = 'SQLite format 3\0';

/** The data file is something else; the message is for the person who named it. */
export class DataFileError extends Error {
  constructor(file: string) {
    super(`${file} is not a database file of the reference API`);
    this.name = 'DataFileError';
  }
}

/** A mistyped `--data` must neither be overwritten nor deleted. */
function assertOurs(file: string): void {
  if (!existsSync(file)) return;
  const start = Buffer.alloc(SQLITE_HEADER.length);
  const handle = openSync(file, 'r');
  try {
    const length = readSync(handle, start, 0, start.length, 0);
    if (length === 0 || start.toString('latin1') === SQLITE_HEADER) return;
  } finally {
    closeSync(handle);
  }
  throw new DataFileError(file);
}

/**
 * Opens the database file, made where it is missing, and brings its tables up to date.
 * The write-ahead log keeps every committed write when the process is killed.
 * @throws DataFileError when the file is something else, or the error of a migration
 */
export async function openDatabase(file: string): Promise<LibraryDatabase> {
  assertOurs(file);
  mkdirSync(dirname(file), { recursive: true });
  const database = new Libsql(file, { timeout: BUSY_TIMEOUT_MS });
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = normal');
  database.exec('pragma foreign_keys = on');
  // What somebody has deleted does not stay readable in the file.
  database.exec('pragma secure_delete = on');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error !== undefined) {
    await db.destroy();
    throw error instanceof Error ? error : new Error('The database could not be migrated');
  }
  return db;
}

/**
 * Brings what the write-ahead log holds into the file and empties the log, which keeps deleted pages as they were.
 * While another connection reads, SQLite leaves that to the next time; it is no fault of the call that asked for it.
 */
export async function emptyWriteAheadLog(db: LibraryDatabase): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/**
 * Deletes the database file and what SQLite keeps beside it.
 * @throws UsageError when a reference API uses it
 */
export function removeDatabase(file: string): void {
  assertOurs(file);
  const lock = lockDataFile(file);
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
  lock.release();
}
