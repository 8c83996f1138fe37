import { statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { LOCALES, localeFacts } from '../../../../config/locales';
import { matchRoute } from '../../../../routes';
import { readDiscoveryStrings } from '../../sources/discovery-strings';
import { webManifest } from './web-manifest';

const picture = z.object({ src: z.string(), sizes: z.string(), type: z.string() });

/** Fields that browsers want before they offer to install a site (https://web.dev/articles/install-criteria). */
const manifestSchema = z.object({
  id: z.string(),
  name: z.string().check(z.minLength(1)),
  short_name: z.string().check(z.minLength(1), z.maxLength(12)),
  description: z.string().check(z.minLength(1), z.maxLength(300)),
  lang: z.string(),
  dir: z.literal('ltr'),
  categories: z.array(z.string()).check(z.minLength(1)),
  start_url: z.string(),
  scope: z.string(),
  display: z.enum(['standalone', 'minimal-ui', 'fullscreen']),
  background_color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  theme_color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  icons: z.array(z.extend(picture, { purpose: z.enum(['any', 'maskable']) })),
  screenshots: z.array(
    z.extend(picture, { form_factor: z.enum(['wide', 'narrow']), label: z.string() }),
  ),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string(), icons: z.array(picture) })),
});

async function read(locale: (typeof LOCALES)[number]) {
  const strings = await readDiscoveryStrings(path.resolve('content', 'locales'));
  return manifestSchema.parse(JSON.parse(webManifest(strings, locale)));
}

function fileOf(src: string): string {
  return path.resolve('static', src.slice(1));
}

async function sizeOf(src: string): Promise<string> {
  const { width, height } = await sharp(fileOf(src)).metadata();
  return `${String(width)}x${String(height)}`;
}

test.each(LOCALES)('the manifest of %s is one of a site that can be installed', async (locale) => {
  const manifest = await read(locale);
  expect(manifest.lang).toBe(localeFacts[locale].tag);
  expect(manifest.start_url.startsWith(manifest.scope)).toBe(true);
  const addresses = [manifest.id, manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)];
  expect(addresses.map((address) => matchRoute(address)?.name)).toEqual([
    ...['home', 'home', 'shelf', 'library', 'search', 'partners'],
  ]);
  expect([...new Set(addresses.map((address) => matchRoute(address)?.locale))]).toEqual([locale]);
});

test.each(LOCALES)('its pictures of %s have the sizes that it says', async (locale) => {
  const { icons, screenshots, shortcuts } = await read(locale);
  const all = [...icons, ...screenshots, ...shortcuts.flatMap((each) => each.icons)];
  for (const { src, sizes } of all.filter((each) => each.sizes !== 'any')) {
    expect([src, await sizeOf(src)]).toEqual([src, sizes]);
  }
  const square = icons.filter(({ purpose }) => purpose === 'any').map(({ sizes }) => sizes);
  expect(square).toEqual(expect.arrayContaining(['192x192', '512x512']));
});

test.each(LOCALES)(
  'its screenshots of %s are ones that browsers show, and small',
  async (locale) => {
    const { screenshots } = await read(locale);
    expect(screenshots.map((each) => each.form_factor).sort()).toEqual(['narrow', 'wide']);
    for (const { src, sizes, form_factor: form } of screenshots) {
      const [width = 0, height = 0] = sizes.split('x').map(Number);
      const [short, long] = [Math.min(width, height), Math.max(width, height)];
      expect(short).toBeGreaterThanOrEqual(320);
      expect(long / short).toBeLessThanOrEqual(2.3);
      expect(width > height).toBe(form === 'wide');
      expect(statSync(fileOf(src)).size).toBeLessThan(80_000);
    }
  },
);

test('the maskable icon has its drawing in the circle that no device cuts off, and ground everywhere', async () => {
  const { icons } = await read('zh');
  const [masked] = icons.filter(({ purpose }) => purpose === 'maskable');
  const image = sharp(fileOf(masked?.src ?? '')).ensureAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const [ground, middle] = [Array.from(data.subarray(0, 3)), (info.width - 1) / 2];
  let outside = 0;
  for (let at = 0; at < info.width * info.height; at += 1) {
    const pixel = Array.from(data.subarray(at * 4, at * 4 + 4));
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    const isSafe = Math.hypot(x - middle, y - middle) <= info.width * 0.4;
    const isGround = ground.every((value, part) => Math.abs(value - (pixel[part] ?? 0)) < 8);
    if (pixel[3] !== 255 || (!isSafe && !isGround)) outside += 1;
  }
  expect(outside).toBe(0);
});
