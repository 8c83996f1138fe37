import { group } from '../kit';
import { arm, shoulderAt, type Sleeve } from './body';
import { emptyHands, idleArm, type Carried } from './carry-idle';
import { hand } from './hand';
import { shotOf, type Person } from './person';
import { longProps, umbrellaHandle, type LongProp } from './prop-long';
import { fiddleBow, huqin } from './prop-huqin';
import { roundProps, type RoundProp } from './prop-round';

/** How a prop can be held. */
type Hold =
  'shoulder' | 'upright' | 'cross' | 'front' | 'side' | 'hang' | 'raise' | 'parasol' | 'fiddle';

const holds: Readonly<Record<LongProp | RoundProp, readonly [Hold, ...Hold[]]>> = {
  sword: ['shoulder', 'upright', 'cross'],
  staff: ['upright', 'upright', 'shoulder'],
  bow: ['shoulder', 'upright'],
  wrench: ['shoulder', 'cross', 'upright'],
  umbrella: ['parasol'],
  flute: ['cross'],
  needle: ['cross', 'shoulder', 'upright'],
  brush: ['shoulder', 'cross', 'upright'],
  key: ['cross', 'shoulder', 'upright'],
  rod: ['shoulder'],
  lantern: ['hang', 'raise'],
  bell: ['hang', 'raise'],
  birdcage: ['raise', 'hang'],
  book: ['front', 'side'],
  cup: ['front', 'side'],
  letter: ['side', 'front'],
  drum: ['front'],
  ball: ['front', 'side'],
  map: ['front'],
  compass: ['side', 'front'],
  radio: ['front', 'side'],
  fan: ['side', 'side', 'front'],
  shield: ['side', 'front'],
  basket: ['front'],
  'tea-basket': ['front'],
  'mail-basket': ['front'],
  huqin: ['fiddle'],
  cat: ['front', 'side'],
};

const isLong = (prop: LongProp | RoundProp): prop is LongProp => prop in longProps;

const along = (x: number, y: number, turn: number, distance: number): [number, number] => [
  x + Math.sin((turn * Math.PI) / 180) * distance,
  y - Math.cos((turn * Math.PI) / 180) * distance,
];

/** Arms and prop of a person in clothes with the given sleeves. */
export const carry = (p: Person, sleeve: Sleeve): Carried => {
  const { look, dice, body } = p;
  const side: -1 | 1 = dice.chance('prop-side', 0.5) ? 1 : -1;
  if (look.prop === 'none') return emptyHands(p, sleeve, side);
  const other = side === 1 ? -1 : 1;
  const prop = look.prop;
  const close = look.view === 'close';
  const size =
    (look.kind === 'child' ? 0.84 : look.build === 'small' ? 0.92 : 1) *
    (close ? 0.7 : 1) *
    dice.range('prop-size', 0.94, 1.1);
  const lift = close
    ? -100
    : dice.range('prop-lift', -26, 34) - (shotOf(p) === 'bust' && !p.up ? 76 : 0);
  const wish = dice.pick('hold', holds[prop]);
  const hold =
    close && wish === 'raise'
      ? 'hang'
      : close && wish === 'front' && holds[prop].includes('side')
        ? 'side'
        : wish;
  const tilt = dice.range('prop-tilt', -1, 1);
  const art = isLong(prop) ? longProps[prop](p) : roundProps[prop](p);
  const put = (x: number, y: number, turn: number, flip = false): string =>
    group(art, { x, y, turn, s: size, flip });
  const far = p.turn > 0 && side < 0 ? 0.8 : 1;
  const idle = idleArm(p, other, sleeve);
  switch (hold) {
    case 'parasol': {
      const x = side * 108;
      const y = 400 + lift * 0.4;
      const turn = side * dice.range('parasol', 2, 16);
      return {
        back: put(x, y, turn),
        middle: group(umbrellaHandle(p), { x, y, turn, s: size }),
        arms: idle + arm(p, side, [x, y], sleeve),
        held: hand(p, x, y, turn),
        side,
      };
    }
    case 'fiddle': {
      // Seated: the box on the far thigh, one hand at the strings, the other at the bow.
      const [x, y, turn] = [-104, 628, -9];
      const [fx, fy] = along(x, y, turn, 270);
      const [bx, by] = [118, 566];
      return {
        back: '',
        middle: huqin(p, x, y, turn),
        arms: arm(p, -1, [fx, fy], sleeve) + arm(p, 1, [bx, by], sleeve),
        held: fiddleBow(p, bx, by, x, y - 62) + hand(p, fx, fy, turn) + hand(p, bx, by, 84),
        side: -1,
      };
    }
    case 'shoulder': {
      const x = side * (78 + tilt * 20);
      const y = 396 + lift;
      const turn = side * (35 + tilt * 8);
      const [hx, hy] = along(x, y, turn, -4);
      return {
        back: '',
        middle: put(x, y, turn, side < 0),
        arms: idle + arm(p, side, [hx, hy], sleeve),
        held: hand(p, hx, hy, turn),
        side,
      };
    }
    case 'upright': {
      const x = side * (close ? 136 : body.shoulder * far + 66);
      const y = 390 + lift;
      const turn = side * (5 + tilt * 5);
      return {
        back: '',
        middle: '',
        arms: idle + arm(p, side, [x, y], sleeve),
        held: put(x, y, turn, side < 0) + hand(p, x, y, turn),
        side,
      };
    }
    case 'cross': {
      const turn = side * (60 + tilt * 9);
      const y = 468 + lift * 0.6;
      const [ax, ay] = along(0, y, turn, 104);
      const [bx, by] = along(0, y, turn, -104);
      const lower = arm(p, other, [bx, by], sleeve);
      const upper = arm(p, side, [ax, ay], sleeve);
      return {
        back: '',
        middle: '',
        arms: lower + upper,
        held: put(0, y, turn, side < 0) + hand(p, ax, ay, turn) + hand(p, bx, by, turn),
        side,
      };
    }
    case 'hang': {
      const x = side * (close ? 108 : body.shoulder * 0.5 + 20);
      const y = close ? 206 : 352 + lift;
      return {
        back: '',
        middle: '',
        arms: idle + arm(p, side, [x, y], sleeve),
        held: put(x, y, tilt * 7) + hand(p, x, y, 90),
        side,
      };
    }
    case 'raise': {
      const [sx] = shoulderAt(p, side);
      const x = sx + side * (128 + tilt * 16);
      const y = 96 + lift;
      return {
        back: '',
        middle: '',
        arms: idle + arm(p, side, [x, y], sleeve),
        held: put(x, y, tilt * 6) + hand(p, x, y, 90),
        side,
      };
    }
    case 'side': {
      const x = side * (body.shoulder * 0.62 * far + 44);
      const y = 372 + lift;
      const wide = prop === 'shield' || prop === 'radio' || prop === 'cat' || prop === 'book';
      const under = wide ? 92 * size : prop === 'fan' ? 30 : 58 * size;
      const fingers =
        prop === 'fan' ? hand(p, x, y + under, side * 20) : hand(p, x, y + under + 6, 0, 'palm');
      return {
        back: '',
        middle: '',
        arms: idle + arm(p, side, [x, y + under + 8], sleeve),
        held:
          put(x, y, side * (prop === 'fan' ? 16 + tilt * 14 : tilt * 10)) +
          (prop === 'shield' ? '' : fingers),
        side,
      };
    }
    case 'front': {
      const y = 420 + lift;
      const x = tilt * 22;
      const reach =
        {
          book: 120,
          map: 140,
          drum: 0,
          radio: 128,
          basket: 130,
          'tea-basket': 130,
          'mail-basket': 130,
          cat: 84,
          shield: 110,
          ball: 72,
          cup: 60,
          letter: 92,
          compass: 62,
          fan: 40,
        }[prop as string] ?? 80;
      const low =
        {
          basket: 62,
          'tea-basket': 62,
          'mail-basket': 62,
          cat: 96,
          drum: 110,
          ball: 36,
          cup: 16,
          radio: 40,
          map: 40,
          book: 46,
        }[prop as string] ?? 40;
      const [lx, rx] = [x - reach * size, x + reach * size];
      const hy = y + low * size;
      const sticks = prop === 'drum';
      const arms =
        arm(p, -1, sticks ? [x - 92 * size, y - 178 * size] : [lx, hy], sleeve, false) +
        arm(p, 1, sticks ? [x + 116 * size, y - 164 * size] : [rx, hy], sleeve, false);
      const hands = sticks
        ? hand(p, x - 92 * size, y - 178 * size, -20) + hand(p, x + 116 * size, y - 164 * size, 24)
        : hand(p, lx, hy, -24) + group(hand(p, 0, 0, -24), { x: rx, y: hy, flip: true });
      return { back: '', middle: '', arms, held: put(x, y, tilt * 5) + hands, side };
    }
  }
};
