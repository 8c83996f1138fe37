import { rm } from 'node:fs/promises';
import { BuildFaults } from '../faults';
import type { NeededPicture } from './picture-kinds';
import { encodedDir } from './picture-store';
import { placeholder } from './placeholder';
import type { ResolveOptions } from './resolve-pictures';
import { answer, flatPicture, pictureBench, type Handler } from './testing/picture-server';

let bench: Awaited<ReturnType<typeof pictureBench>>;
let jpeg: Buffer;

beforeEach(async () => {
  bench = await pictureBench();
  jpeg = await flatPicture(600, 400).jpeg().toBuffer();
});
afterEach(async () => {
  await bench.close();
});

async function run(urls: readonly string[], extra: Partial<ResolveOptions> = {}) {
  const needed = urls.map((url): NeededPicture => ({ kind: 'cover', url }));
  const { index, warned } = await bench.run(needed, extra);
  return { pictures: [...index.values()], warned };
}

test('a stored picture serves while its server cannot be reached, with a warning', async () => {
  bench.serve('/a.jpg', jpeg, { 'cache-control': 'no-cache' });
  const url = bench.url('/a.jpg');
  const first = await run([url]);
  bench.on('/a.jpg', answer(503, ''));
  const busy = await run([url]);
  expect(busy.pictures).toEqual(first.pictures);
  expect(busy.warned).toEqual([expect.stringMatching(/stored copy.*answers 503/)]);
  await bench.close();
  const down = await run([url]);
  expect(down.pictures).toEqual(first.pictures);
  expect(down.warned).toEqual([expect.stringMatching(/stored copy.*cannot be reached \(ECONN/)]);
});

test.each<[string, () => Handler, RegExp]>([
  ['401', () => answer(401, ''), /answers 401/],
  ['403', () => answer(403, ''), /answers 403/],
  ['404', () => answer(404, ''), /answers 404/],
  ['a login page', () => answer(200, '<!doctype html><p>Login'), /no JPEG, PNG/],
  [
    'a way to another host',
    () => answer(302, '', { location: 'https://login.example/' }),
    /login\.example is not among/,
  ],
  ['half a file', () => answer(200, jpeg.subarray(0, jpeg.length / 2)), /cannot be decoded/],
])('a stored picture serves when its server answers %s, with a warning', async (_, how, reason) => {
  bench.serve('/a.jpg', jpeg, { 'cache-control': 'no-cache' });
  const url = bench.url('/a.jpg');
  const first = await run([url]);
  bench.on('/a.jpg', how());
  const second = await run([url]);
  expect(second.pictures).toEqual(first.pictures);
  expect(second.warned).toEqual([expect.stringMatching(reason)]);
  expect(second.warned[0]).toContain('is the stored copy of an earlier build');
});

test('a stored picture does not serve for one that is gone for good, or that the settings exclude', async () => {
  bench.serve('/a.jpg', jpeg, { 'cache-control': 'no-cache' });
  const url = bench.url('/a.jpg');
  await run([url]);
  expect((await run([url], { origins: ['other.example'] })).pictures).toEqual([
    placeholder('cover'),
  ]);
  bench.on('/a.jpg', answer(410, ''));
  expect((await run([url])).pictures).toEqual([placeholder('cover')]);
});

describe('when a host has no pictures any more that the last build had', () => {
  const urls = (count: number) =>
    Array.from({ length: count }, (_, at) => bench.url(`/${String(at)}.jpg`));
  const serve = (count: number) => {
    for (let at = 0; at < count; at += 1) {
      bench.serve(`/${String(at)}.jpg`, jpeg, { 'cache-control': 'no-cache' });
    }
  };
  const refuse = (count: number, handler = answer(410, '')) => {
    for (let at = 0; at < count; at += 1) bench.on(`/${String(at)}.jpg`, handler);
  };

  test.each([
    [10, 10],
    [90, 10],
  ])('of %i, %i are too many', async (all, refused) => {
    serve(all);
    await run(urls(all));
    refuse(refused);
    const line = `${String(refused)} of ${String(all)} pictures that the last build had cannot be had any more. If that is right, build once with LOSSES=allow. The first: Picture ${bench.url('/0.jpg')} (cover) is replaced by a placeholder: the server answers 410`;
    for (let build = 0; build < 2; build += 1) {
      await expect(run(urls(all))).rejects.toThrow(new BuildFaults(line, []));
    }
  });

  test.each([
    [9, 9],
    [100, 10],
  ])('of %i, %i cost a warning each', async (all, refused) => {
    serve(all);
    const first = await run(urls(all));
    refuse(refused);
    const { pictures, warned } = await run(urls(all));
    const lost = Array.from({ length: refused }, () => placeholder('cover'));
    expect(pictures).toEqual([...lost, ...first.pictures.slice(refused)]);
    expect(warned).toHaveLength(refused);
  });

  test('it can be allowed once; later builds have got used to it, until they come again', async () => {
    serve(12);
    await run(urls(12));
    refuse(12);
    const { warned } = await run(urls(12), { losses: 'allow' });
    expect(warned.at(-1)).toBe(
      '12 of 12 pictures that the last build had cannot be had any more; LOSSES allows it',
    );
    const used = await run(urls(12));
    expect(used.warned).toHaveLength(12);
    expect(used.pictures).toEqual(urls(12).map(() => placeholder('cover')));
    serve(12);
    expect((await run(urls(12))).warned).toEqual([]);
    refuse(12);
    await expect(run(urls(12))).rejects.toThrow('12 of 12 pictures');
  });

  test.each([403, 404, 503])(
    'answers of %i to all of them cost visitors nothing',
    async (status) => {
      serve(12);
      const first = await run(urls(12));
      refuse(12, answer(status, ''));
      const { pictures, warned } = await run(urls(12));
      expect(pictures).toEqual(first.pictures);
      expect(warned).toHaveLength(12);
    },
  );

  test('without their stored copies, pictures of a host out of order are lost', async () => {
    serve(12);
    await run(urls(12));
    await rm(encodedDir(bench.storeDir), { recursive: true });
    refuse(12, answer(503, ''));
    await expect(run(urls(12))).rejects.toThrow('12 of 12 pictures');
  });
});
