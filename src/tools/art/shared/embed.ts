/** Pictures within pictures: screens, covers and people of the cast. */
import { num } from '../../../reference-api/art/kit';

/** SVG text whose ids all begin with `prefix`, so that two pictures in one file don't share gradients. */
export const withPrefix = (text: string, prefix: string): string =>
  text
    .replaceAll(/ id="([^"]+)"/g, ` id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/ href="#([^"]+)"/g, ` href="#${prefix}$1"`);

/** A rectangle: x, y, width, height. */
export type Box = readonly [x: number, y: number, w: number, h: number];

/** Shows an SVG picture in a box, cropped to `view` (units of its own drawing), filling the box. */
export const embed = (picture: string, prefix: string, [x, y, w, h]: Box, view?: Box): string => {
  const own = /viewBox="([^"]+)"/.exec(picture)?.[1] ?? `0 0 ${num(w)} ${num(h)}`;
  const inner = picture.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return `<svg x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" viewBox="${view ? view.map(num).join(' ') : own}" preserveAspectRatio="xMidYMid slice">${withPrefix(inner, prefix)}</svg>`;
};
