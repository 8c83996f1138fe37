import { mix, num, path, Random } from '../kit';
import { Defs, type Stop } from '../kit-defs';
import type { Palette } from '../palettes';

/** How a cut-out piece of paper looks; all parts have sensible defaults. */
export interface Cut {
  /** Width of the lit edge; 0 leaves it out. */
  readonly rim?: number;
  /** How much of `glow` the lit edge has. */
  readonly lit?: number;
  /** How dark the far lower corner gets, 0 to 1. */
  readonly shade?: number;
  /** What the far lower corner darkens into; skin in the green shade of a wood would look ill. */
  readonly shadow?: string | undefined;
  /** Strength of the shadow that the piece throws on what lies below it. */
  readonly drop?: number;
  /** Drawn on the piece and cut off at its edge: patterns, folds, spots. */
  readonly inside?: string;
}

/** Random choices that depend on their name only, so that a new choice never changes the others. */
export class Dice {
  constructor(
    private readonly seed: string,
    /** Throws that are settled already, 0 to 1, by name. */
    private readonly settled: Readonly<Record<string, number>> = {},
  ) {}

  private first(name: string): number {
    return this.settled[name] ?? this.source(name).next();
  }

  /** A number from `low` to `high`. */
  range(name: string, low: number, high: number): number {
    return low + (high - low) * this.first(name);
  }

  /** A whole number from 0 to `count` - 1. */
  index(name: string, count: number): number {
    return Math.min(count - 1, Math.floor(this.first(name) * count));
  }

  /** True in the given share of cases. */
  chance(name: string, share: number): boolean {
    return this.first(name) < share;
  }

  /** One element of a non-empty list. */
  pick<T>(name: string, list: readonly [T, ...T[]]): T {
    return list[this.index(name, list.length)] ?? list[0];
  }

  /** A stream of numbers of its own, for drawings that need many. */
  source(name: string): Random {
    const random = new Random(`${this.seed}/${name}`);
    // The first number of similar seeds is similar; one step mixes them well.
    random.next();
    return random;
  }
}

/** The sheet of paper: cuts pieces out of it with light from the upper left and keeps the definitions they need. */
export class Sheet {
  /** -1 when light comes from the left of the drawing's own coordinates, 1 inside a mirrored group. */
  light: -1 | 1 = -1;
  readonly defs = new Defs();
  private readonly clips: string[] = [];
  private pieces = 0;

  constructor(readonly palette: Palette) {}

  /** A shape with lit edge and shaded body. */
  cut(
    d: string,
    fill: string,
    { rim = 4, lit = 0.6, shade = 0.4, shadow, drop = 0, inside = '' }: Cut = {},
  ): string {
    const { glow, ink, deep } = this.palette;
    this.pieces += 1;
    const id = `p${String(this.pieces)}`;
    const move = (x: number, y: number): string =>
      x || y ? ` transform="translate(${num(x)} ${num(y)})"` : '';
    const use = (paint: string, x: number, y: number, extra = ''): string =>
      `<use href="#${id}" fill="${paint}"${move(x, y)}${extra}/>`;
    const body =
      shade > 0 ? this.sweep(fill, mix(fill, shadow ?? mix(deep, ink, 0.35), shade)) : fill;
    const lower =
      drop > 0
        ? use(ink, -5 * this.light, 10, ` opacity="${String(Math.round(drop * 100) / 100)}"`)
        : '';
    // Without details inside, the shifted copy may as well stick out a little: that saves the clip.
    if (!inside)
      return `${lower}<g fill="${rim > 0 ? mix(fill, glow, lit) : body}"><path id="${id}" d="${d}"/></g>${rim > 0 ? use(body, -rim * this.light * 0.7, rim * 0.7) : ''}`;
    this.clips.push(`<clipPath id="c${id}"><path id="${id}" d="${d}"/></clipPath>`);
    const edge =
      rim > 0
        ? use(mix(fill, glow, lit), 0, 0) + use(body, -rim * this.light, rim)
        : use(body, 0, 0);
    return `${lower}<g clip-path="url(#c${id})">${edge}${inside}</g>`;
  }

  /** A gradient from the lit upper corner to the far lower one. */
  sweep(from: string, to: string): string {
    const [x1, x2] = this.light < 0 ? [0.1, 0.9] : [0.9, 0.1];
    return this.defs.linear([[from, 1, 0.3], to], x1, 0, x2, 1);
  }

  /** Content cut off at the edge of a shape. */
  clip(d: string, content: string): string {
    return `<g clip-path="${this.defs.clip(`<path d="${d}"/>`)}">${content}</g>`;
  }

  /** A soft round light. */
  halo(x: number, y: number, r: number, color: string, strength: number): string {
    const stops: Stop[] = [
      [color, strength],
      [color, strength * 0.45, 0.5],
      [color, 0],
    ];
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${this.defs.radial(stops)}"/>`;
  }

  /** A flat shape without light; short for details. */
  flat(d: string, fill: string, opacity = 1): string {
    return path(d, fill, opacity);
  }

  /** All definitions, for the head of the file. */
  toString(): string {
    return String(this.defs) + this.clips.join('');
  }
}

/** Brightness of a colour, 0 to 1, as the eye sees it. */
export const brightness = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(
    (start) => parseInt(hex.slice(start, start + 2), 16) / 255,
  );
  return 0.3 * r + 0.59 * g + 0.11 * b;
};

/** How different two colours are; 0 same, about 1 for black and white. */
export const distance = (a: string, b: string): number => {
  const [r = 0, g = 0, v = 0] = [1, 3, 5].map(
    (start) =>
      (parseInt(a.slice(start, start + 2), 16) - parseInt(b.slice(start, start + 2), 16)) / 255,
  );
  return Math.sqrt(0.3 * r * r + 0.5 * g * g + 0.2 * v * v);
};
