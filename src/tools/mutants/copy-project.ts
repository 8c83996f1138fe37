import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Copies the project as it lies there, committed or not, so that its tests can run there. `node_modules` is shared.
 * @param folder where to; what is there goes
 * @param texts what some files hold instead, by file
 */
export function copyProject(folder: string, texts: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { encoding: 'utf8', maxBuffer: Infinity },
  );
  for (const file of listed.split('\0')) {
    // One that was removed is still listed until the removal is committed.
    if (file !== '' && existsSync(file)) cpSync(file, path.join(folder, file));
  }
  for (const [file, text] of texts) writeFileSync(path.join(folder, file), text);
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
}
