/** City of Ten Thousand Lanterns: a canal in one-point perspective, lanterns above and in the water. */
import { circle, ellipse, group, line, mix, num, path, poly, rect } from '../kit';
import { figure } from '../kit-figures';
import { rain, sparkle } from '../kit-nature';
import { scenery, type Stage } from '../kit-stage';
import { boat, lantern, pagoda, roof } from '../kit-things';
import { bridge, glowLamp, moonSky, row } from './lantern-city-props';

const pagodaFar = (s: Stage, x: number, y: number, k: number): void => {
  const { haze, deep, accent, glow } = s.p;
  s.put(pagoda(x, y, 150 * k, 320 * k, 5, mix(deep, haze, 0.45), mix(haze, accent, 0.5), glow));
};

const canal = (s: Stage): void => {
  const { haze, deep, ink, accent, glow } = s.p;
  const [vx, vy] = [s.cx, 400];
  moonSky(s, vx, 170, 92);
  s.put(rect(0, vy, s.w, s.h - vy + 4, s.down(mix(haze, accent, 0.5), haze, deep, ink)));
  s.put(ellipse(vx, vy + 130, 100, 150, s.out([glow, 0.6], [glow, 0])));
  pagodaFar(s, vx + 120, vy + 4, 0.7);
  pagodaFar(s, vx - 130, vy + 4, 0.5);
  row(s, -1, vx, vy, 6);
  row(s, 1, vx, vy, 6);
  bridge(s, vx, vy + 26, s.wide ? 460 : 380);
  s.put(
    figure(vx - 30, vy - 43, 54, ink, mix(deep, accent, 0.4)),
    line(`M${num(vx - 14)} ${num(vy - 74)}l14 10`, ink, 3),
  );
  glowLamp(s, vx + 2, vy - 66, 18);
  for (let i = 0; i < 46; i += 1) {
    const y = vy + 60 + Math.pow(s.r.next(), 0.7) * 260;
    const k = (y - vy) / 300;
    const x = vx + s.r.range(-1, 1) * (120 + 520 * k);
    s.put(ellipse(x, y, 36 * k + 8, 3 * k + 1, s.r.chance(0.6) ? accent : glow, 0.55));
  }
  for (let i = 0; i < 15; i += 1) {
    const [x, y] = [vx + (i - 7) * 62 + s.r.range(-20, 20), 30 + ((i * 97) % 260)];
    if (Math.hypot(x - vx, y - 170) < 96) continue;
    glowLamp(s, x, y, 12 + (Math.abs(y - 340) / 320) * 30);
  }
  s.put(
    boat(s.cx - 150, 646, 250, ink, mix(ink, accent, 0.45)),
    path(`M${num(s.cx - 205)} 632Q${num(s.cx - 150)} 560 ${num(s.cx - 80)} 634Z`, deep),
    figure(s.cx - 60, 640, 100, ink, accent, true),
    line(`M${num(s.cx - 40)} 570L${num(s.cx + 10)} 700`, ink, 5),
  );
  glowLamp(s, s.cx - 268, 570, 40);
  s.put(s.vignette(ink, 0.5));
};

/** From the rooftops: ridges of tiles below, a sleuth on the ridge. */
const roofs = (s: Stage): void => {
  const { deep, ink, haze, mid, accent, glow } = s.p;
  moonSky(s, s.w * 0.76, 190, 120);
  for (let plane = 0; plane < 4; plane += 1) {
    const [k, y] = [0.6 + plane * 0.34, 400 + plane * 84];
    const tone = mix(mix(haze, accent, 0.2), mix(deep, ink, 0.3), plane / 3);
    for (let x = s.r.range(-80, 0); x < s.w + 120; x += 190 * k * s.r.range(0.8, 1.1)) {
      s.put(
        rect(x - 70 * k, y, 140 * k, 400, tone),
        roof(x, y + 10, 230 * k, 76 * k, mix(tone, ink, 0.25), mix(tone, glow, 0.2)),
      );
      for (let j = -1; j <= 1; j += 1)
        if (s.r.chance(0.75))
          s.put(rect(x + j * 40 * k - 11 * k, y + 26 * k, 22 * k, 32 * k, s.down(glow, accent), 3));
    }
    s.put(s.mist(y + 40, 120, mix(haze, accent, 0.4), 0.35));
  }
  pagodaFar(s, s.w * 0.3, 520, 1.35);
  for (let i = 0; i < 22; i += 1)
    glowLamp(s, s.r.range(0, s.w), s.r.range(20, 380), s.r.range(12, 34));
  s.put(
    path(
      `M-9 640Q${num(s.w * 0.3)} 560 ${num(s.w * 0.62)} 634L${num(s.w * 0.66)} 620Q${num(s.w * 0.7)} 720 ${num(s.w * 0.72)} 730H-9Z`,
      ink,
    ),
    line(
      `M-9 640Q${num(s.w * 0.3)} 560 ${num(s.w * 0.62)} 634L${num(s.w * 0.66)} 618`,
      mix(mid, accent, 0.6),
      7,
    ),
  );
  s.put(
    figure(s.w * 0.42, 604, 150, ink, mix(deep, accent, 0.5)),
    path(
      `M${num(s.w * 0.42)} 500Q${num(s.w * 0.42 + 80)} 500 ${num(s.w * 0.42 + 120)} 540Q${num(s.w * 0.42 + 60)} 530 ${num(s.w * 0.42 + 6)} 530Z`,
      accent,
    ),
  );
};

/** Indoors: a round moon window, a desk with the lamp and the clue. */
const study = (s: Stage): void => {
  const { deep, ink, mid, accent, glow, haze } = s.p;
  const x = s.w * 0.6;
  moonSky(s, x + 60, 200, 60);
  pagodaFar(s, x - 110, 480, 1);
  s.put(rect(0, 440, s.w, 300, s.down(mix(haze, accent, 0.3), deep)));
  for (let i = 0; i < 12; i += 1)
    glowLamp(s, x + s.r.range(-230, 230), s.r.range(110, 400), s.r.range(16, 40));
  for (let i = 0; i < 14; i += 1)
    s.put(ellipse(x + s.r.range(-230, 230), s.r.range(450, 540), 26, 2.5, accent, 0.7));
  s.put(
    s.frame(
      `M${num(x - 250)} 310a250 250 0 1 0 500 0a250 250 0 1 0 -500 0Z`,
      s.slant(mid, deep, ink),
    ),
    `<circle cx="${num(x)}" cy="310" r="254" fill="none" stroke="${ink}" stroke-width="26"/>`,
    line(`M${num(x - 250)} 290A250 250 0 0 1 ${num(x + 20)} 58`, mix(mid, accent, 0.6), 5),
  );
  s.put(line(`M${num(x)} 60V560M${num(x - 250)} 310H${num(x + 250)}`, ink, 10));
  s.put(
    path(`M-9 590H${num(s.w + 9)}V730H-9Z`, s.down(mix(ink, accent, 0.25), ink)),
    rect(-9, 586, s.w + 18, 9, mix(deep, accent, 0.55)),
  );
  const lx = s.w * 0.2;
  s.put(s.halo(lx, 470, 330, accent, 0.55));
  s.put(
    rect(lx - 60, 380, 120, 190, s.down(glow, accent), 12),
    line(
      `M${num(lx - 60)} 440H${num(lx + 60)}M${num(lx - 60)} 510H${num(lx + 60)}M${num(lx)} 380V570`,
      ink,
      6,
    ),
    rect(lx - 72, 566, 144, 24, ink, 6),
    rect(lx - 72, 362, 144, 22, ink, 6),
    line(`M${num(lx - 40)} 362Q${num(lx)} 290 ${num(lx + 40)} 362`, ink, 7),
  );
  s.put(
    group(
      [
        poly(
          [
            [0, 0],
            [190, -14],
            [214, 42],
            [14, 62],
          ],
          glow,
        ),
        line('M26 14L170 4M32 30L150 22M36 46L120 40', mix(mid, glow, 0.4), 4),
        circle(178, 34, 13, accent),
      ],
      { x: s.w * 0.42, y: 618 },
    ),
    line(`M${num(s.w * 0.72)} 650L${num(s.w * 0.8)} 600`, accent, 9),
    sparkle(s.w * 0.8, 598, 20, glow),
  );
};

/** Pictures of City of Ten Thousand Lanterns. */
export const lanternCity = scenery('lantern-city', {
  cover: canal,
  banner: canal,
  'gallery-1': roofs,
  'gallery-2': study,
  icon: (s) => {
    const { sky, haze, accent, ink, glow } = s.p;
    s.put(
      rect(0, 0, s.w, s.h, s.out(mix(haze, accent, 0.3), sky)),
      s.halo(s.cx, 350, 420, accent, 0.7),
    );
    s.put(
      lantern(s.cx, -30, 480, 90, s.ball(glow, accent, mix(accent, ink, 0.3)), glow, ink),
      circle(s.cx, 330, 56, glow),
      line(`M${num(s.cx + 40)} 372L${num(s.cx + 96)} 440`, ink, 30),
      `<circle cx="${num(s.cx)}" cy="330" r="66" fill="none" stroke="${ink}" stroke-width="24"/>`,
    );
  },
  'scene-1': (s) => {
    s.hour('storm');
    canal(s);
    s.put(rain(s.r, s.w, s.h, 110, s.p.glow, 0.4));
  },
  'scene-2': (s) => s.hour('pale').mirror(() => roofs(s)),
  'scene-3': (s) => s.hour('dusk').mirror(() => study(s)),
});
