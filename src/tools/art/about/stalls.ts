/** The stalls of the night market; each stands on x,y. */
import { circle, ellipse, group, line, mix, num, path, rect } from '../../../reference-api/art/kit';
import type { Stage } from '../../../reference-api/art/kit-stage';
import { AMBER, CANDLE, dusk, EMBER, JADE } from '../shared/dusk';
import { hangingLantern } from '../shared/lights';
import { gamePad } from '../shared/pad';

/** What a stall has to offer. */
export type Goods = 'buns' | 'pads' | 'fish' | 'lanterns';

const wares = (s: Stage, goods: Goods): string[] => {
  const at = Array.from({ length: 5 }, (_, i) => -96 + i * 48);
  switch (goods) {
    case 'buns':
      return [-72, 20].map((x) =>
        [
          rect(x - 6, -122, 74, 26, '#b97a48', 4),
          line(`M${num(x - 4)} -110h70`, '#8f5538', 2.5),
          ...[8, 31, 54].map((d) =>
            circle(x + d, -126, 13, s.ball('#ffffff', '#fff0dc', '#d9b49c')),
          ),
          line(
            `M${num(x + 20)} -146q-9 -16 0 -28t0 -24M${num(x + 42)} -146q-8 -12 0 -24`,
            '#ffffff',
            4,
            0.35,
          ),
        ].join(''),
      );
    case 'pads':
      return at
        .filter((_, i) => i % 2 === 0)
        .map((x, i) =>
          gamePad(s, ['#efe8ff', '#ffb8a0', JADE][i] ?? AMBER, {
            x,
            y: -118,
            s: 0.62,
            turn: -8 + i * 8,
          }),
        );
    case 'fish':
      return at.map((x, i) =>
        group(
          [
            line('M22 0H62', '#ffcf86', 3, 0.7),
            path(
              'M-24 0Q-6 -20 16 -4L28 -14V14L16 4Q-6 20 -24 0Z',
              s.slant('#ffcf86', '#d98a3c', '#9c5530'),
            ),
            circle(-13, -3, 2.6, dusk.ink),
          ],
          { x, y: -132, turn: -84 + i * 4, s: 0.9 },
        ),
      );
    case 'lanterns':
      return at.map(
        (x, i) =>
          ellipse(
            x,
            -112,
            17,
            15,
            s.ball('#fff1cf', [AMBER, JADE, '#ff8f7a', '#a99df5', AMBER][i] ?? AMBER, dusk.mid),
          ) + rect(x - 7, -130, 14, 4, dusk.ink, 1),
      );
  }
};

/** The sign over a stall: a thing, never a word. */
const sign = (goods: Goods): string => {
  switch (goods) {
    case 'buns':
      return (
        path('M-20 12Q-22 -16 0 -20Q22 -16 20 12Z', '#fff3dc') +
        line('M-6 -14Q0 -4 0 -20M6 -14Q2 -6 0 -18', '#c9784a', 2.4)
      );
    case 'pads':
      return (
        circle(-9, -4, 13, '#ffffff') +
        circle(10, 7, 13, AMBER) +
        [-13, -5, 6, 14].map((x, i) => circle(x, i < 2 ? -5 : 6, 2.4, dusk.ink)).join('')
      );
    case 'fish':
      return (
        path('M-24 0Q-6 -20 14 -4L26 -12V12L14 4Q-6 20 -24 0Z', '#ffcf86') +
        circle(-12, -3, 2.6, dusk.ink)
      );
    case 'lanterns':
      return (
        ellipse(0, 0, 19, 17, '#ffcf86') +
        rect(-8, -21, 16, 5, '#fff3dc', 1) +
        rect(-8, 16, 16, 5, '#fff3dc', 1)
      );
  }
};

/** A stall, about 300 wide and 300 high, with stripes of `color`. */
export const stall = (
  s: Stage,
  x: number,
  y: number,
  k: number,
  color: string,
  goods: Goods,
): void => {
  s.put(s.halo(x, y - 170 * k, 300 * k, EMBER, 0.5));
  const stripes = Array.from({ length: 8 }, (_, i) => {
    const [a, b] = [-160 + i * 40, -120 + i * 40];
    const tone = i % 2 === 0 ? color : '#fff3dc';
    return path(
      `M${num(a * 0.84)} -286H${num(b * 0.84)}L${num(b)} -214Q${num((a + b) / 2)} -192 ${num(a)} -214Z`,
      s.down(mix(tone, dusk.mid, 0.3), tone, mix(tone, EMBER, 0.25)),
    );
  }).join('');
  s.put(
    group(
      [
        rect(-140, -220, 280, 160, s.down('#ffc27a', '#c9653f', '#5a2f4c')),
        rect(-140, -220, 280, 70, '#2a1a4c', 0, 0.35),
        line('M-134 -168H134', '#5a2f4c', 6),
        ...[-104, -70, -36, 60, 96].map((bx, i) =>
          rect(
            bx,
            -196 + (i % 2) * 6,
            18,
            26 - (i % 2) * 6,
            [JADE, '#a99df5', AMBER, '#ff8f7a', JADE][i] ?? AMBER,
            3,
            0.85,
          ),
        ),
        ...wares(s, goods),
        rect(-150, -100, 300, 22, s.across('#e8a468', '#a8623f'), 3),
        rect(-142, -78, 284, 78, s.down('#6a3a5c', '#2a1a4c')),
        ...[-94, 0, 94].map((px) => rect(px - 40, -68, 80, 58, '#7a4468', 4, 0.6)),
        rect(-150, -290, 10, 292, '#4a2a4c'),
        rect(140, -290, 10, 292, '#4a2a4c'),
        rect(-150, -290, 3, 292, CANDLE, 0, 0.6),
        stripes,
        rect(-138, -294, 276, 10, '#4a2a4c', 3),
        rect(-44, -338, 88, 54, s.down('#5a3fb0', '#2a2063'), 9),
        rect(-44, -338, 88, 4, '#b9aeff', 2, 0.7),
        group(sign(goods), { y: -310, s: 0.95 }),
      ],
      { x, y, s: k },
    ),
  );
  for (const side of [-1, 1])
    hangingLantern(s, x + side * 146 * k, y - 216 * k, 36 * k, 8 * k, 0.5);
};
