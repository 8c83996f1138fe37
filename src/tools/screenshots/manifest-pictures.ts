import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { LOCALES } from '../../config/locales';
import { MANIFEST_SHOTS } from '../../gatsby/node/outputs/discovery/web-manifest';
import type { Origins } from '../run/site-in-browser';
import { takeScene } from './take-scene';

/** Folder of the pictures that the web manifests name. */
const FOLDER = path.join('static', 'screenshots');
const QUALITY = 78;

/** The page that each variant shows: the whole of the site, and one game. */
const SHOWN = { pc: 'home', m: 'game' } as const;

/** Draws the pictures that a browser shows when it asks whether the site is to be installed, as WebP. */
export async function drawManifestPictures(browser: Browser, origins: Origins): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const locale of LOCALES) {
    for (const variant of ['pc', 'm'] as const) {
      const scene = { route: SHOWN[variant], place: { locale, variant }, scheme: 'light' } as const;
      const { width, height } = MANIFEST_SHOTS[variant];
      // A device scales it down further: one and a half pixels for one of CSS are enough.
      const picture = await takeScene(browser, origins, { ...scene, pixelRatio: 1.5 });
      await sharp(picture)
        .resize(width, height)
        .webp({ quality: QUALITY })
        .toFile(path.join(FOLDER, `${locale}-${variant}.webp`));
    }
  }
  console.log(`The pictures of the manifests are in ${FOLDER}`);
}
