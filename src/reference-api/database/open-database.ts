import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, Migrator, sql } from 'kysely';
import Libsql from 'libsql';
import { LOCK_WAIT_MS } from '../limits';
import { assertDataFile, assertOurs, BESIDE } from './assert-data-file';
import { explainDataFault } from './data-file-error';
import { lockDataFile } from './data-file-lock';
import { migrations } from './migrations';
import type { Tables } from './tables';
import { WriteLockDialect } from './write-lock-driver';

export type LibraryDatabase = Kysely<Tables>;

function open(file: string): Libsql.Database {
  // SQLite would wait in the only thread, and nobody would be answered meanwhile.
  const database = new Libsql(file, { timeout: 0 });
  try {
    database.exec('pragma journal_mode = wal');
    database.exec('pragma synchronous = normal');
    database.exec('pragma foreign_keys = on');
    // What somebody has deleted does not stay readable in the file.
    database.exec('pragma secure_delete = on');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function openExplained(file: string): Libsql.Database {
  try {
    return open(file);
  } catch (error) {
    throw explainDataFault(error, file);
  }
}

/**
 * Opens the database file, made where it is missing, and brings its tables up to date.
 * The write-ahead log keeps every committed write when the process is killed, and lets reads go on while another program
 * has locked the file.
 * @param lockWaitMs how long a write waits for that, in milliseconds
 * @throws DataFileError when the file is something else, of a newer release, damaged, read-only or locked, or the error of a
 * migration
 */
export async function openDatabase(
  file: string,
  lockWaitMs = LOCK_WAIT_MS,
): Promise<LibraryDatabase> {
  await assertDataFile(file);
  mkdirSync(dirname(file), { recursive: true });
  const database = openExplained(file);
  const dialect = new WriteLockDialect({ database, file, lockWaitMs });
  const db = new Kysely<Tables>({ dialect });
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error !== undefined) {
    await db.destroy();
    const fault = explainDataFault(error, file);
    throw fault instanceof Error ? fault : new Error('The database could not be migrated');
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
 * @throws UsageError when a reference API uses it, DataFileError when it is something else
 */
export function removeDatabase(file: string): void {
  assertOurs(file);
  const lock = lockDataFile(file);
  for (const suffix of ['', ...BESIDE]) rmSync(`${file}${suffix}`, { force: true });
  lock.release();
}
