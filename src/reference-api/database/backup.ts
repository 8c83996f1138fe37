import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import * as z from 'zod/mini';
import { UsageError } from '../../node/errors';
import { assertDataFile, assertOurs, BESIDE } from './assert-data-file';
import { damaged, explainDataFault } from './data-file-error';
import { lockDataFile } from './data-file-lock';

/** Rights of a file with the words of visitors: its owner alone reads it. */
const PRIVATE = 0o600;

/** Contents of a copy, for the person who made it. */
export interface CopySummary {
  readonly bytes: number;
  readonly users: number;
  readonly messages: number;
}

const countSchema = z.object({ count: z.number() });
const checkSchema = z.array(z.object({ quick_check: z.string() }));

function withDatabase<T>(file: string, run: (database: Libsql.Database) => T): T {
  const database = new Libsql(file, { timeout: 0 });
  try {
    return run(database);
  } finally {
    database.close();
  }
}

/** Reads a copy from its first page to its last. */
function inspect(file: string): CopySummary {
  return withDatabase(file, (database) => {
    const [first] = checkSchema.parse(database.prepare('pragma quick_check(1)').all());
    if (first?.quick_check !== 'ok') throw damaged(file);
    const count = (table: string): number =>
      countSchema.parse(database.prepare(`select count(*) as count from ${table}`).get()).count;
    return { bytes: statSync(file).size, users: count('users'), messages: count('messages') };
  });
}

/** Makes sure that a file is on the disk before its name is. */
function sync(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function removeWithLog(file: string): void {
  for (const suffix of ['', ...BESIDE]) rmSync(`${file}${suffix}`, { force: true });
}

/** Makes a file under another name and checks it; it gets its own name when all went well. */
function makeChecked(file: string, fill: (draft: string) => void): CopySummary {
  const draft = `${file}.part`;
  mkdirSync(dirname(file), { recursive: true });
  removeWithLog(draft);
  try {
    // Nobody else may read it while it is written either.
    closeSync(openSync(draft, 'wx', PRIVATE));
    fill(draft);
    chmodSync(draft, PRIVATE);
    const summary = inspect(draft);
    sync(draft);
    for (const suffix of BESIDE) rmSync(`${draft}${suffix}`, { force: true });
    renameSync(draft, file);
    return summary;
  } catch (error) {
    removeWithLog(draft);
    throw explainDataFault(error, file);
  }
}

async function assertThere(file: string): Promise<void> {
  if (!existsSync(file) || statSync(file).size === 0) throw new UsageError(`There is no ${file}`);
  await assertDataFile(file);
}

/**
 * Copies the database as it is at one moment, also while the API runs: SQLite reads a snapshot, and writes go on beside it
 * (sqlite.org/lang_vacuum.html#vacuuminto). The copy is one file, without deleted pages.
 * @param dataFile the database
 * @param target the copy; it must not be there yet
 * @throws UsageError when there is nothing to copy or the target is there, DataFileError when either cannot be used
 */
export async function backUp(dataFile: string, target: string): Promise<CopySummary> {
  await assertThere(dataFile);
  if (existsSync(target)) {
    throw new UsageError(`--backup: ${target} is there already: expected the name of a new file`);
  }
  return makeChecked(target, (draft) => {
    withDatabase(dataFile, (database) => database.prepare('vacuum into ?').run(draft));
  });
}

/** A database that was restored. */
export interface Restored extends CopySummary {
  /** Name of the database that was there before; undefined when there was none. */
  readonly kept: string | undefined;
}

/**
 * Keeps what was there under another name. Its log goes along: it would be read into the restored file. The file itself
 * keeps its name too until another takes its place, because an API that finds none would begin a new one.
 */
function putAside(dataFile: string, now: Date): string | undefined {
  const kept = `${dataFile}.before-${now.toISOString().replaceAll(':', '-')}`;
  const isThere = existsSync(dataFile);
  if (isThere) linkSync(dataFile, kept);
  for (const suffix of BESIDE) {
    if (existsSync(`${dataFile}${suffix}`)) renameSync(`${dataFile}${suffix}`, `${kept}${suffix}`);
  }
  return isThere ? kept : undefined;
}

/**
 * Puts a backup in the place of the database, whose files are kept beside it. No API may run on it.
 * @param dataFile the database; made where it is missing
 * @param backup a file of {@link backUp}; it stays
 * @param now the time, for the name of what is kept
 * @throws UsageError when an API uses the database or there is no backup, DataFileError when either is something else, or the
 * backup is damaged or of a newer release; the database stays as it was
 */
export async function restore(dataFile: string, backup: string, now: Date): Promise<Restored> {
  await assertThere(backup);
  assertOurs(dataFile);
  const lock = lockDataFile(dataFile);
  try {
    const draft = `${dataFile}.restored`;
    const summary = makeChecked(draft, (part) => copyFileSync(backup, part));
    const kept = putAside(dataFile, now);
    renameSync(draft, dataFile);
    return { ...summary, kept };
  } finally {
    lock.release();
  }
}
