import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { tempFolder } from '../../../../testing/temp-folder';
import { compressPublic } from './compress-public';
import { compressScriptsEarly, scriptsCompressed } from './compress-scripts';

const long = 'some code, again and again '.repeat(100);

/** Lets webpack be done with a folder. */
function endBundle(folder: string): void {
  let work: (() => void) | undefined;
  compressScriptsEarly(folder).apply({
    hooks: { done: { tap: (_, given) => (work = given) } },
  });
  work?.();
}

test('scripts are compressed while Gatsby goes on, and nothing is left to do for them', async () => {
  const files = { 'app-1.js': long, 'index.html': long, 'page-data/a.json': long };
  const folder = tempFolder({ ...files, 'short-1.js': 'short' });
  endBundle(folder);
  expect(existsSync(path.join(folder, 'app-1.js.br'))).toBe(false);
  await scriptsCompressed();
  const copy = readFileSync(path.join(folder, 'app-1.js.br'));
  expect(brotliDecompressSync(copy).toString()).toBe(long);
  for (const name of ['index.html', 'short-1.js']) {
    expect(existsSync(path.join(folder, `${name}.br`))).toBe(false);
  }
  expect(await compressPublic(folder)).toMatchObject({ compressed: 2, upToDate: 1, removed: 0 });
});

test('what goes wrong is told to whoever waits', async () => {
  const folder = tempFolder({ 'app-1.js': long });
  endBundle(folder);
  rmSync(folder, { recursive: true });
  await expect(scriptsCompressed()).rejects.toThrow('ENOENT');
});
