import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import * as encodeModule from './encode';
import type { NeededPicture } from './picture-kinds';
import { candidates, flatPicture, resolvedPicture, pictureBench } from './testing/picture-server';

/** The real one, counted: a warm build must not even decode. */
jest.mock('./encode', () => {
  const actual = jest.requireActual<typeof encodeModule>('./encode');
  return { ...actual, encodePicture: jest.fn(actual.encodePicture) };
});
const decoded = jest.mocked(encodeModule.encodePicture);

let bench: Awaited<ReturnType<typeof pictureBench>>;
let jpeg: Buffer;

beforeEach(async () => {
  decoded.mockClear();
  bench = await pictureBench();
  jpeg = await flatPicture(1500, 843).jpeg().toBuffer();
});
afterEach(async () => {
  await bench.close();
});

test('a fresh picture is not asked for again, and sharp is left alone', async () => {
  bench.serve('/a.jpg', jpeg, { 'cache-control': 'max-age=600' });
  const first = await bench.run([bench.cover('/a.jpg')]);
  const second = await bench.run([bench.cover('/a.jpg')]);
  expect(second.asked).toEqual([]);
  expect(decoded).toHaveBeenCalledTimes(1);
  expect(second.encoded).toBe(0);
  expect(second.index).toEqual(first.index);
});

test.each([
  ['no-cache', { 'cache-control': 'no-cache', etag: '"1"' }],
  ['must-revalidate', { 'cache-control': 'max-age=0, must-revalidate', etag: 'W/"1"' }],
])('a stale picture (%s) is revalidated and its files stay', async (_, headers) => {
  bench.serve('/a.jpg', jpeg, headers);
  const first = await bench.run([bench.cover('/a.jpg')]);
  const statuses: number[] = [];
  bench.on('/a.jpg', (request, response) => {
    const status = request.headers['if-none-match'] === headers.etag ? 304 : 200;
    statuses.push(status);
    response.writeHead(status, headers).end(status === 200 ? jpeg : undefined);
  });
  const second = await bench.run([bench.cover('/a.jpg')]);
  await bench.run([bench.cover('/a.jpg')]);
  expect(decoded).toHaveBeenCalledTimes(1);
  expect(statuses).toEqual([304, 304]);
  expect(second.encoded).toBe(0);
  expect(second.index).toEqual(first.index);
});

test('what was encoded quickly is fetched and encoded anew by a build that takes its time, and not the other way round', async () => {
  bench.serve('/a.jpg', jpeg, { 'cache-control': 'max-age=600', etag: '"1"' });
  const needed = bench.cover('/a.jpg');
  const addresses = async (mode: 'build' | 'quick') => {
    const { index, encoded } = await bench.run([needed], { mode });
    return [resolvedPicture(index, needed).src, encoded] as const;
  };
  const [quick] = await addresses('quick');
  expect(await addresses('quick')).toEqual([quick, 0]);
  const [careful, encoded] = await addresses('build');
  expect(careful).not.toBe(quick);
  expect(encoded).toBe(4);
  expect(await addresses('quick')).toEqual([careful, 0]);
});

test('Last-Modified revalidates, and a 304 without validators does not lose it', async () => {
  const date = 'Wed, 01 Jan 2020 00:00:00 GMT';
  bench.serve('/a.jpg', jpeg, { 'cache-control': 'no-cache', 'last-modified': date });
  await bench.run([bench.cover('/a.jpg')]);
  const conditions: unknown[] = [];
  bench.on('/a.jpg', (request, response) => {
    conditions.push(request.headers['if-modified-since']);
    response.writeHead(304).end();
  });
  await bench.run([bench.cover('/a.jpg')]);
  await bench.run([bench.cover('/a.jpg')]);
  expect(conditions).toEqual([date, date]);
});

test('changed bytes change the address', async () => {
  bench.serve('/a.jpg', jpeg, { 'cache-control': 'no-cache', etag: '"1"' });
  const first = await bench.run([bench.cover('/a.jpg')]);
  const other = await flatPicture(1500, 843, '#cc3333').jpeg().toBuffer();
  bench.serve('/a.jpg', other, { 'cache-control': 'no-cache', etag: '"2"' });
  const second = await bench.run([bench.cover('/a.jpg')]);
  expect(resolvedPicture(second.index, bench.cover('/a.jpg')).src).not.toBe(
    resolvedPicture(first.index, bench.cover('/a.jpg')).src,
  );
  expect(second.encoded).toBe(4);
});

test('the same bytes without any caching are fetched again but not encoded again', async () => {
  bench.serve('/a.jpg', jpeg, { 'cache-control': 'no-store' });
  await bench.run([bench.cover('/a.jpg')]);
  const second = await bench.run([bench.cover('/a.jpg')]);
  expect(second.asked).toEqual(['/a.jpg']);
  expect(decoded).toHaveBeenCalledTimes(1);
  expect(second.encoded).toBe(0);
});

test('a new kind of a fresh address is fetched, and only what is missing is encoded', async () => {
  bench.serve('/a.jpg', jpeg, { 'cache-control': 'max-age=600', etag: '"1"' });
  await bench.run([bench.cover('/a.jpg')]);
  const figure: NeededPicture = { kind: 'figure', url: bench.url('/a.jpg') };
  const second = await bench.run([bench.cover('/a.jpg'), figure]);
  expect(second.asked).toEqual(['/a.jpg']);
  expect(second.encoded).toBe(1); // 900; 320 and 640 are those of the cover.
  expect(candidates(resolvedPicture(second.index, figure)).map(({ width }) => width)).toEqual([
    320, 640, 900,
  ]);
});

test.each(['not { JSON', '{"version":1,"answers":{"x":{}},"contents":{}}', '{"version":0}'])(
  'a broken index (%s) is made anew without a word',
  async (broken) => {
    bench.serve('/a.jpg', jpeg, { 'cache-control': 'max-age=600' });
    const first = await bench.run([bench.cover('/a.jpg')]);
    await writeFile(path.join(bench.storeDir, 'index.json'), broken);
    const second = await bench.run([bench.cover('/a.jpg')]);
    expect(second.warned).toEqual([]);
    expect(second.asked).toEqual(['/a.jpg']);
    expect(second.index).toEqual(first.index);
    expect((await bench.run([bench.cover('/a.jpg')])).asked).toEqual([]);
  },
);

test('a file that is gone from the store is made again', async () => {
  bench.serve('/a.jpg', jpeg, { 'cache-control': 'max-age=600', etag: '"1"' });
  const first = await bench.run([bench.cover('/a.jpg')]);
  const file = bench.fileBehind(resolvedPicture(first.index, bench.cover('/a.jpg')).src);
  await rm(file);
  const second = await bench.run([bench.cover('/a.jpg')]);
  expect(second.encoded).toBe(1);
  expect((await sharp(await readFile(file)).metadata()).width).toBe(640);
});

test('a redirect within the hosts is followed, and its target answers for freshness', async () => {
  bench.on('/old', (_, response) => {
    response.writeHead(302, { location: '/new' }).end();
  });
  bench.serve('/new', jpeg, { 'cache-control': 'max-age=600' });
  const first = await bench.run([bench.cover('/old')]);
  expect(first.asked).toEqual(['/old', '/new']);
  const second = await bench.run([bench.cover('/old')]);
  expect(second.asked).toEqual(['/old']);
  expect(second.index).toEqual(first.index);
});

test('what no build has wanted for 30 days is forgotten, with its files', async () => {
  bench.serve('/a.jpg', jpeg, { 'cache-control': 'max-age=600' });
  bench.serve('/b.png', await flatPicture(50, 50).png().toBuffer());
  await bench.run([bench.cover('/a.jpg'), bench.cover('/b.png')]);
  const past = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  for (const name of await bench.encodedFiles()) {
    await utimes(path.join(bench.storeDir, 'encoded', name), past, past);
  }
  const now = new Date().toISOString().slice(0, 10);
  const index = path.join(bench.storeDir, 'index.json');
  const aged = (await readFile(index, 'utf8')).replaceAll(now, past.toISOString().slice(0, 10));
  await writeFile(index, aged);
  await bench.run([bench.cover('/b.png')]);
  expect(await bench.encodedFiles()).toEqual([expect.stringMatching(/-50\.webp$/)]);
  expect(await readFile(index, 'utf8')).not.toContain('/a.jpg');
});

test('a file that a build beside this one has just written stays', async () => {
  bench.serve('/a.jpg', jpeg, { 'cache-control': 'max-age=600' });
  await bench.run([bench.cover('/a.jpg')]);
  const beside = 'feedfeedfeedfeed-50.webp';
  await writeFile(path.join(bench.storeDir, 'encoded', beside), 'x');
  await bench.run([bench.cover('/a.jpg')]);
  expect(await bench.encodedFiles()).toContain(beside);
});
