/** Echoes of the Star Sea: things that its pictures are made of. */
import { circle, ellipse, group, line, mix, num, path, poly, rect } from '../kit';
import { stars } from '../kit-nature';
import { type Stage } from '../kit-stage';

/** Space with its band of light and stars. */
export const space = (s: Stage, count = 130): void => {
  const { sky, haze, ink, mid } = s.p;
  s.sky(mix(sky, ink, 0.5), sky, mid, haze);
  s.put(
    group(ellipse(0, 0, s.w * 0.6, 130, s.out([mix(haze, s.p.glow, 0.25), 0.55], [haze, 0])), {
      x: s.w * 0.4,
      y: 330,
      turn: -24,
    }),
  );
  s.put(stars(s.r, s.w, s.h, count, s.p.glow, 2));
};

/** The ringed planet. */
export const planet = (s: Stage, x: number, y: number, r: number, turn: number): void => {
  const { glow, haze, deep, accent, mid } = s.p;
  const oval = (k: number): string =>
    `M${num(-r * k)} 0A${num(r * k)} ${num(r * k * 0.26)} 0 1 0 ${num(r * k)} 0A${num(r * k)} ${num(r * k * 0.26)} 0 1 0 ${num(-r * k)} 0Z`;
  const band = (from: number, to: number, fill: string, o = 1): string =>
    path(oval(to) + oval(from), fill, o, 'fill-rule="evenodd"');
  const rings = [
    band(1.36, 1.5, mix(mid, glow, 0.35)),
    band(1.53, 1.57, accent),
    band(1.6, 1.92, mix(haze, glow, 0.5)),
    band(1.74, 1.77, mid, 0.6),
    band(1.96, 2.06, mix(haze, glow, 0.25), 0.9),
  ].join('');
  const body = circle(0, 0, r, '#fff');
  s.put(s.halo(x, y, r * 1.7, mix(haze, glow, 0.5), 0.5));
  s.put(
    group(
      [
        rings,
        circle(
          0,
          0,
          r,
          s.ball(mix(accent, glow, 0.5), mix(accent, haze, 0.55), mix(haze, deep, 0.55), deep),
        ),
        group(
          [-0.62, -0.2, 0.2, 0.55].map((k, i) =>
            ellipse(0, r * k, r * 1.1, r * (0.05 + 0.05 * (i % 3)), i % 2 ? glow : deep, 0.16),
          ),
          { clip: s.clip(body) },
        ),
        group(rings, { clip: s.clip(rect(-r * 2.2, 0, r * 4.4, r, '#fff')) }),
      ],
      { x, y, turn },
    ),
  );
};

/** A listening ship: the dish looks along -x; echoes run out of it. */
export const dish = (s: Stage, x: number, y: number, k: number, turn: number, echoes = 4): void => {
  const { glow, haze, mid, deep, ink, accent } = s.p;
  const arcs = Array.from({ length: echoes }, (_, i) =>
    line(
      `M${num(-175 - i * 62)} ${num(-60 - i * 34)}Q${num(-222 - i * 78)} 0 ${num(-175 - i * 62)} ${num(60 + i * 34)}`,
      accent,
      9 - i,
      0.95 - i * (0.8 / echoes),
    ),
  );
  s.put(
    group(
      [
        ...arcs,
        poly(
          [
            [20, -14],
            [330, -30],
            [330, 30],
            [20, 14],
          ],
          deep,
        ),
        poly(
          [
            [20, -14],
            [330, -30],
            [330, -20],
            [20, -8],
          ],
          mix(haze, glow, 0.5),
        ),
        rect(120, -62, 80, 124, mid, 8),
        rect(120, -62, 80, 18, mix(mid, glow, 0.6), 8),
        rect(136, -26, 14, 14, accent, 3),
        rect(160, -26, 14, 14, accent, 3),
        rect(136, 4, 14, 14, haze, 3),
        ...[-1, 1].map((side) =>
          group(
            [
              rect(0, 0, 108, 150, s.down(mix(haze, deep, 0.2), deep), 4),
              ...[1, 2, 3].map((i) => rect(0, i * 37, 108, 3, mix(haze, glow, 0.4))),
              rect(52, 0, 3, 150, mix(haze, glow, 0.4)),
            ],
            { x: 212, y: side > 0 ? 40 : -190 },
          ),
        ),
        path('M330 -46L420 -70V70L330 46Z', ink),
        path('M330 -46L420 -70V-50L330 -32Z', mix(haze, glow, 0.3)),
        circle(420, 0, 44, s.out([accent, 0.95], [accent, 0])),
        path('M-60 -190Q40 0 -60 190Q110 130 110 0Q110 -130 -60 -190Z', s.across(deep, ink)),
        ellipse(-60, 0, 48, 190, s.slant(glow, mix(haze, glow, 0.45), mid)),
        ellipse(-50, 6, 34, 160, s.slant(mix(mid, glow, 0.2), deep)),
        line('M-66 -150L-172 0L-66 150M-44 0H-172', mix(haze, glow, 0.8), 5),
        circle(-176, 0, 17, accent),
        circle(-181, -5, 6, glow),
      ],
      { x, y, s: k, turn },
    ),
  );
};

/** Drifting rocks. */
export const rocks = (s: Stage, y: number, color: string): void => {
  for (let i = 0; i < 7; i += 1) {
    const [x, yy, k] = [s.r.range(0, s.w), y + s.r.range(-60, 60), s.r.range(8, 26)];
    s.put(
      poly(
        [
          [x - k, yy],
          [x - k * 0.4, yy - k * 0.8],
          [x + k * 0.6, yy - k * 0.6],
          [x + k, yy + k * 0.2],
          [x, yy + k * 0.7],
        ],
        color,
      ),
      poly(
        [
          [x - k, yy],
          [x - k * 0.4, yy - k * 0.8],
          [x + k * 0.6, yy - k * 0.6],
          [x - k * 0.2, yy - k * 0.1],
        ],
        mix(color, s.p.glow, 0.35),
      ),
    );
  }
};
