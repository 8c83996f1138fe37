import { group, svg } from '../kit';
import type { Palette } from '../palettes';
import { drawBackdrop } from './backdrop';
import type { Frame } from './frame';
import { burden } from './back';
import { neckPiece } from './body';
import { carry } from './carry';
import { drawHead } from './head';
import { compact } from './kit-compact';
import { lowerBody, type Lower } from './legs';
import type { Look } from './look';
import { softClothes } from './outfit-soft';
import { workClothes } from './outfit-work';
import { createPerson, shotOf, type Person } from './person';

const clothes = { ...softClothes, ...workClothes };

/** Lean of the head about the neck, in degrees. */
const tiltOf = (p: Person): number =>
  p.turn === 2
    ? p.dice.range('tilt', -9, 5)
    : p.up
      ? p.dice.range('tilt', -5, 5)
      : p.dice.range('tilt', -9, 9);

const turnedHead = (p: Person, content: string): string => {
  const tilt = tiltOf(p);
  return group(group(content, { y: -150 }), { y: 150, turn: tilt });
};

/** The whole person in the head's units, without backdrop. */
const drawPerson = (
  p: Person,
  hands: boolean,
  lower?: Lower,
): { readonly art: string; readonly side: -1 | 1 } => {
  const head = drawHead(p);
  const wear = clothes[p.look.outfit](p);
  const carried = hands
    ? carry(p, wear.sleeve)
    : { back: '', middle: '', arms: '', held: '', side: 1 as const };
  const load = hands ? burden(p) : { behind: '', straps: '' };
  const trunk = wear.trunk + load.straps;
  const art =
    carried.back +
    turnedHead(p, head.behind) +
    load.behind +
    (wear.behind ?? '') +
    (lower?.art ?? '') +
    neckPiece(p) +
    (lower ? p.sheet.clip(lower.hem, trunk) : trunk) +
    carried.middle +
    carried.arms +
    (wear.over ?? '') +
    turnedHead(p, head.front) +
    carried.held;
  return { art, side: carried.side };
};

const stage = (p: Person, art: string, f: Frame, lean: number): string =>
  group(group(art, { flip: p.flip }), { x: f.x, y: f.y, s: f.s, turn: lean });

/** A bust or half-body portrait with its backdrop, 900 × 1200. */
export const portrait = (look: Look, palette: Palette, seed: string): string => {
  const p = createPerson(look, palette, seed);
  const { dice } = p;
  const { art, side } = drawPerson(p, true);
  const towards = p.flip ? -side : side;
  const close = look.view === 'close';
  const shot = shotOf(p);
  const [least, most] = ({ bust: [1.52, 1.84], half: [1.2, 1.46], wide: [0.94, 1.08] } as const)[
    shot
  ];
  const s = close
    ? dice.range('zoom', 1.86, 2.3)
    : p.up
      ? dice.range('zoom', 1.04, 1.34)
      : dice.range('zoom', least, most);
  const gaze = p.turn === 0 ? 0 : p.flip ? -1 : 1;
  const room = close ? 0.6 : 1.5 - s * 0.36;
  const x =
    450 - room * (towards * dice.range('off', 16, 110) - gaze * dice.range('gaze-room', 10, 70));
  const tall =
    p.covered ||
    ['crown', 'horns', 'antenna', 'ears'].includes(look.headwear) ||
    look.hair === 'bun'
      ? 34 * s
      : 0;
  const high = p.up
    ? dice.range('high', 290, 370)
    : close
      ? dice.range('high', 440, 540)
      : 150 + s * 150 + tall + dice.range('high', -20, shot === 'wide' ? 150 : 60);
  const f: Frame = { w: 900, h: 1200, x, y: high, s };
  const drop = drawBackdrop(p, f);
  return compact(
    svg(
      900,
      1200,
      [drop.back, stage(p, art, f, dice.range('lean', -6, 6)), drop.front],
      p.sheet.toString(),
    ),
  );
};

/** The head of the same person, 320 × 320. */
export const avatar = (look: Look, palette: Palette, seed: string): string => {
  const p = createPerson(look, palette, seed);
  const { art } = drawPerson(p, false);
  const f: Frame = { w: 900, h: 900, x: 450, y: 450, s: 2.1 };
  const drop = drawBackdrop(p, { ...f, h: 1200 });
  return compact(svg(320, 320, [drop.back, stage(p, art, f, 0)], p.sheet.toString(), [900, 900]));
};

/** The whole person standing, 900 × 1350. */
export const figure = (look: Look, palette: Palette, seed: string): string => {
  // A full body has no room for a close-up; it is the same person seen from the front.
  const p = createPerson(look.view === 'close' ? { ...look, view: 'front' } : look, palette, seed);
  const lower = lowerBody(p);
  const { art, side } = drawPerson(p, true, lower);
  const towards = p.flip ? -side : side;
  const s = Math.min(0.98, 1110 / (lower.foot + 190));
  const f: Frame = { w: 900, h: 1350, x: 450 - towards * 34, y: 1268 - lower.foot * s, s };
  const drop = drawBackdrop(p, f);
  return compact(
    svg(900, 1350, [drop.back, lower.ground(f), stage(p, art, f, 0)], p.sheet.toString()),
  );
};
