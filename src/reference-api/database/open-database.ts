import { closeSync, existsSync, mkdirSync, openSync, readSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, Migrator, sql } from 'kysely';
import Libsql from 'libsql';
import { LOCK_WAIT_MS } from '../limits';
import { DataFileError, isLocked } from './data-file-error';
import { lockDataFile } from './data-file-lock';
import { migrations } from './migrations';
import type { Tables } from './tables';
import { WriteLockDialect } from './write-lock-driver';

export type LibraryDatabase = Kysely<Tables>;

const SQLITE_HEADER = 'SQLite format 3\0';

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
  throw new DataFileError(`${file} is not a database file of the reference API`);
}

function prepare(database: Libsql.Database, file: string): void {
  try {
    database.exec('pragma journal_mode = wal');
    database.exec('pragma synchronous = normal');
    database.exec('pragma foreign_keys = on');
    // What somebody has deleted does not stay readable in the file.
    database.exec('pragma secure_delete = on');
  } catch (error) {
    database.close();
    throw isLocked(error) ? new DataFileError(`${file} is locked by another program`) : error;
  }
}

/**
 * Opens the database file, made where it is missing, and brings its tables up to date.
 * The write-ahead log keeps every committed write when the process is killed, and lets reads go on while another program
 * has locked the file.
 * @param lockWaitMs how long a write waits for that, in milliseconds
 * @throws DataFileError when the file is something else or locked, or the error of a migration
 */
export async function openDatabase(
  file: string,
  lockWaitMs = LOCK_WAIT_MS,
): Promise<LibraryDatabase> {
  assertOurs(file);
  mkdirSync(dirname(file), { recursive: true });
  // SQLite would wait in the only thread, and nobody would be answered meanwhile.
  const database = new Libsql(file, { timeout: 0 });
  prepare(database, file);
  const dialect = new WriteLockDialect({ database, file, lockWaitMs });
  const db = new Kysely<Tables>({ dialect });
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
