import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { tempFolder } from '../../testing/temp-folder';
import { DataFileError } from './data-file-error';
import { lockDataFile } from './data-file-lock';
import { emptyWriteAheadLog, openDatabase, removeDatabase } from './open-database';

function newFile(): string {
  return join(tempFolder(), 'data.sqlite');
}

/** Makes a database file by statements of SQL. */
function databaseOf(statement: string, file = newFile()): string {
  const database = new Libsql(file);
  database.exec(statement);
  database.close();
  return file;
}

async function ours(): Promise<string> {
  const file = newFile();
  const db = await openDatabase(file);
  // SQLite would read lost pages from the log.
  await emptyWriteAheadLog(db);
  await db.destroy();
  return file;
}

test('a database of a newer release is left as it is, and both releases are named', async () => {
  const file = databaseOf(
    "insert into kysely_migration values ('999-of-next-year', '2027-01-01')",
    await ours(),
  );
  const before = readFileSync(file);
  await expect(openDatabase(file)).rejects.toThrow(
    /data\.sqlite was written by a newer release .*999-of-next-year, this one ends with \d+-.*--restore/,
  );
  expect(readFileSync(file)).toEqual(before);
});

test('the database of another program is neither written to nor deleted', async () => {
  const file = databaseOf('create table recipes (name text)');
  const before = readFileSync(file);
  const words = /data\.sqlite is the database of another program: .*recipes/;
  await expect(openDatabase(file)).rejects.toThrow(words);
  expect(() => removeDatabase(file)).toThrow(words);
  expect(readFileSync(file)).toEqual(before);
});

test.each([
  ['its pages are gone', (file: string) => truncateSync(file, 6000)],
  [
    'its pages are overwritten',
    (file: string) => {
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(7, 100));
    },
  ],
])('a damaged file is named with what to do: %s', async (_, damage) => {
  const file = await ours();
  damage(file);
  await expect(openDatabase(file)).rejects.toThrow(
    /data\.sqlite is damaged: restore a backup \(--restore\)/,
  );
  removeDatabase(file);
  expect(existsSync(file)).toBe(false);
});

test('a folder is no data file', async () => {
  const folder = tempFolder();
  await expect(openDatabase(folder)).rejects.toThrow(`${folder} is no file`);
  expect(statSync(folder).isDirectory()).toBe(true);
});

test('a folder that cannot be written is told of as such, and not as a port', () => {
  const folder = tempFolder({ letter: '' });
  const file = join(folder, 'letter', 'data.sqlite');
  expect(() => lockDataFile(file)).toThrow(DataFileError);
  expect(() => lockDataFile(file)).toThrow('nothing can be written beside it');
});

test('a full disk costs one call, and nothing half written is left', async () => {
  const db = await openDatabase(await ours());
  // SQLite's own limit makes the error of a disk without room (sqlite.org/pragma.html#pragma_max_page_count).
  await sql`pragma max_page_count = 1`.execute(db);
  const write = (key: string) =>
    db.transaction().execute(async (transaction) => {
      await transaction.insertInto('meta').values({ key, value: 'first' }).execute();
      const value = 'x'.repeat(100_000);
      await transaction
        .insertInto('meta')
        .values({ key: `${key}-2`, value })
        .execute();
    });
  await expect(write('full')).rejects.toThrow(/data\.sqlite could not be written, .* disk is full/);
  const one = { key: 'one', value: 'x'.repeat(100_000) };
  await expect(db.insertInto('meta').values(one).execute()).rejects.toThrow('disk is full');
  expect(await db.selectFrom('meta').selectAll().execute()).toEqual([]);
  await sql`pragma max_page_count = 100000`.execute(db);
  await write('room');
  expect(await db.selectFrom('meta').select('key').execute()).toHaveLength(2);
  await db.destroy();
});

test('a file without the right to write it is told of as such', async () => {
  const db = await openDatabase(newFile());
  await sql`pragma query_only = on`.execute(db);
  const write = db.insertInto('meta').values({ key: 'one', value: 'x' }).execute();
  await expect(write).rejects.toThrow(/data\.sqlite cannot be written: this user needs the right/);
  await db.destroy();
});
