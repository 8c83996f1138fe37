/** A game controller, as it is held by everybody in the pictures. */
import { circle, group, line, mix, path, type Place } from '../../../reference-api/art/kit';
import type { Stage } from '../../../reference-api/art/kit-stage';
import { AMBER, CANDLE, dusk, JADE } from './dusk';

/** A controller about 100 wide around 0,0. */
export const gamePad = (s: Stage, color: string, place: Place): string => {
  const body =
    'M-38 -20Q-22 -27 -11 -20H11Q22 -27 38 -20Q54 4 50 27Q41 40 28 23L18 10H-18L-28 23Q-41 40 -50 27Q-54 4 -38 -20Z';
  return group(
    [
      path(body, dusk.ink, 0.5, 'transform="translate(3 4)"'),
      path(body, s.slant(mix(color, '#ffffff', 0.6), color, mix(color, dusk.mid, 0.45))),
      line('M-28 -13V2M-35.500 -5.500H-20.500', dusk.ink, 5),
      circle(22, -5, 3.8, AMBER),
      circle(31, -13, 3.8, JADE),
      circle(31, 3, 3.8, '#ff7d7d'),
      circle(40, -5, 3.8, CANDLE),
      circle(-12, 5, 6.5, dusk.ink),
      circle(12, 5, 6.5, dusk.ink),
      circle(0, -10, 3, '#fff6e0'),
    ],
    place,
  );
};
