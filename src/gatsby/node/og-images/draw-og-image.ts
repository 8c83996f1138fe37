import path from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { localeFacts, type Locale } from '../../../config/locales';
import { siteNameOf, type OgSubject } from './og-subjects';

/** Size that link previews ask for (https://ogp.me, and the services' own pages on cards). */
const OG_WIDTH = 1200;
const OG_HEIGHT = 630;

const EDGE = 64;
/** The room of a picture that stands on the right. */
const SIDE_WIDTH = 480;
const NIGHT = '#151030';

/** The family that has a language's shapes of the characters that Chinese and Japanese share. */
const families: Readonly<Record<Locale, string>> = {
  zh: 'Noto Sans SC',
  // The other one sets an apostrophe as wide as a Chinese character.
  en: 'Noto Sans JP',
  ja: 'Noto Sans JP',
};

/** Sizes in pixels, the preferred ones first. */
interface Sizes {
  /** Those in which a text may stand on one line; a smaller one is better than a single character on a second line. */
  readonly oneLine: readonly number[];
  /** Those in which it may have two; in the last one it may have more. */
  readonly twoLines: readonly number[];
}

const TITLE_SIZES: Sizes = { oneLine: [96, 80, 64], twoLines: [80, 64, 52] };
const LINE_SIZES: Sizes = { oneLine: [34, 30], twoLines: [34] };
const SITE_SIZE = 32;
/** No longer title or line has room; what is cut off ends in an ellipsis. */
const MOST_TITLE = 60;
const MOST_LINE = 80;

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56" viewBox="0 0 48 48"><rect width="48" height="48" rx="13" fill="#5646d6"/><circle cx="18" cy="20" r="9" fill="#fff"/><circle cx="31" cy="28" r="9" fill="#ffb454"/><circle cx="15.5" cy="19.5" r="1.8" fill="#1d1a2b"/><circle cx="21" cy="19.5" r="1.8" fill="#1d1a2b"/><circle cx="28.5" cy="27.5" r="1.8" fill="#1d1a2b"/><circle cx="34" cy="27.5" r="1.8" fill="#1d1a2b"/></svg>`;

/** Darkens a picture towards the texts on it, so that white is read on every picture. */
const SHADE = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(OG_WIDTH)}" height="${String(OG_HEIGHT)}"><linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${NIGHT}" stop-opacity=".75"/><stop offset=".26" stop-color="${NIGHT}" stop-opacity=".15"/><stop offset=".42" stop-color="${NIGHT}" stop-opacity=".3"/><stop offset=".66" stop-color="${NIGHT}" stop-opacity=".78"/><stop offset="1" stop-color="${NIGHT}" stop-opacity=".96"/></linearGradient><rect width="100%" height="100%" fill="url(#a)"/></svg>`;

/** The ground beneath a picture on the right. */
const GROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(OG_WIDTH)}" height="${String(OG_HEIGHT)}"><radialGradient id="a" cx=".82" cy=".3" r="1"><stop stop-color="#4b3bb4"/><stop offset=".6" stop-color="#2a2063"/><stop offset="1" stop-color="${NIGHT}"/></radialGradient><rect width="100%" height="100%" fill="url(#a)"/></svg>`;

/** Lets the left edge of a picture on the right fade into the ground. */
const FADE = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(SIDE_WIDTH)}" height="${String(OG_HEIGHT)}"><linearGradient id="a"><stop stop-opacity="0"/><stop offset=".45"/></linearGradient><rect width="100%" height="100%" fill="url(#a)"/></svg>`;

/** Pixels as they are: encoding them between two steps would take longer than both. */
interface Pixels {
  readonly input: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 4 };
}

async function toPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 } };
}

/** Layers that are the same in every picture, drawn once. */
interface Layers {
  readonly logo: Pixels;
  readonly shade: Pixels;
  readonly ground: Pixels;
  readonly fade: Pixels;
}

async function drawLayers(): Promise<Layers> {
  const draw = (svg: string) => toPixels(sharp(Buffer.from(svg)));
  return {
    logo: await draw(LOGO),
    shade: await draw(SHADE),
    ground: await draw(GROUND),
    fade: await draw(FADE),
  };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The half of a word at the end of a text that was cut off, where words have spaces between them. */
const HALF_WORD = /(?<=[\p{Script=Latin}\d])[\s,;:]+[\p{Script=Latin}\d'’-]{1,20}$/u;

/** Cuts a text to a number of characters; one that is short enough stays as it is. */
export function cut(text: string, most: number): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim());
  if (characters.length <= most) return characters.join('');
  const start = characters.slice(0, most - 1).join('');
  return `${start.replace(HALF_WORD, '').trimEnd()}…`;
}

interface Setting {
  readonly locale: Locale;
  /** Size in pixels, as is the width. */
  readonly size: number;
  readonly width: number;
}

/** Draws white text. It is markup of Pango, so its signs are escaped. */
function drawText(text: string, { locale, size, width }: Setting): Promise<Pixels> {
  const escaped = text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
  return toPixels(
    sharp({
      text: {
        text: `<span foreground="#ffffff" lang="${localeFacts[locale].tag}">${escaped}</span>`,
        font: `${families[locale]} Bold ${String(size)}px`,
        width,
        rgba: true,
        wrap: 'word-char',
      },
    }),
  );
}

/** How long a text is at the least, in widths of a Chinese character. */
function lengthOf(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + (sign > '\u2fff' ? 1 : 0.45), 0);
}

/** A text in the first size in which it has room. */
async function fitText(
  text: string,
  { oneLine, twoLines }: Sizes,
  place: Pick<Setting, 'locale' | 'width'>,
): Promise<Pixels> {
  const tries = [
    ...oneLine.map((size) => ({ size, lines: 1 })),
    ...twoLines.map((size) => ({ size, lines: 2 })),
  ];
  let drawn: Pixels | undefined;
  for (const { size, lines } of tries) {
    const isLast = size === twoLines.at(-1) && lines === 2;
    if (!isLast && lengthOf(text) * size > lines * place.width) continue;
    drawn = await drawText(text, { ...place, size });
    if (drawn.raw.height <= size * (lines * 1.5 - 0.3)) return drawn;
  }
  if (!drawn) throw new Error('There is no size for a text');
  return drawn;
}

/** The item's own picture over all of the ground, or on the right of it. */
async function drawGround(
  file: string,
  { fills }: OgSubject,
  { shade, ground, fade }: Layers,
): Promise<{ readonly base: Sharp; readonly over: readonly OverlayOptions[] }> {
  if (fills) return { base: sharp(file).resize(OG_WIDTH, OG_HEIGHT), over: [shade] };
  const side = await toPixels(
    sharp(file)
      .resize(SIDE_WIDTH, OG_HEIGHT, { position: 'top' })
      .ensureAlpha()
      .composite([{ ...fade, blend: 'dest-in' }]),
  );
  return {
    base: sharp(ground.input, { raw: ground.raw }),
    over: [{ ...side, left: OG_WIDTH - SIDE_WIDTH, top: 0 }],
  };
}

/**
 * Lets Pango read the fonts, which it does when it sets its first text. Their place does not stay in the environment:
 * webpack takes that for a part of what renders pages, and a build that draws would render all of them anew.
 */
async function readFonts(fonts: string): Promise<void> {
  const before = process.env.FONTCONFIG_FILE;
  process.env.FONTCONFIG_FILE = path.join(fonts, 'fonts.conf');
  try {
    await drawText('a', { locale: 'en', size: SITE_SIZE, width: OG_WIDTH });
  } finally {
    if (before === undefined) delete process.env.FONTCONFIG_FILE;
    else process.env.FONTCONFIG_FILE = before;
  }
}

/**
 * Makes the function that draws pictures for link previews, 1200 × 630 JPEG: the site's name on top, the title and a
 * line beneath it at the foot.
 * @param fonts the folder of the fonts, with their `fonts.conf`
 */
export async function createOgDrawer(
  fonts: string,
): Promise<(subject: OgSubject, file: string) => Promise<Buffer>> {
  await readFonts(fonts);
  const layers = await drawLayers();
  return async (subject, file) => {
    const { locale } = subject;
    const width = OG_WIDTH - 2 * EDGE - (subject.fills ? 0 : SIDE_WIDTH - EDGE);
    const { base, over } = await drawGround(file, subject, layers);
    const site = await drawText(siteNameOf(subject), { locale, size: SITE_SIZE, width });
    const title = await fitText(cut(subject.title, MOST_TITLE), TITLE_SIZES, { locale, width });
    const shortLine = cut(subject.line, MOST_LINE);
    const line =
      shortLine === '' ? undefined : await fitText(shortLine, LINE_SIZES, { locale, width });
    const lineTop = OG_HEIGHT - EDGE - (line?.raw.height ?? 0);
    const titleTop = lineTop - (line ? 34 : 0) - title.raw.height;
    return base
      .composite([
        ...over,
        { ...layers.logo, left: EDGE, top: EDGE - 8 },
        { ...site, left: EDGE + 72, top: EDGE + 20 - Math.round(site.raw.height / 2) },
        { ...title, left: EDGE, top: titleTop },
        ...(line ? [{ ...line, left: EDGE, top: lineTop }] : []),
      ])
      .removeAlpha()
      .jpeg({ quality: 80 })
      .toBuffer();
  };
}
