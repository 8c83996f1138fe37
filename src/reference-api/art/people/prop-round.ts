import { circle, line, mix, path } from '../kit';
import { eye } from './face';
import { closed, oval, ribbon, sway } from './kit-shape';
import type { Person } from './person';
import { huqin } from './prop-huqin';
import { basket, letters, teaLeaves } from './prop-basket';
import { bell, birdcage, lantern } from './prop-hanging';
import { book, compass, cup, letter, map } from './prop-paper';
import { ball, drum, fan, radio, shield } from './prop-things';

/** Things held before the chest, around 0,0, or hanging from the hand at 0,0. */
export type RoundProp =
  | 'lantern'
  | 'book'
  | 'cup'
  | 'letter'
  | 'drum'
  | 'ball'
  | 'map'
  | 'bell'
  | 'compass'
  | 'radio'
  | 'fan'
  | 'shield'
  | 'basket'
  | 'tea-basket'
  | 'mail-basket'
  | 'huqin'
  | 'cat'
  | 'birdcage';

const cat = (p: Person): string => {
  const { sheet, palette, dice } = p;
  const fur = mix(
    dice.pick('fur', ['#f3e7d6', '#e09a52', '#4a4350', '#a39a9a']),
    palette.haze,
    0.12,
  );
  const dark = mix(fur, palette.ink, 0.5);
  const ears = [-1, 1]
    .map((s) =>
      sheet.cut(
        closed(
          [
            [s * 62, -86],
            [s * 66, -158],
            [s * 14, -120],
          ],
          0.4,
        ),
        fur,
        {
          rim: 4,
          inside: path(
            closed(
              [
                [s * 54, -100],
                [s * 58, -136],
                [s * 30, -116],
              ],
              0.4,
            ),
            '#ef9d8e',
            0.8,
          ),
        },
      ),
    )
    .join('');
  const face: Person = {
    ...p,
    look: { ...p.look, mood: dice.pick('cat-mood', ['calm', 'sleepy', 'smile']) },
    turn: 0,
    up: false,
  };
  return (
    sheet.cut(
      ribbon(sway([80, 90], [190, 90], [200, -10], [140, -50]), (t) => 20 - 7 * t),
      fur,
      { rim: 4, inside: circle(146, -46, 26, dark) },
    ) +
    sheet.cut(
      closed([
        [-70, -40],
        [70, -40],
        [110, 60],
        [84, 128],
        [-84, 128],
        [-110, 60],
      ]),
      fur,
      { rim: 5, drop: 0.16, inside: path(oval(0, 60, 46, 60), '#fff8ec', 0.8) },
    ) +
    ears +
    sheet.cut(
      closed([
        [0, -136],
        [70, -110],
        [84, -56],
        [54, -12],
        [-54, -12],
        [-84, -56],
        [-70, -110],
      ]),
      fur,
      { rim: 5, drop: 0.14, inside: path(oval(sheet.light * 40, -120, 44, 40), dark, 0.75) },
    ) +
    eye(face, -33, -70, 0.8, -1) +
    eye(face, 33, -70, 0.8, 1) +
    path('M-9 -50h18l-9 11Z', '#d9776f') +
    line('M0 -40q-12 16 -24 4M0 -40q12 16 24 4', dark, 4)
  );
};

/** Draws a thing around 0,0. */
export const roundProps: Readonly<Record<RoundProp, (p: Person) => string>> = {
  lantern,
  book,
  cup,
  letter,
  drum,
  ball,
  map,
  bell,
  compass,
  radio,
  fan,
  shield,
  basket: (p) => basket(p),
  'tea-basket': (p) => basket(p, teaLeaves(p)),
  'mail-basket': (p) => basket(p, letters(p)),
  huqin: (p) => huqin(p),
  cat,
  birdcage,
};
