/** The stage of one scenery picture: 720 units high, as wide as the frame asks; collects parts and gradients. */
import { Defs, Random, circle, group, mix, path, rect, svg, type Place, type Stop } from './kit';
import { palettes, type Palette } from './palettes';

/** The pictures that every game has. */
export type Shot =
  'cover' | 'banner' | 'gallery-1' | 'gallery-2' | 'icon' | 'scene-1' | 'scene-2' | 'scene-3';

/** All shots, in a fixed order. */
export const shots: readonly Shot[] = [
  'cover',
  'banner',
  'gallery-1',
  'gallery-2',
  'icon',
  'scene-1',
  'scene-2',
  'scene-3',
];

/** Draws one picture of a game as SVG text for a frame of width × height pixels. */
export type Scenery = (width: number, height: number, shot: Shot) => string;

/** Another hour of the same world. */
type Hour = 'night' | 'dusk' | 'pale' | 'storm';

/** The palette at another hour, mixed from its own seven colours. */
function atHour(p: Palette, hour: Hour): Palette {
  const { sky, haze, mid, deep, ink, accent, glow } = p;
  if (hour === 'night')
    return {
      ...p,
      sky: mix(ink, deep, 0.45),
      haze: mix(deep, haze, 0.4),
      mid: mix(deep, mid, 0.45),
      deep: mix(ink, deep, 0.6),
      glow: mix(glow, mid, 0.35),
    };
  if (hour === 'dusk')
    return {
      ...p,
      sky: mix(mix(sky, deep, 0.55), accent, 0.15),
      haze: mix(haze, accent, 0.55),
      mid: mix(mid, deep, 0.45),
      deep: mix(deep, ink, 0.35),
      glow: mix(glow, accent, 0.35),
    };
  if (hour === 'pale')
    return {
      ...p,
      sky: mix(mix(sky, haze, 0.4), glow, 0.45),
      haze: mix(haze, glow, 0.5),
      mid: mix(mid, haze, 0.35),
      deep: mix(deep, mid, 0.4),
      ink: mix(ink, deep, 0.35),
    };
  return {
    ...p,
    sky: mix(deep, sky, 0.25),
    haze: mix(mid, haze, 0.4),
    mid: mix(mid, deep, 0.55),
    deep: mix(deep, ink, 0.45),
    accent,
    glow: mix(glow, haze, 0.3),
  };
}

/** Height of the stage in its own units. */
const STAGE_HEIGHT = 720;

/** Collects the parts of one picture, back to front. */
export class Stage {
  readonly h = STAGE_HEIGHT;
  readonly w: number;
  /** The middle of the width. */
  readonly cx: number;
  /** True in frames much wider than 16:9. */
  readonly wide: boolean;
  readonly r: Random;
  p: Palette;
  private readonly parts: string[] = [];
  private readonly defs = new Defs();

  constructor(
    private readonly width: number,
    private readonly height: number,
    seed: string,
    palette: Palette,
  ) {
    this.w = (width / height) * STAGE_HEIGHT;
    this.cx = this.w / 2;
    this.wide = this.w / this.h > 2.2;
    this.r = new Random(seed);
    this.p = palette;
  }

  /** Changes the hour; call it before drawing. */
  hour(hour: Hour): this {
    this.p = atHour(this.p, hour);
    return this;
  }

  /** Adds parts in front of what is there. */
  put(...parts: string[]): this {
    this.parts.push(...parts);
    return this;
  }

  /** A gradient from top to bottom of a shape. */
  down(...stops: Stop[]): string {
    return this.defs.linear(stops);
  }

  /** A gradient from left to right of a shape. */
  across(...stops: Stop[]): string {
    return this.defs.linear(stops, 0, 0, 1, 0);
  }

  /** A gradient from the upper left to the lower right of a shape. */
  slant(...stops: Stop[]): string {
    return this.defs.linear(stops, 0, 0, 1, 1);
  }

  /** A gradient from the middle outwards. */
  out(...stops: Stop[]): string {
    return this.defs.radial(stops);
  }

  /** A ball lit from the upper left. */
  ball(...stops: Stop[]): string {
    return this.defs.radial(stops, 0.32, 0.28, 0.8);
  }

  /** Keeps a group to be shown many times with `use`. */
  shape(...parts: string[]): string {
    return this.defs.shape(parts.join(''));
  }

  /** A clip made of shapes. */
  clip(shapes: string): string {
    return this.defs.clip(shapes);
  }

  /** Fills the frame from top to bottom. */
  sky(...stops: Stop[]): this {
    return this.put(rect(-2, -2, this.w + 4, this.h + 4, this.down(...stops)));
  }

  /** Light that fades out around a point. */
  halo(x: number, y: number, r: number, color: string, opacity = 0.6): string {
    return circle(x, y, r, this.out([color, opacity], [color, opacity * 0.35, 0.45], [color, 0]));
  }

  /** A soft band of mist across the frame. */
  mist(y: number, height: number, color: string, opacity = 0.7): string {
    return rect(-2, y, this.w + 4, height, this.down([color, 0], [color, opacity], [color, 0]));
  }

  /** Darkens towards the bottom (or, turned over, the top) so that the frame has a floor. */
  floor(y: number, color: string, opacity = 0.7): string {
    return rect(-2, y, this.w + 4, this.h - y + 2, this.down([color, 0], [color, opacity]));
  }

  /** Darkens the corners. */
  vignette(color: string, opacity = 0.5): string {
    return rect(
      -2,
      -2,
      this.w + 4,
      this.h + 4,
      this.defs.radial(
        [
          [color, 0],
          [color, 0, 0.55],
          [color, opacity],
        ],
        0.5,
        0.5,
        0.75,
      ),
    );
  }

  /** A group of everything that `draw` puts: a nearer or turned camera. */
  camera(place: Place, draw: () => void): this {
    const from = this.parts.length;
    draw();
    const taken = this.parts.splice(from);
    return this.put(group(taken, place));
  }

  /** Looks at x,y (stage units) from `zoom` times nearer; zoom ≥ 1 keeps the edges covered. */
  zoom(zoom: number, x: number, y: number, draw: () => void): this {
    const px = Math.min(0, Math.max(this.w * (1 - zoom), this.cx - x * zoom));
    const py = Math.min(0, Math.max(this.h * (1 - zoom), this.h / 2 - y * zoom));
    return this.camera({ x: px, y: py, s: zoom }, draw);
  }

  /** Everything mirrored left to right. */
  mirror(draw: () => void): this {
    return this.camera({ x: this.w, s: 1, flip: true, sy: 1 }, draw);
  }

  /** A dark frame of a window or hole: everything outside the path `hole`. */
  frame(hole: string, fill: string): string {
    return path(
      `M-9 -9H${String(Math.ceil(this.w) + 9)}V${String(this.h + 9)}H-9Z${hole}`,
      fill,
      1,
      'fill-rule="evenodd"',
    );
  }

  toString(): string {
    return svg(this.width, this.height, this.parts, this.defs, [this.w, this.h]);
  }
}

/** Makes the drawing function of one game from a recipe for each shot. */
export function scenery(id: string, recipes: Readonly<Record<Shot, (s: Stage) => void>>): Scenery {
  const palette = palettes[id];
  if (!palette) throw new Error(`no palette for ${id}`);
  return (width, height, shot) => {
    const stage = new Stage(width, height, `${id}/${shot}`, palette);
    recipes[shot](stage);
    return stage.toString();
  };
}
