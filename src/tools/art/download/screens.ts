/** What the laptop and the phone of the download picture show: Youban in shapes, without words. */
import { circle, line, path, rect } from '../../../reference-api/art/kit';
import type { Stage } from '../../../reference-api/art/kit-stage';
import { palettes } from '../../../reference-api/art/palettes';
import { portrait } from '../../../reference-api/art/people/portrait';
import { sceneries } from '../../../reference-api/art/scenery';
import { hero } from '../hero/hero';
import { lookOf } from '../shared/cast';
import { AMBER, dusk, JADE } from '../shared/dusk';
import { embed } from '../shared/embed';
import { logo } from '../shared/logo';

const round = (s: Stage, x: number, y: number, w: number, h: number, r: number): string =>
  s.clip(rect(x, y, w, h, '#000', r));

/** The home page on the laptop, 472 × 288 at x,y. */
export const laptopScreen = (s: Stage, x: number, y: number): void => {
  const bar = (bx: number, by: number, w: number, h: number, fill = '#ffffff', o = 0.9): string =>
    rect(x + bx, y + by, w, h, fill, h / 2, o);
  s.put(
    rect(x, y, 472, 288, s.down('#1a1440', '#120d2c')),
    logo(x + 16, y + 11, 22),
    bar(46, 18, 44, 8),
    bar(206, 19, 30, 6, '#d3cbee', 0.6),
    bar(250, 19, 30, 6, '#d3cbee', 0.6),
    bar(294, 19, 30, 6, '#d3cbee', 0.6),
    bar(388, 13, 44, 18, '#5646d6', 1),
    circle(x + 448, y + 22, 9, AMBER),
    `<g clip-path="${round(s, x + 14, y + 42, 444, 148, 10)}">${embed(hero(1280, 720), 'scr-', [x + 14, y + 42, 444, 148], [40, 200, 1240, 413])}</g>`,
    bar(34, 76, 128, 13),
    bar(34, 97, 88, 13),
    bar(34, 120, 104, 6, '#d3cbee', 0.7),
    bar(34, 140, 66, 22, AMBER, 1),
    bar(48, 148, 38, 6, '#2b1a04', 0.8),
  );
  ['tea-mountain', 'star-echo', 'dragon-kiln', 'tidal-court'].forEach((game, i) => {
    const cx = x + 14 + i * 113.5;
    const cover = sceneries[game]?.(640, 360, 'cover') ?? '';
    s.put(
      `<g clip-path="${round(s, cx, y + 202, 103.5, 58, 8)}">${embed(cover, `c${String(i)}-`, [cx, y + 202, 103.5, 58])}</g>`,
      rect(cx, y + 267, 58, 6, '#ffffff', 3, 0.85),
      rect(cx, y + 278, 36, 4, '#d3cbee', 2, 0.5),
    );
  });
  s.put(
    path(
      `M${String(x)} ${String(y)}H${String(x + 210)}L${String(x + 60)} ${String(y + 288)}H${String(x)}Z`,
      '#ffffff',
      0.035,
    ),
  );
};

/** A chat with a companion on the phone, 140 × 300 at x,y. */
export const phoneScreen = (s: Stage, x: number, y: number): void => {
  const { game, look } = lookOf('tuanzi');
  const palette = palettes[game];
  if (!palette) throw new Error(`no palette for ${game}`);
  const picture = portrait(
    { ...look, prop: 'letter', mood: 'smile', backdrop: 'moon' },
    palette,
    'p-tuanzi',
  );
  s.put(
    `<g clip-path="${round(s, x, y, 140, 300, 18)}">`,
    rect(x, y, 140, 300, '#151030'),
    embed(picture, 'ph-', [x, y, 140, 187]),
    rect(x, y + 96, 140, 92, s.down(['#151030', 0], ['#151030', 1])),
    rect(x, y, 140, 40, s.down(['#151030', 0.75], ['#151030', 0])),
    logo(x + 10, y + 10, 18),
    rect(x + 34, y + 16, 40, 6, '#ffffff', 3, 0.9),
    // The talk.
    rect(x + 12, y + 172, 88, 32, '#f8f4ed', 12),
    rect(x + 22, y + 182, 62, 4.5, dusk.mid, 2, 0.8),
    rect(x + 22, y + 191, 44, 4.5, dusk.mid, 2, 0.5),
    rect(x + 46, y + 211, 82, 22, '#5646d6', 11),
    rect(x + 58, y + 220, 56, 4.5, '#ffffff', 2, 0.9),
    rect(x + 12, y + 240, 54, 20, '#f8f4ed', 10),
    circle(x + 28, y + 250, 2.6, dusk.haze),
    circle(x + 39, y + 250, 2.6, dusk.haze),
    circle(x + 50, y + 250, 2.6, dusk.haze),
    rect(x + 10, y + 270, 94, 20, '#2a2063', 10),
    circle(x + 119, y + 280, 11, AMBER),
    line(
      `M${String(x + 115)} ${String(y + 280)}h8m-3.500 -3.500l3.500 3.500l-3.500 3.500`,
      '#2b1a04',
      2,
    ),
    circle(x + 122, y + 19, 4, JADE),
    '</g>',
  );
};
