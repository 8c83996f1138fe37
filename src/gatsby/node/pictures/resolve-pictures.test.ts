import sharp from 'sharp';
import { pictureKey, type NeededPicture } from './picture-kinds';
import {
  candidates,
  flatPicture,
  resolvedPicture,
  pictureBench,
  testOptions,
} from './testing/picture-server';
import { placeholder } from './placeholder';
import { resolvePictures } from './resolve-pictures';
import { storedFile } from './picture-store';

let bench: Awaited<ReturnType<typeof pictureBench>>;
let jpeg: Buffer;

beforeEach(async () => {
  bench = await pictureBench();
  jpeg = await flatPicture(1500, 843).jpeg().toBuffer();
});
afterEach(async () => {
  await bench.close();
});

test('a picture has its kind’s widths, half of the largest as its address, and its own size', async () => {
  bench.serve('/a.jpg', jpeg);
  const { index, warned } = await bench.run([bench.cover('/a.jpg')]);
  const picture = resolvedPicture(index, bench.cover('/a.jpg'));
  expect(warned).toEqual([]);
  expect(candidates(picture).map(({ width }) => width)).toEqual([320, 640, 960, 1280]);
  expect(picture.src).toMatch(/^\/static\/pictures\/[0-9a-f]{16}-640\.webp$/);
  for (const { address, width } of candidates(picture)) {
    const file = await sharp(bench.fileBehind(address)).metadata();
    expect(file.format).toBe('webp');
    expect(file.width).toBe(width);
    expect(file.height).toBe(Math.round((width * 843) / 1500));
  }
  expect([picture.width, picture.height]).toEqual([1280, 719]);
  expect(picture.color).toMatch(/^#36c$/);
});

test('nothing is enlarged and equal widths are one', async () => {
  bench.serve('/small.jpg', await flatPicture(500, 300).jpeg().toBuffer());
  bench.serve('/tiny.png', await flatPicture(40, 40).png().toBuffer());
  const tiny: NeededPicture = { kind: 'skill', url: bench.url('/tiny.png') };
  const { index } = await bench.run([bench.cover('/small.jpg'), tiny]);
  const widths = (picture: NeededPicture) =>
    candidates(resolvedPicture(index, picture)).map(({ width }) => width);
  expect(widths(bench.cover('/small.jpg'))).toEqual([320, 500]);
  expect(resolvedPicture(index, bench.cover('/small.jpg'))).toMatchObject({
    width: 500,
    height: 300,
  });
  expect(widths(tiny)).toEqual([40]);
});

test('an address that several kinds want is fetched once', async () => {
  bench.serve('/a.jpg', jpeg);
  const needed: NeededPicture[] = [
    bench.cover('/a.jpg'),
    { kind: 'icon', url: bench.url('/a.jpg') },
    bench.cover('/a.jpg'),
  ];
  const { index, asked, encoded } = await bench.run(needed);
  expect(asked).toEqual(['/a.jpg']);
  expect(encoded).toBe(7);
  expect([...index.keys()]).toEqual(needed.slice(0, 2).map(pictureKey));
});

test('two addresses with the same bytes are encoded once', async () => {
  bench.serve('/a.jpg', jpeg);
  bench.serve('/b.jpg', jpeg);
  const { index, encoded } = await bench.run([bench.cover('/a.jpg'), bench.cover('/b.jpg')]);
  expect(encoded).toBe(4);
  expect(resolvedPicture(index, bench.cover('/a.jpg'))).toEqual(
    resolvedPicture(index, bench.cover('/b.jpg')),
  );
});

test('two empty stores give the same index, whatever comes first', async () => {
  const png = await flatPicture(700, 701, '#22aa33').png().toBuffer();
  const needed: NeededPicture[] = ['/a', '/b', '/c'].flatMap((route) => [
    bench.cover(route),
    { kind: 'figure', url: bench.url(route) },
  ]);
  const once = async (...order: string[]) => {
    const waiting = new Map<string, () => void>();
    for (const route of order) {
      bench.on(route, (_, response) => {
        waiting.set(route, () => response.end(route === '/c' ? jpeg : png));
        // The first answer goes out when all have been asked for, each further one when the one before it has.
        if (waiting.size === order.length) waiting.get(order[0]!)!();
        response.once('close', () => waiting.get(order[order.indexOf(route) + 1] ?? '')?.());
      });
    }
    const result = await bench.run(needed);
    await bench.removeStore();
    return [...result.index];
  };
  expect(await once('/b', '/c', '/a')).toEqual(await once('/a', '/c', '/b'));
});

test('mode origin links to allowed hosts and asks nobody', async () => {
  const { options, warned } = testOptions(bench.storeDir, [bench.host, 'cdn.example']);
  const needed: NeededPicture[] = [
    bench.cover('/a.jpg'),
    { kind: 'icon', url: 'https://cdn.example/"x".png' },
    { kind: 'icon', url: 'https://other.example/x.png' },
  ];
  const index = await resolvePictures(needed, { ...options, mode: 'origin' });
  expect(bench.asked).toEqual([]);
  expect([...index.values()]).toMatchObject([
    { src: bench.url('/a.jpg'), srcSet: '', width: 1280, height: 720 },
    { src: 'https://cdn.example/%22x%22.png', srcSet: '', width: 256, height: 256 },
    placeholder('icon'),
  ]);
  expect(warned).toEqual([expect.stringContaining('other.example')]);
});

test('the development server gets files of ours only', () => {
  expect(storedFile('/s', '0123456789abcdef-640.webp')).toBe(
    '/s/encoded/0123456789abcdef-640.webp',
  );
  expect(storedFile('/s', '../index.json')).toBeUndefined();
  expect(storedFile('/s', '..%2findex.json')).toBeUndefined();
});
