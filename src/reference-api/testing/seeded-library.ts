import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createLog } from '../api/log';
import { openLibrary } from '../server';

/**
 * Puts a database with a library into a file that is missing. A run of the tests seeds each library once; mutants are
 * tried without, as each test file must come by the lines that seed.
 */
export async function copySeeded(sampleDir: string, dataFile: string): Promise<void> {
  const { TEST_RUN_FOLDER: folder, MUTANT_HITS: hits, MUTANT_TESTS: tests } = process.env;
  if (folder === undefined || hits !== undefined || tests !== undefined) return;
  const name = createHash('sha256').update(resolve(sampleDir)).digest('hex').slice(0, 16);
  const seeded = join(folder, `library-${name}.sqlite`);
  if (!existsSync(seeded)) {
    // Several workers may do so at once: whoever is last replaces what is the same.
    const unfinished = `${seeded}.${String(process.pid)}`;
    const db = await openLibrary({ dataFile: unfinished, sampleDir }, createLog(true));
    // Closing brings what the write-ahead log holds into the file.
    await db.destroy();
    renameSync(unfinished, seeded);
  }
  copyFileSync(seeded, dataFile);
}
