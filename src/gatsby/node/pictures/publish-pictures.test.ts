import fs from 'node:fs/promises';
import path from 'node:path';
import { leftOverOf } from '../../../node/write-file';
import { tempFolder } from '../../../testing/temp-folder';
import { pictureKey, pictureKinds, type Picture, type PictureIndex } from './picture-kinds';
import { encodedName } from './file-names';
import { placeholder, placeholderFiles } from './placeholder';
import { publishPictures } from './publish-pictures';
import { encodedDir } from './picture-store';

let storeDir: string;
let publicDir: string;

beforeEach(async () => {
  const folder = tempFolder();
  storeDir = path.join(folder, 'store');
  publicDir = path.join(folder, 'public');
  await fs.mkdir(encodedDir(storeDir), { recursive: true });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const DAY_MS = 24 * 60 * 60 * 1000;
const placeholders = placeholderFiles().size;
function published(name: string) {
  return path.join(publicDir, 'static/pictures', name);
}
function listing() {
  return fs.readdir(path.join(publicDir, 'static/pictures'));
}

/** An index of one picture whose files are in the store. */
async function stored(digit: string): Promise<{ index: PictureIndex; names: string[] }> {
  const names = [320, 640].map((width) => encodedName(digit.repeat(16), width));
  for (const name of names) await fs.writeFile(path.join(encodedDir(storeDir), name), digit);
  const addresses = names.map((name) => `/static/pictures/${name}`);
  const picture: Picture = {
    src: addresses[1] ?? '',
    srcSet: addresses.map((address, at) => `${address} ${String((at + 1) * 320)}w`).join(', '),
    width: 640,
    height: 360,
    color: '#000000',
  };
  return {
    index: new Map([[pictureKey({ kind: 'cover', url: `http://x/${digit}` }), picture]]),
    names,
  };
}

test('links what pictures refer to, then leaves it alone', async () => {
  const { index, names } = await stored('a');
  await fs.writeFile(path.join(encodedDir(storeDir), encodedName('b'.repeat(16), 320)), 'unused');
  expect(await publishPictures(index, { storeDir, publicDir })).toEqual({
    linked: 2 + placeholders,
    copied: 0,
    present: 0,
    removed: 0,
  });
  expect(await listing()).toEqual([...names, ...placeholderFiles().keys()].sort());
  const [inStore, inPublic] = await Promise.all([
    fs.stat(path.join(encodedDir(storeDir), names[0] ?? '')),
    fs.stat(published(names[0] ?? '')),
  ]);
  expect(inPublic.ino).toBe(inStore.ino);
  expect(await publishPictures(index, { storeDir, publicDir })).toEqual({
    linked: 0,
    copied: 0,
    present: 2 + placeholders,
    removed: 0,
  });
});

test('copies where a link is not possible', async () => {
  const { index, names } = await stored('a');
  jest.spyOn(fs, 'link').mockRejectedValue(Object.assign(new Error('no'), { code: 'EXDEV' }));
  const { copied, linked } = await publishPictures(index, { storeDir, publicDir });
  expect([copied, linked]).toEqual([2 + placeholders, 0]);
  expect(await fs.readFile(published(names[0] ?? ''), 'utf8')).toBe('a');
  expect((await listing()).filter((name) => leftOverOf(name))).toEqual([]);
});

test('removes what no build has referred to for 30 days, and nothing else', async () => {
  const a = await stored('a');
  const b = await stored('b');
  const now = Date.now();
  const at = (days: number) => ({ storeDir, publicDir, now: now + days * DAY_MS });
  await publishPictures(new Map([...a.index, ...b.index]), at(0));
  await fs.writeFile(published('of-somebody-else.txt'), '');
  // Encoded long ago and dropped today: an open page still asks for it.
  const past = new Date(now - 365 * DAY_MS);
  for (const name of a.names) await fs.utimes(published(name), past, past);

  expect((await publishPictures(b.index, at(1))).removed).toBe(0);
  expect((await publishPictures(b.index, at(30))).removed).toBe(0);
  expect(await listing()).toEqual(expect.arrayContaining(a.names));
  expect((await publishPictures(b.index, at(32))).removed).toBe(2);
  expect(await listing()).toEqual(
    [...b.names, ...placeholderFiles().keys(), 'of-somebody-else.txt'].sort(),
  );
});

test('a picture that comes back is not counted as dropped', async () => {
  const a = await stored('a');
  const now = Date.now();
  const at = (days: number) => ({ storeDir, publicDir, now: now + days * DAY_MS });
  await publishPictures(a.index, at(0));
  await publishPictures(new Map(), at(1));
  await publishPictures(a.index, at(20));
  await publishPictures(new Map(), at(40));
  expect((await publishPictures(new Map(), at(60))).removed).toBe(0);
  expect((await publishPictures(new Map(), at(71))).removed).toBe(2);
});

test('a broken ledger starts the 30 days anew', async () => {
  const a = await stored('a');
  await publishPictures(a.index, { storeDir, publicDir });
  await fs.writeFile(path.join(storeDir, 'dropped.json'), '{"x":');
  expect((await publishPictures(new Map(), { storeDir, publicDir })).removed).toBe(0);
});

test('a file that a page shows but nobody has stops the build', async () => {
  const { index, names } = await stored('a');
  await fs.rm(path.join(encodedDir(storeDir), names[0] ?? ''));
  await expect(publishPictures(index, { storeDir, publicDir })).rejects.toThrow(
    `${names[0] ?? ''} is gone, although a page shows it`,
  );
});

test('pictures at their origin are nothing to publish', async () => {
  const { index } = await stored('a');
  const atOrigin = [...index].map(
    ([key, picture]) =>
      [key, { ...picture, src: 'https://cdn.example/x.png', srcSet: '' }] as const,
  );
  const { linked } = await publishPictures(new Map(atOrigin), { storeDir, publicDir });
  expect(linked).toBe(placeholders);
});

test('every kind has a placeholder of its ratio among the files', () => {
  for (const kind of ['cover', 'banner', 'icon', 'portrait', 'figure'] as const) {
    const { src, width, height, srcSet } = placeholder(kind);
    const svg = placeholderFiles().get(src.replace('/static/pictures/', '')) ?? '';
    const [, inner = '', outer = ''] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
    expect(Number(inner) / Number(outer)).toBeCloseTo(width / height, 2);
    expect(width / height).toBeCloseTo(pictureKinds[kind].ratio, 2);
    expect(srcSet).toBe('');
    expect(svg).not.toMatch(/<script|href/);
  }
});
