/** Dream Tailor: things that its pictures are made of. */
import { group, line, mix, num, path, smooth, type Point } from '../kit';
import { flecks, sparkle } from '../kit-nature';
import { type Stage } from '../kit-stage';

/** A dashed seam. */
export const stitch = (d: string, color: string, w = 4, gap = '14 12'): string =>
  line(d, color, w, 0.95, `stroke-dasharray="${gap}"`);

/** Sky of cloth: hanging folds, sewn stars, a seam. */
export const cloth = (s: Stage): void => {
  const { sky, haze, mid, deep, glow, accent } = s.p;
  s.sky(deep, sky, haze, mix(haze, accent, 0.4));
  for (let x = -60; x < s.w + 60; x += 150)
    s.put(
      path(
        `M${num(x)} -10Q${num(x + 70)} 240 ${num(x + 20)} 740H${num(x + 80)}Q${num(x + 130)} 250 ${num(x + 76)} -10Z`,
        mix(mid, glow, 0.2),
        0.16,
      ),
      path(
        `M${num(x + 76)} -10Q${num(x + 130)} 250 ${num(x + 80)} 740H${num(x + 110)}Q${num(x + 160)} 250 ${num(x + 110)} -10Z`,
        deep,
        0.22,
      ),
    );
  for (let i = 0; i < 16; i += 1) {
    const [x, y, k] = [s.r.range(20, s.w - 20), s.r.range(30, 400), s.r.range(7, 18)];
    s.put(
      sparkle(x, y, k, glow),
      line(
        `M${num(x - k * 1.4)} ${num(y)}h${num(k * 2.8)}M${num(x)} ${num(y - k * 1.4)}v${num(k * 2.8)}`,
        accent,
        2,
        0.7,
      ),
    );
  }
};

/** The needle: point at 0,0, running to the eye along -y, length 620; the thread goes through the eye. */
export const needle = (s: Stage, x: number, y: number, k: number, turn: number): void => {
  const { glow, haze, deep } = s.p;
  s.put(
    group(
      [
        path(
          'M0 0Q-22 -200 -22 -500Q-22 -610 0 -620Q22 -610 22 -500Q22 -200 0 0ZM0 -590Q-9 -580 -9 -540Q-9 -490 0 -480Q9 -490 9 -540Q9 -580 0 -590Z',
          s.across('#ffffff', mix(haze, glow, 0.6), mix(haze, deep, 0.4)),
          1,
          'fill-rule="evenodd"',
        ),
        path('M-3 -20Q-16 -220 -15 -500L-9 -470Q-9 -240 -3 -20Z', '#ffffff', 0.9),
      ],
      { x, y, s: k, turn },
    ),
  );
};

/** A thick glossy thread through the points. */
export const thread = (s: Stage, points: readonly Point[], w = 9): void => {
  s.put(
    line(smooth(points.map(([x, y]): Point => [x + 4, y + 6])), s.p.deep, w, 0.45),
    line(smooth(points), s.p.accent, w),
    line(
      smooth(points.map(([x, y]): Point => [x - 1.5, y - 2])),
      mix(s.p.accent, s.p.glow, 0.6),
      w * 0.3,
    ),
  );
};

/** A patchwork hill: patches with seams, inside the hill's outline. */
export const patchHill = (
  s: Stage,
  points: readonly Point[],
  cell: number,
  shade: number,
): void => {
  const { haze, mid, deep, accent, glow, ink } = s.p;
  const d = `${smooth(points)}L${num(s.w + 60)} 760H-60Z`;
  const clip = s.clip(path(d, '#fff'));
  const tones = [
    mid,
    mix(mid, haze, 0.5),
    mix(accent, mid, 0.45),
    mix(haze, glow, 0.25),
    mix(deep, mid, 0.5),
    mix(accent, glow, 0.35),
  ].map((t) => mix(t, ink, shade));
  const parts: string[] = [];
  const top = Math.min(...points.map(([, y]) => y));
  let seams = '';
  for (let row = 0; top + row * cell < 740; row += 1)
    for (let col = -1; col * cell * 1.3 < s.w + cell; col += 1) {
      const [x, y] = [col * cell * 1.3 + (row % 2) * cell * 0.6, top + row * cell];
      const tone = tones[(col * 5 + row * 7 + 40) % tones.length] ?? mid;
      const bow = cell * 0.16;
      parts.push(
        path(
          `M${num(x)} ${num(y)}q${num(cell * 0.65)} ${num(-bow)} ${num(cell * 1.3)} 0v${num(cell)}q${num(-cell * 0.65)} ${num(-bow)} ${num(-cell * 1.3)} 0Z`,
          tone,
        ),
      );
      const kind = (col * 3 + row * 5 + 30) % 4;
      if (kind === 0)
        parts.push(
          flecks(
            s.r,
            x + 10,
            y + 10,
            cell * 1.1,
            cell * 0.75,
            7,
            mix(tone, glow, 0.4),
            cell * 0.06,
          ),
        );
      if (kind === 1)
        parts.push(
          line(
            `M${num(x + cell * 0.25)} ${num(y)}v${num(cell)}M${num(x + cell * 0.65)} ${num(y)}v${num(cell)}M${num(x + cell * 1.05)} ${num(y)}v${num(cell)}`,
            mix(tone, glow, 0.3),
            cell * 0.06,
            0.7,
          ),
        );
      seams += `M${num(x)} ${num(y)}q${num(cell * 0.65)} ${num(-bow)} ${num(cell * 1.3)} 0M${num(x)} ${num(y)}v${num(cell)}`;
    }
  s.put(
    group(
      [
        ...parts,
        stitch(seams, glow, 2.6, '8 7'),
        path(d, s.down([glow, 0.25], [deep, 0], [ink, 0.5])),
      ],
      { clip },
    ),
    line(smooth(points), mix(haze, glow, 0.7), 6),
  );
};
