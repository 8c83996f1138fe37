/** Paper Kingdom: views, near and indoors. */
import { group, line, mix, num, path, poly } from '../kit';
import { type Stage } from '../kit-stage';
import { gold, red, tower, white, type Tones } from './paper-kingdom-props';

/** A small flag on its pole. */
export const flag = (s: Stage, x: number, y: number, h: number): string =>
  line(`M${num(x)} ${num(y)}v${num(-h)}`, s.p.ink, 4) +
  poly(
    [
      [x, y - h],
      [x + h * 0.9, y - h * 0.78],
      [x, y - h * 0.5],
    ],
    s.p.accent,
  ) +
  poly(
    [
      [x, y - h],
      [x + h * 0.9, y - h * 0.78],
      [x, y - h * 0.74],
    ],
    mix(s.p.accent, s.p.glow, 0.5),
  );

/** The folded castle. */
export const castle = (s: Stage, x: number, y: number, k: number): void => {
  const [w, r, g] = [white(s), red(s), gold(s)];
  s.camera({ x, y, s: k }, () => {
    s.put(
      poly(
        [
          [-430, -70],
          [0, 145],
          [430, -70],
          [0, -285],
        ],
        s.p.deep,
        0.25,
      ),
    );
    s.put(
      tower(0, -190, 120, 250, w, r),
      flag(s, 0, -575, 60),
      tower(-220, -110, 96, 190, w, r),
      tower(220, -110, 96, 190, w, r),
      tower(-110, -130, 140, 140, w),
      tower(110, -130, 140, 140, w),
    );
    s.put(tower(0, -60, 190, 260, w, g), flag(s, 0, -540, 70));
    s.put(
      tower(-330, -50, 84, 130, w, r),
      tower(330, -50, 84, 130, w, r),
      tower(-190, 0, 150, 90, w),
      tower(190, 0, 150, 90, w),
      tower(0, 105, 150, 180, w, r),
    );
    s.put(
      path('M-52 80V20L-30 -18L-10 26V100Z', s.p.ink),
      poly(
        [
          [-52, 80],
          [-52, 20],
          [-30, -18],
          [-38, 40],
        ],
        s.p.deep,
      ),
      flag(s, 0, -250, 56),
    );
    for (const [wx, wy] of [
      [-40, -200],
      [-60, -150],
      [-236, -190],
      [-345, -110],
      [30, -140],
      [225, -190],
    ] as const)
      s.put(
        poly(
          [
            [wx, wy],
            [wx + 10, wy + 5],
            [wx + 10, wy - 22],
            [wx + 5, wy - 32],
            [wx, wy - 27],
          ],
          s.p.deep,
        ),
      );
  });
};

/** A folded crane, flying to the left. */
export const crane = (s: Stage, x: number, y: number, k: number, t: Tones, turn = 0): void => {
  s.put(
    group(
      [
        poly(
          [
            [10, 0],
            [120, 36],
            [40, 22],
          ],
          t[2],
        ),
        poly(
          [
            [-20, -6],
            [40, 22],
            [96, -130],
            [10, -40],
          ],
          t[2],
        ),
        poly(
          [
            [-30, -2],
            [44, 24],
            [-4, 44],
          ],
          t[1],
        ),
        poly(
          [
            [-24, 0],
            [34, 20],
            [16, -150],
            [-30, -40],
          ],
          t[0],
        ),
        poly(
          [
            [34, 20],
            [16, -150],
            [4, -20],
          ],
          t[1],
        ),
        poly(
          [
            [-24, 10],
            [-4, 30],
            [-120, -50],
          ],
          t[1],
        ),
        poly(
          [
            [-120, -50],
            [-160, -34],
            [-108, -34],
          ],
          t[0],
        ),
      ],
      { x, y, s: k, turn },
    ),
  );
};
