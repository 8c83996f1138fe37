/** The dusk that every picture of the site is drawn in: one palette, and other palettes seen through it. */
import { mix } from '../../../reference-api/art/kit';
import { Stage } from '../../../reference-api/art/kit-stage';
import { palettes, type Palette } from '../../../reference-api/art/palettes';

/** Lantern light, ember, warm paper, jade: the accents of the site. */
export const AMBER = '#ffb454';
export const EMBER = '#ff8a3d';
export const JADE = '#4fb596';
/** Candle light: lit edges. */
export const CANDLE = '#ffdca6';

/** The site's own seven colours. */
export const dusk: Palette = {
  sky: '#151030',
  haze: '#5a48c8',
  mid: '#2a2063',
  deep: '#1d1648',
  ink: '#0d0a22',
  accent: EMBER,
  glow: CANDLE,
};

/** A stage in the colours of dusk; `name` seeds its dice. */
export const duskStage = (width: number, height: number, name: string): Stage =>
  new Stage(width, height, `art/${name}`, dusk);

/** A game's palette seen through dusk air: `air` 0 as it is, 1 all indigo. */
const throughAir = (palette: Palette, air: number): Palette => ({
  sky: mix(palette.sky, '#3b2f9c', air),
  haze: mix(palette.haze, '#5a48c8', air),
  mid: mix(palette.mid, '#3b2f9c', air),
  deep: mix(palette.deep, dusk.mid, air),
  ink: mix(palette.ink, dusk.deep, air),
  accent: mix(palette.accent, '#5a48c8', air * 0.6),
  glow: mix(palette.glow, '#b9aeff', air * 0.7),
});

/** Draws with the palette of a game instead of the stage's own. */
export const inWorld = (s: Stage, game: string, air: number, draw: () => void): void => {
  const [own, world] = [s.p, palettes[game]];
  if (!world) throw new Error(`no palette for ${game}`);
  s.p = throughAir(world, air);
  draw();
  s.p = own;
};
