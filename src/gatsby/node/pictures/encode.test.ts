import { shortColor } from './dominant-color';
import sharp from 'sharp';
import { encodePicture, isPicture } from './encode';
import { flatPicture } from './testing/picture-server';

function encode(bytes: Uint8Array, ...widths: number[]) {
  return encodePicture(bytes, (original) => widths.map((width) => Math.min(width, original)));
}

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('%s is a picture', async (format) => {
  const bytes = await flatPicture(80, 40).toFormat(format).toBuffer();
  expect(isPicture(bytes)).toBe(true);
  const { width, height, files } = await encode(bytes, 64);
  expect([width, height, files[0]?.width]).toEqual([80, 40, 64]);
});

test('TIFF and SVG are none', async () => {
  expect(isPicture(await flatPicture(8, 8).tiff().toBuffer())).toBe(false);
  expect(isPicture(Buffer.from('<?xml version="1.0"?><svg/>'))).toBe(false);
});

test('a picture that a camera has turned stands upright', async () => {
  // Red on the left; turned by a quarter (orientation 6), red is on top.
  const left = await flatPicture(40, 40, '#ff0000').png().toBuffer();
  const bytes = await flatPicture(80, 40, '#0000ff')
    .composite([{ input: left, gravity: 'west' }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { width, height, files } = await encode(bytes, 20);
  expect([width, height]).toEqual([40, 80]);
  const file = sharp(files[0]?.bytes);
  expect(await file.metadata()).toMatchObject({ width: 20, height: 40 });
  const top = await file.extract({ left: 0, top: 0, width: 20, height: 15 }).toBuffer();
  expect((await sharp(top).stats()).channels[0]?.mean).toBeGreaterThan(200);
});

test('only the first frame of an animation is kept', async () => {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00'].map((color) => flatPicture(30, 30, color).png().toBuffer()),
  );
  const bytes = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(bytes).metadata()).pages).toBe(2);
  const { height, color, files } = await encode(bytes, 30);
  expect([height, color]).toEqual([30, '#ff0000']);
  expect((await sharp(files[0]?.bytes).metadata()).pages).toBeUndefined();
});

test('the colour is that of most of the picture', async () => {
  const spot = await flatPicture(30, 30, '#ffffff').png().toBuffer();
  const bytes = await flatPicture(100, 100, '#204060')
    .composite([{ input: spot }])
    .png()
    .toBuffer();
  expect((await encode(bytes)).color).toBe('#204060');
});

test('what is transparent has no part in the colour, and stays transparent', async () => {
  const figure = await flatPicture(30, 30, '#e0a080').png().toBuffer();
  const bytes = await flatPicture(100, 100, '#00000000')
    .composite([{ input: figure }])
    .png()
    .toBuffer();
  const { color, files } = await encode(bytes, 50);
  expect(color).toMatch(/^#(df|e0|e1)(9f|a0|a1)(7f|80|81)$/);
  const { channels } = await sharp(files[0]?.bytes).stats();
  expect(channels[3]?.min).toBe(0);
});

test('a wholly transparent picture has the neutral colour', async () => {
  const bytes = await flatPicture(10, 10, '#00000000').png().toBuffer();
  expect((await encode(bytes)).color).toBe('#8d87a6');
});

test('grey and 16-bit pictures keep their colour', async () => {
  const grey = await flatPicture(50, 50, '#808080').greyscale().png().toBuffer();
  const deep = await flatPicture(50, 50, '#804020').toColourspace('rgb16').png().toBuffer();
  expect((await encode(grey, 20)).color).toBe('#808080');
  expect((await encode(deep, 20)).color).toBe('#804020');
});

test('a very flat picture keeps one line', async () => {
  const bytes = await flatPicture(3000, 2).png().toBuffer();
  const { files } = await encode(bytes, 320);
  expect((await sharp(files[0]?.bytes).metadata()).height).toBe(1);
});

test('whatever is missing has the same bytes as it would have had at first', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 2500, height: 1200, channels: 3, background: '#888', noise } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const together = await encode(bytes, 320, 900, 1920);
  const alone = await encode(bytes, 320);
  expect(alone.files[0]?.bytes).toEqual(together.files[0]?.bytes);
  expect(alone.color).toBe(together.color);
});

test.each([
  ['#000000', '#000'],
  ['#ffffff', '#fff'],
  ['#2c1a48', '#324'],
  ['#f6f4eb', '#eee'],
])('beneath a picture %s is %s', (color, short) => {
  expect(shortColor(color)).toBe(short);
});
