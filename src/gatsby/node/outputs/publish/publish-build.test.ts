import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { LOCALES } from '../../../../config/locales';
import { writeFiles } from '../../../../node/temp-folder';
import { tempFolder } from '../../../../testing/temp-folder';
import { buildIdOf, summarize } from './build-summary';
import { publishBuild } from './publish-build';

function page(text: string): string {
  return `${text} `.repeat(1000);
}

function summaryOf(hash: string) {
  return summarize(
    { compilationHash: hash, pageData: new Map([['/', hash]]) },
    { locales: LOCALES, input: 'library' },
  );
}

let publicDir: string;
beforeEach(() => {
  publicDir = tempFolder({
    'index.html': page('old'),
    'page-data/index/page-data.json': page('old'),
  });
});

function at(...parts: string[]): string {
  return path.join(publicDir, ...parts);
}
/** The id that open pages hear of. */
function announced(): unknown {
  return JSON.parse(readFileSync(at('builds', 'latest.json'), 'utf8'));
}

test('a build that is announced has its own compressed copies', async () => {
  await publishBuild({ publicDir, summary: summaryOf('a'), compressedCopies: 'build' });
  writeFiles(publicDir, { 'index.html': page('new') });
  await publishBuild({ publicDir, summary: summaryOf('b'), compressedCopies: 'build' });
  expect(announced()).toEqual({ id: buildIdOf(summaryOf('b')) });
  expect(brotliDecompressSync(readFileSync(at('index.html.br'))).toString()).toBe(page('new'));
});

test('a build whose copies cannot be written is not announced', async () => {
  await publishBuild({ publicDir, summary: summaryOf('a'), compressedCopies: 'build' });
  writeFiles(publicDir, { 'other.html': page('new'), 'other.html.br/in-the-way.txt': 'x' });
  const failing = publishBuild({ publicDir, summary: summaryOf('b'), compressedCopies: 'build' });
  await expect(failing).rejects.toThrow();
  expect(announced()).toEqual({ id: buildIdOf(summaryOf('a')) });
});

test('without compressed copies, those of the build before are gone when the next one is announced', async () => {
  await publishBuild({ publicDir, summary: summaryOf('a'), compressedCopies: 'build' });
  writeFiles(publicDir, { 'index.html': page('new') });
  await publishBuild({ publicDir, summary: summaryOf('b'), compressedCopies: 'none' });
  expect(announced()).toEqual({ id: buildIdOf(summaryOf('b')) });
  expect(existsSync(at('index.html.br'))).toBe(false);
});
