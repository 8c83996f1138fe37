import { palettes, type Palette } from '../palettes';
import { Dice, Sheet } from './kit-paper';
import type { Look } from './look';
import { ownOf, type Own } from './own';
import { tonesOf, type Tones } from './tones';

/** Measures of a head in its own units, from which hair and headwear take their size. */
export interface Head {
  /** Middle of the skull; features may lie beside it when the head is turned. */
  readonly cx: number;
  /** Half of the skull's width. */
  readonly half: number;
  readonly top: number;
  readonly chin: number;
  /** Where a hat's edge lies. */
  readonly brow: number;
  readonly eyeY: number;
  readonly eyeX: number;
  /** Size of the eyes, 1 for grown humans. */
  readonly eye: number;
}

/** Measures of a body in the same units; the neck begins at the head's chin. */
export interface Body {
  /** Half of the shoulders' width. */
  readonly shoulder: number;
  readonly neck: number;
  readonly waist: number;
  readonly arm: number;
  /** Height of the shoulders' line. */
  readonly top: number;
}

/** Everything the drawing functions need to know. Heads that turn face left; `flip` mirrors the finished person. */
export interface Person {
  readonly look: Look;
  readonly palette: Palette;
  readonly dice: Dice;
  readonly sheet: Sheet;
  readonly tones: Tones;
  readonly head: Head;
  readonly body: Body;
  /** 0 front, 1 three-quarter, 2 profile. */
  readonly turn: 0 | 1 | 2;
  readonly up: boolean;
  readonly flip: boolean;
  /** Headwear that hides the top of the hair. */
  readonly covered: boolean;
  /** What the seed says about the kind of animal. */
  readonly hint: string;
  /** What the text about this person says and no word of the look does. */
  readonly own: Own;
}

const headOf = (look: Look, dice: Dice, turn: 0 | 1 | 2): Head => {
  const cx = turn === 2 ? 12 : turn === 1 ? 8 : 0;
  const wide = dice.range('head-width', -4, 4);
  switch (look.kind) {
    case 'elder':
      return { cx, half: 92 + wide, top: -126, chin: 134, brow: -60, eyeY: 8, eyeX: 40, eye: 0.82 };
    case 'child':
      return {
        cx,
        half: 106 + wide,
        top: -124,
        chin: 108,
        brow: -52,
        eyeY: 24,
        eyeX: 47,
        eye: 1.24,
      };
    case 'robot':
      return { cx, half: 106, top: -114, chin: 108, brow: -62, eyeY: 0, eyeX: 46, eye: 1 };
    case 'beast':
      return {
        cx,
        half: 116 + wide,
        top: -106,
        chin: 106,
        brow: -58,
        eyeY: 2,
        eyeX: 52,
        eye: 1.05,
      };
    case 'bird':
      return {
        cx,
        half: 104 + wide,
        top: -118,
        chin: 112,
        brow: -62,
        eyeY: -4,
        eyeX: 48,
        eye: 1.05,
      };
    case 'fish':
      return { cx, half: 116, top: -104, chin: 104, brow: -62, eyeY: -8, eyeX: 66, eye: 1.1 };
    case 'plant':
      return {
        cx,
        half: 114 + wide,
        top: -100,
        chin: 104,
        brow: -52,
        eyeY: 20,
        eyeX: 50,
        eye: 1.15,
      };
    case 'spirit':
      return { cx, half: 94, top: -122, chin: 122, brow: -58, eyeY: 14, eyeX: 42, eye: 1.1 };
    case 'human':
      return { cx, half: 92 + wide, top: -128, chin: 126, brow: -58, eyeY: 12, eyeX: 41, eye: 1 };
  }
};

const bodyOf = (look: Look, dice: Dice): Body => {
  const base = {
    slim: { shoulder: 150, neck: 34, waist: 96, arm: 1, top: 196 },
    broad: { shoulder: 226, neck: 52, waist: 168, arm: 1.3, top: 196 },
    small: { shoulder: 136, neck: 34, waist: 108, arm: 0.98, top: 182 },
    tall: { shoulder: 182, neck: 40, waist: 118, arm: 1.08, top: 222 },
  }[look.build];
  const child = look.kind === 'child' ? 0.86 : 1;
  const soft = ['beast', 'bird', 'fish'].includes(look.kind);
  const stem = look.kind === 'plant';
  return {
    shoulder: base.shoulder * child * (soft ? 1.04 : 1) + dice.range('shoulder', -6, 6),
    neck: base.neck * (look.kind === 'child' ? 0.85 : soft ? 1.5 : stem ? 0.7 : 1),
    waist: base.waist * (soft || look.kind === 'child' ? 1.15 : 1),
    arm: base.arm * (look.kind === 'child' ? 0.86 : 1),
    top: base.top - (look.kind === 'child' ? 20 : soft ? 34 : look.kind === 'elder' ? 14 : 0),
  };
};

/** Headwear that covers the crown of the head. */
const covering = ['hood', 'straw-hat', 'helmet', 'cap'];

/** Works out a person from the words, the colours and the seed. */
export const createPerson = (look: Look, gamePalette: Palette, seed: string): Person => {
  const own = ownOf(seed, look);
  const palette = (own.game === undefined ? undefined : palettes[own.game]) ?? gamePalette;
  const dice = new Dice(seed, own.settled);
  const turn = look.view === 'profile' ? 2 : look.view === 'left' || look.view === 'right' ? 1 : 0;
  const flip = look.view === 'right' || (look.view !== 'left' && dice.chance('flip', 0.5));
  const sheet = new Sheet(palette);
  sheet.light = flip ? 1 : -1;
  const scarf = look.headwear === 'scarf' && dice.chance('headscarf', 0.5);
  return {
    look,
    palette,
    dice,
    sheet,
    tones: tonesOf(look, palette, dice, own.tones),
    head: headOf(look, dice, turn),
    body: bodyOf(look, dice),
    turn,
    up: look.view === 'up',
    flip,
    covered: covering.includes(look.headwear) || scarf,
    hint: seed.toLowerCase(),
    own,
  };
};

/** How near the viewer stands: a bust, a half figure or a wider shot with more of the world. */
export const shotOf = (p: Person): 'bust' | 'half' | 'wide' =>
  p.dice.pick<'bust' | 'half' | 'wide'>('shot', ['bust', 'half', 'half', 'wide']);

/** Where a point of the front of the face lies when the head is turned or lifted; `k` is the width left of it. */
export const onFace = (
  p: Person,
  x: number,
  y: number,
): { readonly x: number; readonly y: number; readonly k: number } => {
  const lift = p.up ? -20 - y * 0.08 : 0;
  if (p.turn === 0) return { x, y: y + lift, k: 1 };
  const r = p.head.half * 1.02;
  const yaw = p.turn === 1 ? -0.43 : -1.12;
  const angle = Math.asin(Math.max(-1, Math.min(1, x / r))) + yaw;
  return { x: p.head.cx + Math.sin(angle) * r, y: y + lift, k: Math.max(0, Math.cos(angle)) };
};
