import { mix } from '../kit';
import type { Palette } from '../palettes';
import type { Dice } from './kit-paper';

interface Ground {
  readonly top: string;
  readonly low: string;
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  readonly light: string;
}

/** The colours of sky and land, one of several moods of the same palette. */
export const ground = (p: Palette, dice: Dice): Ground => {
  const grounds: readonly [Ground, ...Ground[]] = [
    {
      top: p.sky,
      low: p.haze,
      far: mix(p.haze, p.mid, 0.4),
      middle: p.mid,
      near: p.deep,
      light: p.glow,
    },
    {
      top: p.haze,
      low: mix(p.haze, p.glow, 0.75),
      far: mix(p.haze, p.mid, 0.25),
      middle: mix(p.mid, p.haze, 0.3),
      near: p.mid,
      light: mix(p.glow, p.accent, 0.25),
    },
    {
      top: p.deep,
      low: p.mid,
      far: mix(p.deep, p.mid, 0.75),
      middle: mix(p.deep, p.ink, 0.25),
      near: p.ink,
      light: p.accent,
    },
    {
      top: mix(p.accent, p.sky, 0.25),
      low: mix(p.accent, p.glow, 0.55),
      far: mix(p.accent, p.haze, 0.5),
      middle: mix(p.accent, p.mid, 0.55),
      near: mix(p.deep, p.accent, 0.25),
      light: p.glow,
    },
    {
      top: mix(p.mid, p.sky, 0.35),
      low: mix(p.mid, p.glow, 0.5),
      far: mix(p.mid, p.haze, 0.45),
      middle: mix(p.mid, p.deep, 0.4),
      near: mix(p.deep, p.ink, 0.2),
      light: mix(p.glow, p.accent, 0.5),
    },
    {
      top: p.ink,
      low: p.deep,
      far: mix(p.deep, p.mid, 0.6),
      middle: p.deep,
      near: mix(p.ink, p.deep, 0.35),
      light: mix(p.accent, p.glow, 0.35),
    },
    {
      top: mix(p.glow, p.haze, 0.2),
      low: mix(p.glow, p.accent, 0.22),
      far: mix(p.glow, p.haze, 0.7),
      middle: mix(p.haze, p.mid, 0.6),
      near: mix(p.mid, p.deep, 0.35),
      light: p.accent,
    },
  ];
  return dice.pick('ground', grounds);
};
