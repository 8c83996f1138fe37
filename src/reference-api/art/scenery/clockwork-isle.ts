/** Clockwork Isle: an island built of giant gears, standing in the sea. */
import {
  circle,
  ellipse,
  group,
  line,
  mix,
  num,
  path,
  rect,
  ring,
  straight,
  type Point,
} from '../kit';
import { birds, rays, wavePath } from '../kit-field';
import { figure } from '../kit-figures';
import { flecks } from '../kit-nature';
import { scenery, type Stage } from '../kit-stage';
import { boat, gear, gearPath } from '../kit-things';
import { air, island, sea } from './clockwork-isle-props';

const main = (s: Stage): void => {
  air(s, s.w * (s.wide ? 0.3 : 0.2));
  const { ink, deep, haze, mid, glow } = s.p;
  for (const [fx, k] of [
    [0.05, 0.2],
    [0.94, 0.28],
  ] as const)
    s.put(gear(s.w * fx, 470, 300 * k, 12, mix(mid, haze, 0.65), mix(haze, glow, 0.5), haze));
  s.put(path(wavePath(s.w, s.h, 476, 4, 140), mix(haze, s.p.accent, 0.15)));
  if (s.wide) island(s, s.w * 0.64, 530, 1.0);
  else island(s, s.cx + 20, 540, Math.min(1.06, s.w / 900));
  sea(s, 556);
  s.put(
    birds(s.r, s.w * 0.2, 240, 7, 16, deep, 0.8),
    boat(s.w * 0.16, 640, 130, ink, mid),
    line(`M${num(s.w * 0.16)} 630v-110`, ink, 5),
    path(
      `M${num(s.w * 0.16 + 6)} 520Q${num(s.w * 0.16 + 76)} 570 ${num(s.w * 0.16 + 8)} 618Z`,
      glow,
    ),
    path(
      `M${num(s.w * 0.16 - 6)} 540Q${num(s.w * 0.16 - 46)} 590 ${num(s.w * 0.16 - 8)} 618Z`,
      mix(glow, mid, 0.4),
    ),
  );
};

/** Inside the works: wheels all over, one small explorer on a tooth. */
const works = (s: Stage): void => {
  const { mid, deep, ink, glow, haze, accent } = s.p;
  s.sky(mix(mid, glow, 0.55), mix(mid, deep, 0.3), ink);
  s.put(rays(s.w * 0.2, -60, 1500, 20, 100, 6, glow, 0.4));
  for (const [fx, y, r, t, q] of [
    [0.85, 160, 190, 18, 0.55],
    [0.5, 90, 130, 14, 0.6],
    [0.1, 300, 160, 16, 0.45],
    [0.6, 380, 150, 14, 0.35],
  ] as const)
    s.put(
      gear(s.w * fx, y, r, t, mix(deep, mix(mid, haze, 0.5), q), mix(mid, glow, 0.4), deep, q * 3),
    );
  s.put(
    line(`M${num(s.w * 0.3)} -20V420M${num(s.w * 0.72)} -20V300`, ink, 12),
    circle(s.w * 0.3, 440, 46, s.ball(glow, mid, deep)),
  );
  s.put(
    gear(s.w * 0.3, 800, 380, 30, mid, mix(mid, glow, 0.7), ink, 0.25),
    gear(s.w * 0.86, 640, 240, 22, mix(mid, deep, 0.5), mix(mid, glow, 0.5), ink, 0.1),
  );
  s.put(
    figure(s.w * 0.3 + 6, 424, 116, accent, glow),
    line(`M${num(s.w * 0.3 + 24)} 370l46 -34`, ink, 6),
    circle(s.w * 0.3 + 78, 330, 16, glow),
    s.halo(s.w * 0.3 + 78, 330, 120, glow, 0.8),
  );
  s.put(
    path(gearPath(s.w * 0.02, 20, 200, 16, 0.7, 0.3), ink, 1, 'fill-rule="evenodd"'),
    path(gearPath(s.w, 740, 190, 14, 0.7, 0.1), ink, 1, 'fill-rule="evenodd"'),
    flecks(s.r, 0, 0, s.w, 600, 30, glow, 4, 0.6),
  );
};

/** A winding beach: the key of the island lies half in the sand. */
const key = (s: Stage): void => {
  const { mid, deep, glow, accent, haze } = s.p;
  air(s, s.w * 0.8);
  s.put(path(wavePath(s.w, s.h, 330, 4, 160), mix(haze, accent, 0.5)));
  island(s, s.w * 0.78, 345, 0.42);
  s.put(
    path(wavePath(s.w, s.h, 352, 5, 190), mix(haze, accent, 0.7)),
    path(`M-9 420Q${num(s.w * 0.3)} 360 ${num(s.w * 0.6)} 440T${num(s.w + 9)} 500V730H-9Z`, glow),
    path(
      `M-9 438Q${num(s.w * 0.3)} 378 ${num(s.w * 0.6)} 458T${num(s.w + 9)} 518V730H-9Z`,
      s.down(mix(glow, mid, 0.35), mid),
    ),
  );
  const brass = s.across(mix(accent, glow, 0.55), accent, mix(accent, deep, 0.6));
  s.camera({ x: s.w * 0.38, y: 560, s: 1.15, turn: 24 }, () => {
    s.put(ellipse(0, 40, 200, 26, deep, 0.35));
    s.put(
      path('M-24 60V-200H24V60Z', brass),
      rect(-40, -90, 80, 22, brass, 8),
      rect(-36, -40, 72, 16, brass, 8),
      path(
        'M0 -200C-130 -210 -150 -370 -50 -360C-10 -356 -14 -300 0 -290C14 -300 10 -356 50 -360C150 -370 130 -210 0 -200ZM-26 -230C-50 -240 -96 -270 -84 -316C-70 -340 -44 -326 -44 -296C-40 -270 -34 -250 -26 -230ZM26 -230C50 -240 96 -270 84 -316C70 -340 44 -326 44 -296C40 -270 34 -250 26 -230Z',
        brass,
        1,
        'fill-rule="evenodd"',
      ),
      line('M-16 50V-190', mix(accent, glow, 0.7), 6),
    );
  });
  const shore: Point[] = [
    [s.w * 0.12, 590],
    [s.w * 0.3, 572],
    [s.w * 0.42, 590],
    [s.w * 0.62, 600],
    [s.w * 0.66, 660],
    [s.w * 0.1, 660],
  ];
  s.put(
    path(straight(shore), mix(glow, mid, 0.62), 0),
    ellipse(s.w * 0.36, 646, 250, 56, mix(mid, glow, 0.25)),
  );
  s.put(
    gear(s.w * 0.86, 650, 90, 13, deep, mix(mid, glow, 0.4), s.p.ink, 0.3),
    ellipse(s.w * 0.86, 722, 150, 50, mix(mid, deep, 0.15)),
    group(birds(s.r, 0, 0, 4, 20, deep, 0.8), { x: s.w * 0.25, y: 150 }),
  );
};

/** Pictures of Clockwork Isle. */
export const clockworkIsle = scenery('clockwork-isle', {
  cover: main,
  banner: main,
  'gallery-1': works,
  'gallery-2': key,
  icon: (s) => {
    const { sky, accent, mid, glow, ink } = s.p;
    s.put(
      rect(0, 0, s.w, s.h, s.slant(sky, accent)),
      gear(s.cx, 370, 300, 12, mid, glow, ink, 0.3),
      circle(s.cx, 370, 150, glow),
      ring(s.cx, 370, 150, ink, 22),
      line(`M${num(s.cx)} 370V280M${num(s.cx)} 370L${num(s.cx + 74)} 400`, ink, 28),
      circle(s.cx, 370, 26, accent),
    );
  },
  'scene-1': (s) => {
    s.hour('dusk');
    s.mirror(() => main(s));
  },
  'scene-2': (s) => s.hour('storm').mirror(() => works(s)),
  'scene-3': (s) => s.hour('night').mirror(() => key(s)),
});
