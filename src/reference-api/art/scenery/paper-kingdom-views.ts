/** Paper Kingdom: whole views, drawn with its things. */
import { circle, ellipse, group, line, mix, num, path, poly, rect } from '../kit';
import { type Stage } from '../kit-stage';
import { castle, crane } from './paper-kingdom-places';
import { gold, red, white, type Tones } from './paper-kingdom-props';

/** A folded fox, sitting. */
export const fox = (s: Stage, x: number, y: number, k: number, t: Tones, flip = false): void => {
  const w = s.p.glow;
  s.put(
    group(
      [
        ellipse(10, 2, 120, 14, s.p.deep, 0.3),
        poly(
          [
            [30, 0],
            [150, -70],
            [120, -10],
            [60, 4],
          ],
          t[1],
        ),
        poly(
          [
            [150, -70],
            [120, -10],
            [126, -56],
          ],
          w,
        ),
        poly(
          [
            [-40, 0],
            [-30, -110],
            [70, -20],
            [60, 0],
          ],
          t[1],
        ),
        poly(
          [
            [-40, 0],
            [-30, -110],
            [10, 0],
          ],
          t[0],
        ),
        poly(
          [
            [70, -20],
            [60, 0],
            [10, 0],
            [20, -66],
          ],
          t[2],
        ),
        poly(
          [
            [-76, -170],
            [-100, -220],
            [-46, -196],
          ],
          t[2],
        ),
        poly(
          [
            [14, -170],
            [20, -226],
            [-26, -196],
          ],
          t[0],
        ),
        poly(
          [
            [-100, -160],
            [-36, -200],
            [24, -164],
            [-44, -96],
          ],
          t[1],
        ),
        poly(
          [
            [-100, -160],
            [-36, -200],
            [-40, -150],
          ],
          t[0],
        ),
        poly(
          [
            [-100, -160],
            [-40, -150],
            [-44, -96],
          ],
          w,
        ),
        poly(
          [
            [24, -164],
            [-40, -150],
            [-44, -96],
          ],
          mix(w, t[1], 0.35),
        ),
        circle(-44, -98, 8, s.p.ink),
        line('M-78 -152l14 4M-18 -150l14 -6', s.p.ink, 5),
      ],
      { x, y, s: k, flip },
    ),
  );
};

const board = (s: Stage, oy: number, cell: number): void => {
  const { haze, mid } = s.p;
  const n = Math.ceil(s.w / cell) + 4;
  for (let i = -n; i <= n; i += 1)
    for (let j = -n; j <= n; j += 1) {
      const [x, y] = [s.cx + ((i - j) * cell) / 2, oy + ((i + j) * cell) / 4];
      if (x < -cell || x > s.w + cell || y < -cell / 2 || y > s.h + cell / 2 || (i + j) % 2 !== 0)
        continue;
      s.put(
        path(
          `M${num(x)} ${num(y)}l${num(cell / 2)} ${num(cell / 4)}l${num(-cell / 2)} ${num(cell / 4)}l${num(-cell / 2)} ${num(-cell / 4)}z`,
          mix(haze, mid, 0.4),
          0.7,
        ),
      );
    }
};

/** The table with its board. */
export const table = (s: Stage): void => {
  const { haze, glow } = s.p;
  s.sky(haze, mix(haze, s.p.mid, 0.55), mix(s.p.mid, haze, 0.3));
  board(s, 330, s.wide ? 150 : 140);
  s.put(s.halo(s.w * 0.2, 60, 520, glow, 0.9));
};

/** A bent playing card with a picture. */
export const card = (
  s: Stage,
  x: number,
  y: number,
  k: number,
  turn: number,
  art: () => void,
): void => {
  const { glow, mid, deep, accent } = s.p;
  s.camera({ x, y, s: k, turn }, () => {
    s.put(
      rect(-104, -154, 220, 320, deep, 22, 0.3),
      rect(-112, -164, 224, 328, glow, 20),
      rect(-96, -148, 192, 296, s.down(mix(mid, glow, 0.55), mid), 12),
    );
    art();
    s.put(circle(-84, -136, 26, accent), circle(-89, -142, 9, glow));
  });
};

/** The castle and the beasts before it. */
export const siege = (s: Stage): void => {
  table(s);
  s.put(
    ellipse(s.w * (s.wide ? 0.66 : 0.57), 470, 520, 230, s.out([s.p.deep, 0.5], [s.p.deep, 0])),
  );
  castle(
    s,
    s.w * (s.wide ? 0.66 : 0.57),
    s.wide ? 530 : 545,
    s.wide ? 0.84 : Math.min(0.86, s.w / 1000),
  );
  fox(s, s.w * (s.wide ? 0.37 : 0.17), 640, s.wide ? 1 : 0.95, red(s), true);
  fox(s, s.w * (s.wide ? 0.93 : 0.9), 690, 0.8, gold(s));
  for (const [fx, y, k, i] of [
    [0.15, 200, 0.9, 0],
    [0.33, 120, 0.55, 1],
    [0.86, 150, 0.7, 0],
  ] as const)
    crane(s, s.w * fx, y, k, i ? gold(s) : white(s), -6);
};
