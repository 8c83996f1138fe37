import { rm } from 'node:fs/promises';
import { pictureKey, type NeededPicture, type PictureKind } from './picture-kinds';
import { encodedDir } from './picture-store';
import { placeholder } from './placeholder';
import { answer, candidates, flatPicture, pictureBench } from './testing/picture-server';

let bench: Awaited<ReturnType<typeof pictureBench>>;
beforeEach(async () => {
  bench = await pictureBench();
});
afterEach(async () => {
  await bench.close();
});

const FRESH = { 'cache-control': 'max-age=600' };

function jpeg(background: string): Promise<Buffer> {
  return flatPicture(48, 48, background).jpeg().toBuffer();
}

async function serve(kinds: readonly PictureKind[], headers = FRESH): Promise<NeededPicture[]> {
  return Promise.all(
    kinds.map(async (kind, at) => {
      const route = `/${String(at)}.jpg`;
      bench.serve(route, await jpeg(`rgb(0, 0, ${String(at * 10)})`), headers);
      return { kind, url: bench.url(route) };
    }),
  );
}

/** Builds once, and says which of the pictures show a placeholder. */
async function build(needed: readonly NeededPicture[], budget: number) {
  const { index, ...rest } = await bench.run(needed, { budget });
  const bare = needed.filter(
    (each) => index.get(pictureKey(each))?.src === placeholder(each.kind).src,
  );
  return { ...rest, index, bare: bare.map(({ url }) => new URL(url).pathname) };
}

function told(count: number, budget: number, placeholders: number): string {
  return `Pictures: ${String(count)} are left for the next builds, as PICTURES_BUDGET is ${String(budget)}: ${String(placeholders)} show a placeholder, ${String(count - placeholders)} a stored copy`;
}

test('a build fetches as many as it may, covers first, and the next ones go on until nothing is left', async () => {
  const needed = await serve(['icon', 'cover', 'skill', 'cover', 'cover']);
  const first = await build(needed, 2);
  expect(first.asked.sort()).toEqual(['/1.jpg', '/3.jpg']);
  expect(first.bare).toEqual(['/0.jpg', '/2.jpg', '/4.jpg']);
  expect(first.warned).toEqual([]);
  expect(first.told[1]).toBe(told(3, 2, 3));
  const second = await build(needed, 2);
  expect(second.asked.sort()).toEqual(['/0.jpg', '/4.jpg']);
  expect(second.bare).toEqual(['/2.jpg']);
  const third = await build(needed, 2);
  expect([third.asked, third.bare, third.told.length]).toEqual([['/2.jpg'], [], 1]);
  expect((await build(needed, 2)).asked).toEqual([]);
});

test('pictures that cannot be had take no place from those that can, however many they are', async () => {
  const needed = await serve(['cover', 'cover', 'cover', 'cover', 'cover', 'icon', 'icon']);
  for (const at of [0, 1]) bench.on(`/${String(at)}.jpg`, answer(404, ''));
  for (const at of [2, 3]) bench.on(`/${String(at)}.jpg`, answer(200, '<!doctype html>'));
  bench.on('/4.jpg', answer(302, '', { location: 'https://login.example/' }));
  const { bare, warned, told: lines } = await build(needed, 1);
  expect(bare).toEqual(['/0.jpg', '/1.jpg', '/2.jpg', '/3.jpg', '/4.jpg', '/6.jpg']);
  expect(warned).toHaveLength(5);
  expect(lines[1]).toBe(told(1, 1, 1));
});

test('with nothing to spend, nothing new is asked for, and what is stored stays', async () => {
  const needed = await serve(['cover', 'icon']);
  await build(needed, 1);
  const { asked, bare } = await build(needed, 0);
  expect([asked, bare]).toEqual([[], ['/1.jpg']]);
});

test('a picture that has changed is its stored copy until its turn comes, the longest unasked first', async () => {
  const needed = await serve(['cover', 'cover'], { 'cache-control': 'no-cache' });
  const first = await build(needed, 2);
  const changed = await jpeg('#cc3366');
  for (const route of ['/0.jpg', '/1.jpg']) bench.serve(route, changed, FRESH);
  const second = await bench.run(needed, { budget: 1, concurrency: 1 });
  const old = [...first.index.values()];
  const now = [...second.index.values()];
  expect(now.filter((picture, at) => picture.src === old[at]?.src)).toHaveLength(1);
  expect(second.told[1]).toBe(told(1, 1, 0));
  const third = await bench.run(needed, { budget: 1 });
  expect(third.asked).toHaveLength(1);
  expect(new Set([...third.index.values()].map(({ src }) => src)).size).toBe(1);
});

test('a width that the build before did not know is left out until the picture has its turn', async () => {
  bench.serve('/a.jpg', await flatPicture(1280, 720).jpeg().toBuffer(), FRESH);
  const needed: NeededPicture[] = [{ kind: 'cover', url: bench.url('/a.jpg') }];
  const whole = await build(needed, 1);
  await Promise.all(
    [...whole.index.values()].flatMap(candidates).map(async ({ address, width }) => {
      if (width === 960) await rm(bench.fileBehind(address));
    }),
  );
  const { index, told: lines } = await build(needed, 0);
  const shown = [...index.values()].flatMap(candidates).map(({ width }) => width);
  expect(shown).toEqual([320, 640, 1280]);
  expect(lines[1]).toBe(told(1, 0, 0));
  expect((await build(needed, 1)).index).toEqual(whole.index);
});

test('pictures without a validator take turns', async () => {
  const needed = await serve(['cover', 'cover', 'cover'], { 'cache-control': 'no-cache' });
  await build(needed, 3);
  const read: string[] = [];
  const body = await jpeg('#cc3366');
  for (const { url } of needed) {
    const route = new URL(url).pathname;
    bench.serve(route, body, { 'cache-control': 'no-cache' });
  }
  for (let round = 0; round < 3; round += 1) {
    const before = await bench.run(needed, { budget: 1, concurrency: 1 });
    read.push(...before.asked.slice(0, 1));
  }
  expect([...read].sort()).toEqual(['/0.jpg', '/1.jpg', '/2.jpg']);
});

test('what is left is no loss: many pictures whose files are gone do not stop the build', async () => {
  const needed = await serve(Array.from({ length: 20 }, () => 'cover' as const));
  await build(needed, 20);
  await rm(encodedDir(bench.storeDir), { recursive: true });
  const { bare, warned } = await build(needed, 5);
  expect([bare.length, warned]).toEqual([15, []]);
  expect((await build(needed, 15)).bare).toEqual([]);
});

test('a host that is not allowed is told of, also where nothing of it would have been fetched', async () => {
  const needed: NeededPicture[] = [{ kind: 'cover', url: 'https://other.example/a.jpg' }];
  const { bare, warned } = await build(needed, 0);
  expect(bare).toEqual(['/a.jpg']);
  expect(warned).toEqual([expect.stringContaining('other.example is not among')]);
});
