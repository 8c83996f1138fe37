/** The Nine Lives Inn: things that its pictures are made of. */
import { mix } from '../kit';
import { type Stage } from '../kit-stage';

/** The four coats of the guests. */
export const coats = (s: Stage): readonly [string, string, string, string] => [
  s.p.ink,
  mix(s.p.mid, s.p.deep, 0.2),
  s.p.glow,
  mix(s.p.deep, s.p.haze, 0.3),
];
