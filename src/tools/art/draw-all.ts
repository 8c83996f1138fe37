/** Every picture of the site's own art: where it goes, how large, who draws it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { library } from './about/library';
import { street } from './about/street';
import { table } from './about/table';
import { download } from './download/download';
import { hero, heroPhone } from './hero/hero';
import { share } from './hero/share';
import { drawPromo } from './promo/promo';
import { spots } from './spots';

interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly draw: (width: number, height: number) => string;
}

const pictures: readonly Picture[] = [
  { file: 'content/art/hero.webp', width: 2400, height: 1350, draw: hero },
  { file: 'content/art/hero-m.webp', width: 1080, height: 1440, draw: heroPhone },
  ...(['night', 'dawn'] as const).flatMap((hour): Picture[] => [
    {
      file: `content/art/hero-${hour}.webp`,
      width: 2400,
      height: 1350,
      draw: (width, height) => hero(width, height, hour),
    },
    {
      file: `content/art/hero-m-${hour}.webp`,
      width: 1080,
      height: 1440,
      draw: (width, height) => heroPhone(width, height, hour),
    },
  ]),
  { file: 'content/art/download.webp', width: 1600, height: 1200, draw: download },
  { file: 'content/art/about-table.webp', width: 1600, height: 900, draw: table },
  { file: 'content/art/about-library.webp', width: 1600, height: 900, draw: library },
  { file: 'content/art/about-street.webp', width: 1600, height: 900, draw: street },
  { file: 'content/art/promo-poster.webp', width: 1280, height: 720, draw: hero },
  { file: 'static/art/share.jpg', width: 1200, height: 630, draw: share },
];

/** Served by the sandbox, in place of the video on the CDN. */
const PROMO = 'src/reference-api/sandbox/promo.mp4';

const WEBP = { quality: 90, effort: 6, smartSubsample: true };
const JPEG = { quality: 86, mozjpeg: true };

const into = (file: string): string => {
  mkdirSync(path.dirname(file), { recursive: true });
  console.log(file);
  return file;
};

/** Draws all pictures, or those whose file name holds `only`; the video only when it is asked for. */
export const drawAll = async (only = '', video = false): Promise<void> => {
  for (const [name, draw] of Object.entries(spots))
    if (`${name}.svg`.includes(only)) writeFileSync(into(`static/art/${name}.svg`), draw());
  for (const { file, width, height, draw } of pictures) {
    if (!path.basename(file).includes(only)) continue;
    const picture = sharp(Buffer.from(draw(width, height)));
    const encoded = file.endsWith('.jpg') ? picture.jpeg(JPEG) : picture.webp(WEBP);
    await encoded.toFile(into(file));
  }
  if (video) await drawPromo(into(PROMO));
};
