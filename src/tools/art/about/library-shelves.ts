/** The shelves of the library: every sample game stands there as books and cartridges. */
import { circle, line, mix, num, path, rect } from '../../../reference-api/art/kit';
import type { Stage } from '../../../reference-api/art/kit-stage';
import { palettes } from '../../../reference-api/art/palettes';
import { sceneries } from '../../../reference-api/art/scenery';
import { CANDLE, dusk, EMBER } from '../shared/dusk';
import { embed } from '../shared/embed';

const games = Object.keys(palettes);

/** A cartridge that faces us, its label the icon of the game; `w` wide, standing on y. */
export const cartridge = (
  s: Stage,
  game: string,
  prefix: string,
  x: number,
  y: number,
  w: number,
): void => {
  const p = palettes[game];
  const h = w * 1.16;
  const tone = mix(p?.mid ?? dusk.mid, dusk.mid, 0.25);
  const label = s.clip(rect(x + w * 0.1, y - h * 0.86, w * 0.8, w * 0.8, '#000', w * 0.06));
  s.put(
    path(
      `M${num(x)} ${num(y)}V${num(y - h + 6)}Q${num(x)} ${num(y - h)} ${num(x + 6)} ${num(y - h)}H${num(x + w - 6)}Q${num(x + w)} ${num(y - h)} ${num(x + w)} ${num(y - h + 6)}V${num(y)}Z`,
      s.slant(mix(tone, '#ffffff', 0.35), tone, mix(tone, dusk.ink, 0.45)),
    ),
    `<g clip-path="${label}">${embed(sceneries[game]?.(128, 128, 'icon') ?? '', prefix, [x + w * 0.1, y - h * 0.86, w * 0.8, w * 0.8])}</g>`,
    line(
      `M${num(x + w * 0.2)} ${num(y - w * 0.06)}h${num(w * 0.6)}`,
      mix(tone, dusk.ink, 0.5),
      3,
      0.8,
    ),
    line(`M${num(x + 2)} ${num(y - 3)}V${num(y - h + 6)}`, CANDLE, 1.6, 0.6),
  );
};

/** One spine, standing on y; returns its width. */
const spine = (
  s: Stage,
  game: string,
  x: number,
  y: number,
  room: number,
  light: number,
): number => {
  const p = palettes[game];
  if (!p) return 0;
  const [w, h] = [s.r.range(15, 27), room * s.r.range(0.66, 0.92)];
  const tone = mix(s.r.pick([p.mid, p.deep, p.accent, p.haze]), dusk.deep, 0.36 - light * 0.26);
  const band = mix(p.glow, tone, 0.35);
  s.put(
    rect(x, y - h, w, h, s.across(mix(tone, '#ffffff', 0.22), tone, mix(tone, dusk.ink, 0.4)), 2.5),
    rect(x, y - h + h * 0.12, w, 3, band, 0, 0.85),
    rect(x, y - h * 0.16, w, 3, band, 0, 0.85),
  );
  const cy = y - h * 0.56;
  switch (s.r.int(0, 3)) {
    case 0:
      s.put(circle(x + w / 2, cy, w * 0.24, band));
      break;
    case 1:
      s.put(
        circle(x + w / 2 - 2, cy - 2, w * 0.18, '#fff3dc', 0.9),
        circle(x + w / 2 + 2.5, cy + 2, w * 0.18, mix(p.accent, CANDLE, 0.3)),
      );
      break;
    case 2:
      s.put(rect(x + w * 0.32, cy - h * 0.16, w * 0.36, h * 0.32, band, 2, 0.8));
      break;
    default:
      s.put(line(`M${num(x + w / 2)} ${num(cy - h * 0.14)}v${num(h * 0.28)}`, band, 2.4, 0.8));
  }
  return w + 1.5;
};

/** Fills one compartment from left to right; in many a game faces us, another one for every `key`. */
export const compartment = (
  s: Stage,
  key: number,
  x: number,
  y: number,
  w: number,
  h: number,
  light: number,
): void => {
  s.put(
    rect(
      x,
      y - h,
      w,
      h,
      s.down(mix('#1a1244', EMBER, 0.06 + light * 0.16), mix('#120d2c', EMBER, light * 0.1)),
    ),
  );
  let at = x + 5;
  const shown = s.r.chance(0.62) ? s.r.range(0.1, 0.6) * w : -1;
  let done = shown < 0;
  while (at < x + w - 24) {
    const size = h * 0.62;
    if (!done && at - x > shown && at + size < x + w - 4) {
      cartridge(
        s,
        games[(key * 7) % games.length] ?? 'star-echo',
        `s${num(key)}-`,
        at + 3,
        y,
        size,
      );
      at += size + 8;
      done = true;
    } else if (s.r.chance(0.07)) at += s.r.range(10, 22);
    else at += spine(s, s.r.pick(games), at, y, h, light);
  }
};

/** A board with its lit edge. */
export const board = (x: number, y: number, w: number, light: number): string =>
  rect(x, y, w, 11, mix('#3a2358', '#a8623f', light), 1) +
  rect(x, y, w, 3, mix('#6a4a8c', CANDLE, light), 1, 0.8) +
  rect(x, y + 11, w, 7, dusk.ink, 0, 0.35);
