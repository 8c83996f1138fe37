/** Snowline Express: a red train on white plains, coming round the bend. */
import { ellipse, line, mix, num, path, poly, rect } from '../kit';
import { birds } from '../kit-field';
import { flecks, hillsPath, stars } from '../kit-nature';
import { scenery, type Stage } from '../kit-stage';
import { engine, express, forest, land } from './snowline-express-props';

const bend = (s: Stage): void => {
  const { deep, glow, haze, ink } = s.p;
  land(s, 320);
  const x = s.w * (s.wide ? 0.55 : 0.46);
  for (let i = 0; i < 9; i += 1)
    s.put(
      ellipse(
        x - 60 + Math.pow(i, 1.7) * 11,
        340 - i * 28,
        40 + i * 11,
        26 + i * 5,
        mix(glow, haze, i / 10),
        0.8 - i * 0.075,
      ),
    );
  express(s, x);
  forest(s, 560, 190, 90, -20, x - 380, deep);
  forest(s, 640, 230, 110, x + 420, s.w + 80, mix(deep, ink, 0.3));
  s.put(
    path(`M-9 650Q${num(s.w * 0.2)} 560 ${num(s.w * 0.36)} 730H-9Z`, glow),
    path(
      `M${num(s.w + 9)} 600Q${num(s.w * 0.86)} 640 ${num(s.w * 0.72)} 730H${num(s.w + 9)}Z`,
      glow,
    ),
  );
  s.put(flecks(s.r, 0, 0, s.w, s.h, 90, '#ffffff', 4));
};

/** Side view on a tall viaduct. */
const viaduct = (s: Stage): void => {
  const { accent, mid, deep, ink, glow, haze } = s.p;
  land(s, 470);
  const top = 330;
  const arches = Math.ceil(s.w / 210) + 1;
  let d = `M-9 ${String(top)}H${num(s.w + 9)}V740`;
  for (let i = arches; i >= 0; i -= 1)
    d += `H${num(i * 210 - 40)}V500A80 90 0 0 0 ${num(i * 210 - 200)} 500V740`;
  s.put(
    path(`${d}H-9Z`, s.down(mix(mid, deep, 0.4), deep)),
    rect(-9, top - 12, s.w + 18, 16, glow),
    rect(-9, top + 4, s.w + 18, 12, mix(mid, haze, 0.4)),
  );
  let x = s.w * 0.16;
  s.put(
    path(
      `M${num(x - 96)} ${String(top - 12)}Q${num(x - 96)} ${String(top - 92)} ${num(x - 20)} ${String(top - 104)}H${num(x + 150)}V${String(top - 12)}Z`,
      s.down(accent, mix(accent, ink, 0.35)),
    ),
    rect(x - 30, top - 84, 70, 32, deep, 6),
    rect(x - 96, top - 42, 246, 8, glow),
    path(
      `M${num(x - 20)} ${String(top - 104)}H${num(x + 150)}V${String(top - 112)}Q${num(x + 30)} ${String(top - 122)} ${num(x - 20)} ${String(top - 104)}Z`,
      glow,
    ),
  );
  for (let i = 0; i < 9; i += 1)
    s.put(
      ellipse(x + 110 + i * 60, top - 140 - i * 14, 44 + i * 13, 24 + i * 6, glow, 0.85 - i * 0.08),
    );
  for (x += 160; x < s.w + 40; x += 190) {
    s.put(
      rect(x, top - 94, 180, 82, s.down(accent, mix(accent, ink, 0.4)), 8),
      rect(x - 3, top - 102, 186, 14, glow, 7),
      rect(x, top - 40, 180, 6, glow),
    );
    for (let w = 0; w < 4; w += 1)
      s.put(rect(x + 14 + w * 41, top - 78, 29, 28, mix(glow, accent, 0.14), 4));
  }
  s.put(path(hillsPath(s.r, s.w, s.h, 680, 60, 320), glow));
  forest(s, 700, 150, 120, 0, s.w, deep);
  s.put(
    flecks(s.r, 0, 0, s.w, s.h, 90, '#ffffff', 4),
    birds(s.r, s.w * 0.75, 110, 5, 12, ink, 0.6),
  );
};

/** Inside a wagon: a warm table and the white plain behind the glass. */
const wagon = (s: Stage): void => {
  const { accent, deep, ink, glow, haze, mid } = s.p;
  land(s, 330);
  forest(s, 430, 120, 130, 0, s.w, deep);
  s.put(flecks(s.r, 0, 0, s.w, 480, 70, '#ffffff', 5));
  const [a, b] = [s.w * 0.16, s.w * 0.84];
  s.put(
    s.frame(
      `M${num(a + 60)} 90H${num(b - 60)}Q${num(b)} 90 ${num(b)} 150V420Q${num(b)} 470 ${num(b - 60)} 470H${num(a + 60)}Q${num(a)} 470 ${num(a)} 420V150Q${num(a)} 90 ${num(a + 60)} 90Z`,
      s.down(mix(accent, ink, 0.62), mix(accent, ink, 0.45)),
    ),
    `<rect x="${num(a)}" y="90" width="${num(b - a)}" height="380" rx="60" fill="none" stroke="${mix(accent, glow, 0.3)}" stroke-width="12"/>`,
    rect(s.cx - 7, 90, 14, 380, mix(accent, glow, 0.3)),
  );
  s.put(
    path(
      `M0 40Q${num(a * 0.9)} 260 ${num(a * 0.6)} 520L0 560Z`,
      s.across(accent, mix(accent, ink, 0.4)),
    ),
    path(
      `M${num(s.w)} 40Q${num(s.w - a * 0.9)} 260 ${num(s.w - a * 0.6)} 520L${num(s.w)} 560Z`,
      s.across(accent, mix(accent, ink, 0.5)),
    ),
    rect(-9, 26, s.w + 18, 20, mix(accent, glow, 0.3), 8),
  );
  s.put(
    rect(-9, 566, s.w + 18, 170, s.down(mix(mid, ink, 0.4), ink)),
    path(
      `M${num(s.w * 0.12)} 560H${num(s.w * 0.88)}L${num(s.w * 0.94)} 640H${num(s.w * 0.06)}Z`,
      glow,
    ),
    path(`M${num(s.w * 0.06)} 640H${num(s.w * 0.94)}V664H${num(s.w * 0.06)}Z`, haze),
  );
  const lx = s.w * 0.3;
  s.put(
    s.halo(lx, 440, 240, glow, 0.85),
    path(
      `M${num(lx - 62)} 480Q${num(lx)} 340 ${num(lx + 62)} 480Z`,
      s.across(mix(accent, glow, 0.6), accent),
    ),
    rect(lx - 5, 480, 10, 90, ink),
    ellipse(lx, 578, 46, 11, ink),
  );
  s.put(
    rect(s.w * 0.58, 522, 74, 74, accent, 14),
    rect(s.w * 0.58, 522, 24, 74, mix(accent, glow, 0.35), 12),
    ellipse(s.w * 0.58 + 37, 524, 36, 9, ink),
    line(`M${num(s.w * 0.58 + 30)} 500q-18 -28 4 -52t-4 -52`, '#ffffff', 7, 0.8),
    poly(
      [
        [s.w * 0.42, 600],
        [s.w * 0.53, 584],
        [s.w * 0.55, 616],
        [s.w * 0.43, 628],
      ],
      mix(haze, mid, 0.4),
    ),
    line(`M${num(s.w * 0.435)} 610L${num(s.w * 0.53)} 598`, accent, 4),
  );
};

/** Pictures of Snowline Express. */
export const snowlineExpress = scenery('snowline-express', {
  cover: bend,
  banner: bend,
  'gallery-1': viaduct,
  'gallery-2': wagon,
  icon: (s) => {
    const { sky, mid, glow, haze } = s.p;
    s.put(
      rect(0, 0, s.w, s.h, s.down(mid, sky, haze)),
      s.halo(s.cx, 300, 400, glow, 0.8),
      path(`M-9 560Q${num(s.cx)} 470 ${num(s.w + 9)} 560V730H-9Z`, glow),
      flecks(s.r, 0, 0, s.w, 600, 16, '#ffffff', 14),
    );
    engine(s, s.cx, 560, 2.15);
  },
  'scene-1': (s) => {
    s.hour('night');
    s.mirror(() => viaduct(s));
    s.put(stars(s.r, s.w, 220, 50, s.p.glow, 1.8));
  },
  'scene-2': (s) => {
    s.hour('dusk');
    s.mirror(() => bend(s));
  },
  'scene-3': (s) => s.hour('night').mirror(() => wagon(s)),
});
