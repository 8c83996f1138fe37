/** Midnight Frequency: through a windscreen at night, the radio tower's red light ahead. */
import { circle, ellipse, line, mix, num, path, rect, ring } from '../kit';
import { figure } from '../kit-figures';
import { flecks, hillsPath, pine, rain } from '../kit-nature';
import { scenery, type Stage } from '../kit-stage';
import { drive } from './midnight-radio-places';
import { mast, night, poles } from './midnight-radio-props';
import { studio } from './midnight-radio-views';

/** A phone box by the road in fog, the mast beyond: someone is on the line. */
const box = (s: Stage): void => {
  const { mid, deep, ink, glow, accent, haze } = s.p;
  night(s);
  s.put(path(hillsPath(s.r, s.w, s.h, 440, 150, 360), mix(mid, haze, 0.55)));
  mast(s, s.w * 0.76, 350, 250, 5);
  s.put(
    s.mist(320, 200, mix(haze, glow, 0.2), 0.7),
    path(hillsPath(s.r, s.w, s.h, 540, 60, 300), mix(mid, deep, 0.6)),
  );
  poles(
    s,
    [
      [s.w * 0.98, 640, 420],
      [s.w * 0.84, 580, 240],
      [s.w * 0.74, 550, 150],
      [s.w * 0.68, 536, 96],
    ],
    ink,
  );
  s.put(
    path(`M-9 600Q${num(s.cx)} 570 ${num(s.w + 9)} 640V730H-9Z`, s.down(mix(deep, mid, 0.5), ink)),
  );
  const x = s.w * 0.3;
  s.put(
    s.halo(x, 420, 420, glow, 0.75),
    ellipse(x, 640, 260, 34, glow, 0.35),
    rect(x - 92, 250, 184, 390, mix(accent, ink, 0.25), 8),
    rect(x - 104, 226, 208, 36, accent, 8),
    rect(x - 104, 226, 208, 10, mix(accent, glow, 0.4), 8),
    rect(x - 74, 276, 148, 346, s.down(glow, mix(glow, mid, 0.3)), 4),
  );
  s.put(
    figure(x - 6, 622, 300, ink, mix(ink, mid, 0.8)),
    rect(x + 30, 350, 34, 70, deep, 6),
    line(`M${num(x + 40)} 420Q${num(x + 30)} 480 ${num(x + 16)} 380`, ink, 5),
  );
  s.put(
    line(
      `M${num(x - 25)} 276V622M${num(x + 25)} 276V622M${num(x - 74)} 360H${num(x + 74)}M${num(x - 74)} 450H${num(x + 74)}M${num(x - 74)} 540H${num(x + 74)}`,
      mix(accent, ink, 0.3),
      9,
    ),
    rect(x - 84, 264, 12, 370, mix(accent, glow, 0.3)),
  );
  for (const [dx, h] of [
    [-300, 460],
    [-210, 330],
    [190, 240],
  ] as const)
    s.put(pine(x + dx, 660, h, ink, mix(mid, haze, 0.4)));
  s.put(
    s.mist(520, 200, mix(haze, glow, 0.15), 0.4),
    flecks(s.r, 0, 0, s.w, s.h, 40, glow, 3, 0.4),
    s.vignette(ink, 0.6),
  );
};

/** Pictures of Midnight Frequency. */
export const midnightRadio = scenery('midnight-radio', {
  cover: drive,
  banner: drive,
  'gallery-1': box,
  'gallery-2': studio,
  icon: (s) => {
    s.put(rect(0, 0, s.w, s.h, s.down(s.p.haze, s.p.sky, s.p.ink)));
    mast(s, s.cx, 720, 470, 5);
    s.put(
      line(
        `M${num(s.cx - 62)} 724L${num(s.cx - 6)} 250M${num(s.cx + 62)} 724L${num(s.cx + 6)} 250M${num(s.cx - 50)} 620L${num(s.cx + 34)} 490M${num(s.cx + 50)} 620L${num(s.cx - 34)} 490M${num(s.cx - 32)} 480L${num(s.cx + 18)} 360M${num(s.cx + 32)} 480L${num(s.cx - 18)} 360`,
        s.p.glow,
        15,
      ),
      circle(s.cx, 194, 40, s.p.accent),
      ...[96, 158, 222].map((r) => ring(s.cx, 194, r, s.p.accent, 16, 0.95 - r / 330)),
    );
  },
  'scene-1': (s) => {
    s.hour('storm').mirror(() => box(s));
    s.put(rain(s.r, s.w, s.h, 120, s.p.glow, 0.35));
  },
  'scene-2': (s) => s.hour('pale').mirror(() => studio(s)),
  'scene-3': (s) => s.hour('dusk').mirror(() => s.zoom(1.12, s.w * 0.55, 400, () => drive(s))),
});
