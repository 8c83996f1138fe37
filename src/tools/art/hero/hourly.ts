/** What there is at one hour only: windows that are lit at night, smoke of a lantern put out at dawn. */
import { circle, line, num, path, rect } from '../../../reference-api/art/kit';
import type { Stage } from '../../../reference-api/art/kit-stage';
import { AMBER, CANDLE, EMBER } from '../shared/dusk';
import type { HeroLayout } from './layout';

/** A window in the left wall of a paper tower: it leans as the wall does. */
const leaning = (x: number, y: number, w: number, h: number): string =>
  path(
    `M${num(x)} ${num(y)}l${num(w)} ${num(w / 2)}v${num(h)}l${num(-w)} ${num(-w / 2)}Z`,
    '#ffd98c',
  );

/** Light in the worlds that are dark at dusk. */
export const litWindows = (
  s: Stage,
  { paper, whale, lantern, garden }: HeroLayout['worlds'],
): void => {
  s.camera(paper, () => {
    s.put(
      s.halo(0, -50, 120, EMBER, 0.4),
      leaning(-16, -78, 7, 14),
      leaning(-72, -38, 6, 12),
      leaning(52, -38, 6, 12),
      leaning(-38, 2, 5, 8),
      leaning(24, 2, 5, 8),
      path('M-7 41V24Q0 16 7 26V37Z', '#ffe2a0'),
      s.halo(0, 30, 36, AMBER, 0.7),
    );
  });
  s.camera({ ...whale, turn: 8 }, () => {
    s.put(
      s.halo(39, -198, 74, AMBER, 0.9),
      rect(32, -208, 14, 18, '#fff0c4'),
      ...[
        [-14, -190],
        [112, -206],
        [146, -172],
      ].map(([x = 0, y = 0]) => s.halo(x, y, 26, AMBER, 0.8) + circle(x, y, 5, '#fff0c4')),
    );
  });
  s.camera(lantern, () => {
    s.put(s.halo(10, -80, 150, EMBER, 0.34));
  });
  s.camera(garden, () => {
    s.put(s.halo(43, -14, 44, AMBER, 0.7), rect(40, -18, 7, 9, CANDLE, 1));
  });
};

/** Smoke that rises from x,y. */
export const smoke = (s: Stage, x: number, y: number, k: number): void => {
  const at = (dx: number, dy: number): string => `${num(x + dx * k)} ${num(y + dy * k)}`;
  s.put(
    line(
      `M${at(0, 0)}C${at(-16, -16)} ${at(14, -28)} ${at(2, -46)}S${at(14, -76)} ${at(0, -98)}`,
      s.down(['#fff1e2', 0], ['#fff1e2', 0.5, 0.5], ['#fff1e2', 0.75]),
      3.4 * k,
    ),
  );
};
