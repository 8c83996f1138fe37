import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { errorMessage } from '../../../node/errors';
import type { Variant } from '../../../routes';
import { BuildFaults } from '../faults';
import { faultsOf } from './wire-faults';

const FILE = 'content/art/hero-places.json';

const fractionSchema = z.number().check(z.minimum(0), z.maximum(1));

/** A thing in the key art that stands for a game. Lengths are fractions of the picture's width and height. */
const placeSchema = z.strictObject({
  thing: z.string().check(z.minLength(1)),
  game: z.string().check(z.minLength(1)),
  x: fractionSchema,
  y: fractionSchema,
  width: fractionSchema,
  height: fractionSchema,
});

type HeroPlace = z.infer<typeof placeSchema>;

const WITHIN = 'expected a place that lies within the picture and has a size';
const ONCE = 'expected each game once';

function isWithin({ x, y, width, height }: HeroPlace): boolean {
  return width > 0 && height > 0 && x + width <= 1 && y + height <= 1;
}

function namesEachOnce(places: readonly HeroPlace[]): boolean {
  return new Set(places.map(({ game }) => game)).size === places.length;
}

const pictureSchema = z.strictObject({
  /** Things in the order in which Tab goes through them. */
  things: z
    .array(placeSchema.check(z.refine(isWithin, WITHIN)))
    .check(z.refine(namesEachOnce, ONCE)),
  /** Places where a lantern may hang for an activity that is running. */
  lanterns: z.array(z.strictObject({ x: fractionSchema, y: fractionSchema })),
  /** Place of the cards in the evening, the door to tonight's table; without it there is none. */
  table: z.optional(z.strictObject({ x: fractionSchema, y: fractionSchema })),
});

const heroPlacesSchema = z.strictObject({ hero: pictureSchema, 'hero-m': pictureSchema });

/** Places in the key art of each variant. */
export type HeroPlaces = Readonly<Record<Variant, z.infer<typeof pictureSchema>>>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const fault = { where: FILE, what: `is not JSON: ${errorMessage(error)}` };
    throw new BuildFaults('The places in the key art are not valid:', [fault]);
  }
}

/**
 * Checks the places in the key art.
 * @throws BuildFaults naming every field that is wrong
 */
export function parseHeroPlaces(text: string): HeroPlaces {
  const value = parseJson(text);
  const result = heroPlacesSchema.safeParse(value);
  if (!result.success) {
    const faults = faultsOf(FILE, value, result.error.issues);
    throw new BuildFaults('The places in the key art are not valid:', faults);
  }
  return { pc: result.data.hero, m: result.data['hero-m'] };
}

/** Reads the places in the key art from the folder of the site's own pictures, and checks them. */
export async function readHeroPlaces(folder: string): Promise<HeroPlaces> {
  return parseHeroPlaces(await readFile(path.join(folder, 'hero-places.json'), 'utf8'));
}

/** A place as the style of what stands in it, in a box that the picture covers. */
type Box = Readonly<Record<string, string>>;

/** The key art as the home page takes it. */
interface Roof {
  readonly things: readonly { readonly game: string; readonly box: Box }[];
  readonly lanterns: readonly Box[];
  readonly table?: Box;
}

interface Picture {
  /** Its height in widths. */
  readonly ratio: number;
  /** Height of what lies over its top, in pixels: on a desktop the header. */
  readonly covered: number;
}

const pictures: Readonly<Record<Variant, Picture>> = {
  pc: { ratio: 9 / 16, covered: 72 },
  m: { ratio: 4 / 3, covered: 0 },
};

/** The point of a picture that stays in its place when a window cuts it. */
const FOCUS = { x: 0.78, y: 0.7 } as const;

/** The least size of a touch target, in pixels. */
const TOUCH_PX = 44;

function rounded(factor: number): string {
  return String(Number(factor.toFixed(4)));
}

/**
 * Computes where a place is while the picture covers a box of any shape: the box is a size container, and
 * `object-position` is the point of focus. What is cut off keeps its place at the edge.
 */
function boxOf(place: Omit<HeroPlace, 'thing' | 'game'>, { ratio, covered }: Picture): Box {
  const width = `max(100cqw, ${rounded(100 / ratio)}cqh)`;
  const height = `max(${rounded(100 * ratio)}cqw, 100cqh)`;
  const x = place.x + place.width / 2;
  const y = place.y + place.height / 2;
  const half = TOUCH_PX / 2;
  const left = `${rounded(100 * FOCUS.x)}cqw + ${rounded(x - FOCUS.x)} * ${width}`;
  const top = `${rounded(100 * FOCUS.y)}cqh + ${rounded(y - FOCUS.y)} * ${height}`;
  return {
    '--x': rounded(x),
    left: `clamp(${String(half)}px, ${left}, 100cqw - ${String(half)}px)`,
    top: `clamp(${String(covered + half)}px, ${top}, 100cqh - ${String(half)}px)`,
    width: `max(${String(TOUCH_PX)}px, ${rounded(place.width)} * ${width})`,
    height: `max(${String(TOUCH_PX)}px, ${rounded(place.height)} * ${height})`,
  };
}

/** Makes the home page's links in the key art. A game that is gone takes its own link with it and nothing else. */
export function toRoof(
  heroPlaces: HeroPlaces,
  variant: Variant,
  games: readonly { readonly id: string }[],
): Roof {
  const { things, lanterns, table } = heroPlaces[variant];
  const picture = pictures[variant];
  const ids = new Set(games.map(({ id }) => id));
  return {
    things: things
      .filter(({ game }) => ids.has(game))
      .map(({ game, ...place }) => ({ game, box: boxOf(place, picture) })),
    lanterns: lanterns.map((at) => boxOf({ ...at, width: 0, height: 0 }, picture)),
    ...(table && { table: boxOf({ ...table, width: 0, height: 0 }, picture) }),
  };
}
