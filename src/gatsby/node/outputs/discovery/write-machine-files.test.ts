import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeMachineFiles } from './write-machine-files';

let publicDir: string;
beforeEach(async () => {
  publicDir = await mkdtemp(path.join(os.tmpdir(), 'youban-machine-files-'));
});
afterEach(() => rm(publicDir, { recursive: true }));

async function files(): Promise<readonly string[]> {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(publicDir, path.join(entry.parentPath, entry.name)))
    .sort();
}

test('a build of fewer languages leaves no feed or manifest of the others', async () => {
  const all = [
    '/robots.txt',
    '/feed.xml',
    '/en/feed.xml',
    '/ja/feed.json',
    '/ja/manifest.webmanifest',
  ];
  await writeMachineFiles(
    all.map((address) => ({ address, text: address })),
    publicDir,
  );
  expect(await files()).toEqual(all.map((address) => address.slice(1)).sort());
  await writeMachineFiles([{ address: '/en/feed.xml', text: '' }], publicDir);
  expect(await files()).toEqual(['en/feed.xml', 'robots.txt']);
});
