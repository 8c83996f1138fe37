import { ellipse, line, mix } from '../kit';
import { closed, oval } from './kit-shape';
import type { Person } from './person';

/** A hand: `grip` closes round a shaft that runs in direction `turn`, `palm` lies flat below something. */
export const hand = (
  p: Person,
  x: number,
  y: number,
  turn: number,
  pose: 'grip' | 'palm' | 'wave' = 'grip',
): string => {
  const { sheet, tones, look } = p;
  const s = p.body.arm * (look.kind === 'child' ? 0.95 : 1);
  const glove = look.outfit === 'diving-suit' || look.outfit === 'armor';
  const skin = glove
    ? mix(tones.lining, tones.metal, 0.4)
    : look.kind === 'robot'
      ? tones.metal
      : tones.skin;
  const dark = glove || look.kind === 'robot' ? mix(skin, p.palette.ink, 0.4) : tones.skinDark;
  const shadow = glove || look.kind === 'robot' ? undefined : tones.skinShade;
  const put = (content: string): string =>
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${s.toFixed(2)})">${content}</g>`;
  if (look.kind === 'bird' && !glove) {
    const feathers = [-26, 0, 26].map(
      (angle) =>
        `<g transform="rotate(${String(angle)})">${sheet.cut(oval(0, -24, 13, 36), skin, { rim: 3 })}</g>`,
    );
    return put(feathers.join(''));
  }
  if (look.kind === 'beast' && !glove) {
    const toes = [-18, 0, 18].map((dx) => line(`M${String(dx * 0.55)} -14v14`, dark, 4, 0.8));
    return put(sheet.cut(oval(0, 0, 35, 30), tones.socks, { rim: 4, drop: 0.14 }) + toes.join(''));
  }
  if (pose === 'wave') {
    const fingers = [-30, -10, 10, 28].map(
      (angle) =>
        `<g transform="rotate(${String(angle)})">${sheet.cut(oval(0, -40, 9.5, 24), skin, { rim: 3, shade: 0.2, shadow })}</g>`,
    );
    return put(
      `${fingers.join('')}<g transform="rotate(-74)">${sheet.cut(oval(0, -30, 10, 20), skin, { rim: 3, shadow })}</g>${sheet.cut(oval(0, 0, 27, 30), skin, { rim: 0, shade: 0.2, shadow })}`,
    );
  }
  if (pose === 'palm') {
    const fingers = [-21, -7, 7, 21].map((dx) => line(`M${String(dx)} -4v-13`, dark, 3, 0.55));
    return put(
      sheet.cut(
        closed([
          [-38, -10],
          [-30, -20],
          [30, -20],
          [38, -10],
          [28, 14],
          [0, 22],
          [-28, 14],
        ]),
        skin,
        { rim: 3.5, drop: 0.12, shadow },
      ) + fingers.join(''),
    );
  }
  const knuckles = [-15, 0, 15].map((dy) => line(`M-22 ${String(dy)}h34`, dark, 3, 0.6));
  return put(
    sheet.cut(
      closed([
        [-24, -30],
        [14, -31],
        [27, -18],
        [27, 20],
        [14, 31],
        [-24, 30],
        [-31, 0],
      ]),
      skin,
      { rim: 3.5, drop: 0.14, shadow },
    ) +
      knuckles.join('') +
      ellipse(16, -20, 14, 10, skin) +
      line('M6 -14q12 5 22 -4', dark, 3, 0.5),
  );
};
