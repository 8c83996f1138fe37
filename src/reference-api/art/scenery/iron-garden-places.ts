/** Iron Garden: views, near and indoors. */
import { blob, circle, ellipse, line, mix, num, path, rect } from '../kit';
import { leaf } from '../kit-field';
import { type Stage } from '../kit-stage';

/** The machine: kneeling, moss on its shoulders, one lamp eye; about 560 high. */
export const mech = (s: Stage, x: number, y: number, k: number, flip = false): void => {
  const { mid, deep, ink, accent, glow, haze } = s.p;
  const steel = s.slant(mix(deep, glow, 0.45), mix(deep, haze, 0.15), deep);
  const dark = s.slant(deep, ink);
  const moss = mix(mid, glow, 0.2);
  s.camera({ x, y, s: k, flip, sy: k }, () => {
    s.put(ellipse(0, 6, 330, 34, ink, 0.4));
    s.put(
      path('M60 -210L200 -180L210 -60L250 0H90L100 -90L40 -150Z', dark),
      path('M-60 -220L-190 -200L-260 -110L-150 -80L-60 -120Z', steel),
      path('M-260 -120L-150 -80L-140 -10L-120 0H-300L-290 -30Z', dark),
      circle(-210, -104, 42, steel),
      circle(-210, -104, 22, accent),
      circle(-216, -110, 8, glow),
    );
    s.put(
      path('M150 -400L250 -370L290 -230L260 -90L200 -90L220 -220L150 -300Z', dark),
      path('M186 -110H280L296 -10L260 10H180L170 -30Z', steel),
    );
    s.put(
      path('M-130 -460L130 -470L170 -330L110 -200H-100L-170 -320Z', steel),
      path('M-130 -460L130 -470L138 -440L-122 -430Z', mix(deep, glow, 0.7)),
      rect(-66, -400, 132, 124, ink, 16),
      rect(-52, -386, 104, 96, s.ball(glow, accent, mix(accent, ink, 0.5)), 12),
      line('M-52 -354H52M-52 -322H52', ink, 7),
      s.halo(0, -340, 170, accent, 0.45),
    );
    s.put(
      path('M-60 -200H70L50 -140H-40Z', ink),
      path('M-70 -560Q-60 -620 10 -620Q84 -616 88 -550L70 -470H-50Z', steel),
      path('M-84 -560L96 -572L92 -524L-74 -514Z', ink),
      ellipse(-20, -542, 22, 19, accent),
      circle(-26, -548, 8, glow),
      s.halo(-20, -542, 110, accent, 0.8),
      line('M52 -612L74 -700', ink, 7),
      circle(76, -704, 9, accent),
    );
    s.put(
      path('M-120 -470L-250 -440L-300 -330L-240 -280L-150 -330Z', steel),
      path('M-120 -470L-250 -440L-262 -416L-126 -440Z', mix(deep, glow, 0.7)),
      path('M-290 -320L-240 -290L-250 -170L-330 -120L-390 -180Z', dark),
      path('M-400 -190L-330 -130L-330 -60Q-380 -40 -420 -70Z', steel),
      path('M130 -470L240 -450L270 -360L200 -310L150 -350Z', steel),
    );
    s.put(
      blob(
        [
          [-264, -440],
          [-200, -480],
          [-120, -476],
          [-110, -452],
          [-150, -436],
          [-170, -410],
          [-196, -432],
          [-230, -400],
        ],
        moss,
      ),
      blob(
        [
          [110, -470],
          [170, -490],
          [250, -456],
          [240, -430],
          [200, -440],
          [180, -412],
          [150, -446],
        ],
        moss,
      ),
      blob(
        [
          [-60, -604],
          [0, -640],
          [70, -616],
          [60, -596],
          [20, -606],
          [-10, -590],
          [-40, -600],
        ],
        moss,
      ),
      line(
        'M-150 -436Q-170 -340 -140 -280T-160 -170M180 -412Q200 -330 176 -270',
        mix(mid, deep, 0.3),
        6,
      ),
    );
    for (const [lx, ly, t] of [
      [-152, -370, 160],
      [-140, -290, 20],
      [-150, -220, 150],
      [186, -350, 10],
      [184, -290, 170],
      [-230, -460, -120],
      [210, -470, -60],
      [10, -632, -80],
      [-170, -474, -70],
    ] as const)
      s.put(leaf(lx, ly, 46, t, mix(mid, deep, 0.3), mix(mid, glow, 0.5)));
    for (const [fx, fy] of [
      [-210, -470],
      [30, -636],
      [220, -466],
    ] as const)
      s.put(
        ...[0, 72, 144, 216, 288].map((t) =>
          ellipse(
            0,
            -13,
            8,
            12,
            glow,
            1,
            `transform="translate(${num(fx)} ${num(fy)}) rotate(${String(t)})"`,
          ),
        ),
        circle(fx, fy, 7, accent),
      );
  });
};
