import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test as base } from '@playwright/test';
import sharp from 'sharp';
import { makeTempFolder } from '../../node/temp-folder';
import { copySite } from '../../tools/isolated-build/copy-site';

/** The folder holds data about the pictures too. */
const PICTURE = /\.(?:webp|avif|png|jpe?g)$/i;

/** In CSS pixels; at its own size the bundled art takes as long to encode as all pages to render. */
const ART_WIDTH = 160;

/** A copy of the site's sources that builds sooner: its bundled art is small. */
async function copySmallSite(folder: string): Promise<void> {
  await copySite(folder);
  const artFolder = path.join(folder, 'content', 'art');
  const pictures = (await readdir(artFolder)).filter((name) => PICTURE.test(name));
  for (const name of pictures) {
    const file = path.join(artFolder, name);
    // Read whole first: a picture cannot be written over itself.
    const small = await sharp(await readFile(file))
      .resize(ART_WIDTH)
      .toBuffer();
    await writeFile(file, small);
  }
}

/**
 * Tests that build: each worker has a copy of the site's sources in a folder of its own, and builds there again and
 * again with the caches of the build before, as an operator does. What an earlier test has built, the next build removes.
 */
export const test = base.extend<object, { siteFolder: string }>({
  siteFolder: [
    // Playwright tells the fixtures that one needs from this pattern.
    async ({}, use) => {
      const folder = makeTempFolder();
      await copySmallSite(folder);
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});
