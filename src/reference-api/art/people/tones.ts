import { mix } from '../kit';
import type { Palette } from '../palettes';
import { ground } from './grounds';
import { brightness, distance, type Dice } from './kit-paper';
import type { Look } from './look';
import type { OwnTones } from './own';

/** The colours of one person and of the paper behind. */
export interface Tones {
  readonly skin: string;
  readonly skinDark: string;
  /** What skin darkens into away from the light. */
  readonly skinShade: string;
  /** Paws, chest and tip of the tail of an animal. */
  readonly socks: string;
  readonly blush: string;
  readonly hair: string;
  readonly hairLight: string;
  readonly iris: string;
  /** Lines of the face. */
  readonly line: string;
  /** Main colour of the clothes, the second and the trim. */
  readonly cloth: string;
  readonly lining: string;
  readonly trim: string;
  readonly hat: string;
  readonly metal: string;
  readonly wood: string;
  readonly paper: string;
  /** Sky of the picture, from the top to the bottom, and the shapes that stand in it, from far to near. */
  readonly skyTop: string;
  readonly skyLow: string;
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  /** Sun, moon and lights behind the person. */
  readonly light: string;
  readonly dark: boolean;
}

type Colors = readonly [string, ...string[]];

const skins: Colors = ['#fbe0cd', '#f6cfae', '#eeba92', '#dda277', '#c08358', '#9c6340', '#744630'];

const naturalHair: Colors = [
  '#231a1e',
  '#37241f',
  '#4f2f22',
  '#7b4427',
  '#a8623a',
  '#d9a55f',
  '#efd9a8',
];

const greyHair: Colors = ['#f2efe9', '#d9d6d3', '#b7b5b8', '#8d8b91'];

const best = (candidates: Colors, against: readonly string[], dice: Dice, name: string): string => {
  const scored = candidates
    .map((color) => ({
      color,
      score:
        Math.min(...against.map((other) => distance(color, other))) +
        dice.range(`${name}${color}`, 0, 0.14),
    }))
    .sort((a, b) => b.score - a.score);
  // Any of the well separated colours will do; the best alone would dress everybody the same.
  const [first, second, third] = scored;
  const good = [first, second, third].filter((entry) => entry !== undefined && entry.score > 0.3);
  return (good[dice.index(name, Math.max(1, good.length))] ?? first)?.color ?? candidates[0];
};

/** Chooses the colours of a person so that skin, hair, clothes and backdrop stand apart from each other. */
export const tonesOf = (look: Look, p: Palette, dice: Dice, own: OwnTones = {}): Tones => {
  const back = ground(p, dice);
  const behind = mix(back.top, back.low, 0.5);
  const human = look.kind === 'human' || look.kind === 'child' || look.kind === 'elder';
  const skinBase = dice.pick('skin', skins);
  const creatures: Readonly<Record<string, Colors>> = {
    robot: [
      mix(p.haze, p.glow, 0.5),
      mix(p.mid, p.glow, 0.35),
      mix(p.accent, p.glow, 0.3),
      mix(p.deep, p.haze, 0.45),
      p.accent,
    ],
    beast: ['#e9a35f', '#8f6a50', '#f1e4d2', '#b8b2ad', '#5b5560', '#c97c4a', '#d8bb92'],
    bird: [
      mix(p.accent, p.glow, 0.2),
      mix(p.mid, p.glow, 0.45),
      '#f4efe6',
      '#5a6a85',
      mix(p.deep, p.mid, 0.4),
      '#d99b5b',
    ],
    fish: [
      mix(p.accent, p.glow, 0.2),
      mix(p.haze, p.glow, 0.4),
      mix(p.mid, p.accent, 0.3),
      mix(p.accent, '#ff8d6b', 0.5),
      '#8fc7c9',
    ],
    plant: [
      '#f3e6cb',
      '#a9cf7f',
      '#e59a4b',
      '#c9896a',
      '#e7b7c0',
      mix('#86b95a', p.glow, 0.2),
      '#a98262',
    ],
    spirit: [
      mix(p.glow, p.haze, 0.2),
      mix(p.accent, p.glow, 0.65),
      mix(p.haze, '#ffffff', 0.6),
      mix(p.mid, p.glow, 0.7),
    ],
  };
  const pool = human ? undefined : creatures[look.kind];
  const skin =
    own.skin ??
    (pool
      ? mix(best(pool, [behind], dice, 'hide'), p.haze, 0.1)
      : mix(mix(skinBase, p.glow, 0.08), p.haze, 0.04));
  const hairPool: Colors =
    look.kind === 'elder'
      ? greyHair
      : look.kind === 'plant'
        ? [
            mix('#5f9a48', p.mid, 0.25),
            mix('#8cbf5e', p.glow, 0.2),
            mix('#3f7a4c', p.deep, 0.3),
            mix(p.accent, p.glow, 0.2),
          ]
        : look.kind === 'spirit'
          ? [
              mix(p.accent, p.glow, 0.45),
              mix(p.haze, p.glow, 0.55),
              mix(p.mid, p.glow, 0.3),
              mix(p.accent, p.mid, 0.4),
            ]
          : [
              ...naturalHair,
              p.ink,
              mix(p.accent, p.glow, 0.25),
              mix(p.mid, p.deep, 0.4),
              mix(p.accent, p.ink, 0.45),
            ];
  const hair = own.hair ?? mix(best(hairPool, [skin, behind], dice, 'hair'), p.deep, 0.12);
  const cloths: Colors = [
    p.accent,
    p.deep,
    mix(p.mid, p.deep, 0.3),
    mix(p.accent, p.deep, 0.55),
    mix(p.glow, p.haze, 0.25),
    mix(p.mid, p.glow, 0.45),
    mix(p.ink, p.deep, 0.4),
    mix(p.accent, p.mid, 0.6),
  ];
  const cloth = own.cloth ?? best(cloths, [behind, behind, back.middle, skin], dice, 'cloth');
  const lining = own.lining ?? best(cloths, [cloth, skin], dice, 'lining');
  const trim =
    own.trim ??
    best([p.glow, p.accent, mix(p.accent, p.glow, 0.5), p.ink], [cloth, lining], dice, 'trim');
  const hat = own.hat ?? best(cloths, [hair, behind, skin], dice, 'hat');
  const deepSkin = mix(skin, mix(p.deep, '#a2452f', human ? 0.8 : 0.2), 0.38);
  return {
    skin,
    skinDark: deepSkin,
    skinShade: human ? mix(deepSkin, mix('#7a3f3a', p.deep, 0.3), 0.2) : mix(p.deep, p.ink, 0.35),
    socks: own.socks ?? skin,
    blush:
      own.blush ?? mix(mix('#f0745c', p.accent, 0.25), skin, brightness(skin) > 0.6 ? 0.35 : 0.55),
    hair,
    hairLight: mix(hair, mix(p.glow, hair, 0.2), 0.42),
    iris:
      own.iris ??
      dice.pick('iris', [
        mix(p.accent, p.ink, 0.25),
        mix(p.mid, p.ink, 0.2),
        '#6b4630',
        '#3f7a6a',
        '#4a5fa0',
      ]),
    line: mix(p.ink, '#2a1418', 0.5),
    cloth,
    lining,
    trim,
    hat,
    metal: mix(dice.pick('metal', ['#c9ced6', '#d9b36a', '#b98a5a']), p.haze, 0.25),
    wood: mix('#8a5a38', p.deep, 0.25),
    paper: mix('#fff6e4', p.glow, 0.5),
    skyTop: back.top,
    skyLow: back.low,
    far: back.far,
    middle: back.middle,
    near: back.near,
    light:
      distance(back.light, behind) > 0.2
        ? back.light
        : mix(back.light, brightness(behind) > 0.5 ? p.accent : p.glow, 0.7),
    dark: brightness(behind) < 0.42,
  };
};
