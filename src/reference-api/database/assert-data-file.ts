import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import Libsql from 'libsql';
import * as z from 'zod/mini';
import { damaged, DataFileError, explainDataFault, isDamage } from './data-file-error';
import { migrations } from './migrations';

/** Endings of the files that SQLite keeps beside a database (sqlite.org/tempfiles.html). */
export const BESIDE = ['-wal', '-shm'] as const;

const SQLITE_HEADER = 'SQLite format 3\0';
/** Kysely's table of the migrations that have run. */
const MIGRATIONS_TABLE = 'kysely_migration';

const namesSchema = z.array(z.object({ name: z.string() }));

function assertSqlite(file: string): void {
  if (!statSync(file).isFile()) throw new DataFileError(`${file} is no file`);
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

interface Contents {
  readonly tables: readonly string[];
  /** The migrations that have run. */
  readonly migrated: readonly string[];
}

function readContents(file: string): Contents {
  const database = new Libsql(file, { timeout: 0 });
  const namesOf = (query: string): string[] =>
    namesSchema.parse(database.prepare(query).all()).map(({ name }) => name);
  try {
    const tables = namesOf("select name from sqlite_master where type = 'table'");
    const migrated = tables.includes(MIGRATIONS_TABLE)
      ? namesOf(`select name from ${MIGRATIONS_TABLE} order by name`)
      : [];
    return { tables, migrated };
  } finally {
    database.close();
  }
}

/** A database that has tables and none of ours belongs to another program. */
function assertNotForeign(file: string, { tables }: Contents): void {
  if (tables.length === 0 || tables.includes(MIGRATIONS_TABLE)) return;
  throw new DataFileError(
    `${file} is the database of another program: expected one that the reference API has made (it has the table ${tables[0] ?? ''})`,
  );
}

/** Reads what a file holds; undefined when it is damaged. */
function readIfWhole(file: string): Contents | undefined {
  try {
    return readContents(file);
  } catch (error) {
    if (isDamage(error)) return undefined;
    throw explainDataFault(error, file);
  }
}

/**
 * Checks that a file may be deleted: a mistyped `--data` must not cost anybody their file. A damaged one may go.
 * @throws DataFileError when it is something else than a database of the reference API
 */
export function assertOurs(file: string): void {
  if (!existsSync(file)) return;
  assertSqlite(file);
  const contents = readIfWhole(file);
  if (contents) assertNotForeign(file, contents);
}

/**
 * Checks that a file can be used, before anything is written to it. One that is missing or empty can.
 * @throws DataFileError when it is something else than a database of the reference API, damaged, or of a newer release
 */
export async function assertDataFile(file: string): Promise<void> {
  if (!existsSync(file)) return;
  assertSqlite(file);
  const contents = readIfWhole(file);
  if (!contents) throw damaged(file);
  assertNotForeign(file, contents);
  const known = Object.keys(await migrations.getMigrations());
  const newer = contents.migrated.filter((name) => !known.includes(name));
  if (newer.length === 0) return;
  throw new DataFileError(
    `${file} was written by a newer release of the reference API (it knows ${newer.join(', ')}, this one ends with ${known.at(-1) ?? ''}): start that release, or restore a backup from before it (--restore)`,
  );
}
