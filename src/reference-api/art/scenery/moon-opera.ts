/** Opera Beneath the Moon: a stage front on, the moon for a backdrop, feathers and long sleeves. */
import { circle, ellipse, group, mix, num, path, rect, ring } from '../kit';
import { rays } from '../kit-field';
import { flecks, hillsPath, rain } from '../kit-nature';
import { scenery, type Stage } from '../kit-stage';
import { boat, lantern, roof } from '../kit-things';
import { front, moonNight } from './moon-opera-places';
import { singer } from './moon-opera-props';
import { backstage } from './moon-opera-views';

/** The river opera: a stage boat on moonlit water, its reflection beneath. */
const water = (s: Stage): void => {
  const { ink, deep, mid, accent, glow, haze, sky } = s.p;
  moonNight(s, s.w * 0.26, 190, 96);
  s.put(
    path(hillsPath(s.r, s.w, s.h, 390, 120, 320), mix(haze, deep, 0.45)),
    path(hillsPath(s.r, s.w, s.h, 410, 60, 260), mix(haze, deep, 0.75)),
    rect(-2, 412, s.w + 4, 320, s.down(mix(haze, glow, 0.12), sky, ink)),
  );
  const ship = (): void => {
    const x = s.w * 0.58;
    s.put(
      path(
        `M${num(x - 330)} 380Q${num(x)} 412 ${num(x + 330)} 380Q${num(x + 300)} 436 ${num(x + 230)} 438H${num(x - 230)}Q${num(x - 300)} 436 ${num(x - 330)} 380Z`,
        s.down(mid, mix(mid, ink, 0.6)),
      ),
      rect(x - 190, 210, 380, 180, s.down(mix(accent, glow, 0.4), mix(mid, accent, 0.5))),
    );
    for (const q of [-190, -70, 60, 178]) s.put(rect(x + q, 210, 14, 186, mix(mid, ink, 0.35)));
    s.put(
      roof(x, 214, 560, 80, ink, mix(deep, accent, 0.4)),
      roof(x, 136, 240, 56, ink, mix(deep, accent, 0.4)),
    );
    singer(s, x - 4, 396, 0.44);
    for (const q of [-230, -120, 120, 230])
      s.put(
        s.halo(x + q, 244, 70, accent, 0.6),
        lantern(x + q, 214, 34, 8, s.ball(glow, accent, mid), glow, ink),
      );
  };
  ship();
  s.camera({ y: 866, s: 1, sy: -1, o: 0.34 }, ship);
  for (let i = 0; i < 44; i += 1)
    s.put(
      ellipse(
        s.r.range(0, s.w),
        440 + Math.pow(s.r.next(), 1.2) * 270,
        s.r.range(14, 60),
        2.4,
        s.r.pick([accent, glow, haze, sky]),
        0.5,
      ),
    );
  for (let i = 0; i < 12; i += 1)
    s.put(
      ellipse(
        s.w * 0.26 + s.r.range(-1, 1) * (30 + i * 7),
        430 + i * 22,
        s.r.range(24, 60),
        4,
        glow,
        0.7,
      ),
    );
  for (const [fx, y, w] of [
    [0.12, 560, 190],
    [0.3, 650, 260],
    [0.9, 600, 220],
  ] as const)
    s.put(
      boat(s.w * fx, y, w, ink, mix(deep, accent, 0.4)),
      circle(s.w * fx - 20, y - 40, 17, ink),
      circle(s.w * fx + 30, y - 46, 18, ink),
      rect(s.w * fx - 40, y - 30, 90, 30, ink, 14),
      s.halo(s.w * fx - w * 0.5, y - w * 0.25, 50, accent, 0.8),
      circle(s.w * fx - w * 0.5, y - w * 0.25, 8, glow),
    );
};

/** Pictures of Opera Beneath the Moon. */
export const moonOpera = scenery('moon-opera', {
  cover: front,
  banner: front,
  'gallery-1': water,
  'gallery-2': backstage,
  icon: (s) => {
    const { sky, haze, glow, accent, mid, ink } = s.p;
    s.put(
      rect(0, 0, s.w, s.h, s.out(haze, sky)),
      circle(s.cx, 350, 280, glow),
      path(
        `M${num(s.cx - 150)} 320Q${num(s.cx - 150)} 190 ${num(s.cx)} 180Q${num(s.cx + 150)} 190 ${num(s.cx + 150)} 320Q${num(s.cx + 140)} 560 ${num(s.cx)} 620Q${num(s.cx - 140)} 560 ${num(s.cx - 150)} 320Z`,
        s.slant('#ffffff', mix(glow, haze, 0.25)),
      ),
      path(
        `M${num(s.cx - 150)} 320Q${num(s.cx - 150)} 190 ${num(s.cx)} 180Q${num(s.cx + 150)} 190 ${num(s.cx + 150)} 320Q${num(s.cx + 70)} 280 ${num(s.cx)} 330Q${num(s.cx - 70)} 280 ${num(s.cx - 150)} 320Z`,
        mid,
      ),
    );
    for (const side of [-1, 1])
      s.put(
        group(
          [
            path('M14 400Q70 320 130 380Q80 440 14 400Z', mid),
            path('M40 396Q76 362 104 386Q76 416 40 396Z', ink),
            circle(70, 388, 12, glow),
            path('M70 470Q120 480 96 540Q60 520 70 470Z', mid),
          ],
          { x: s.cx, flip: side < 0 },
        ),
      );
    s.put(
      path(`M${num(s.cx - 30)} 180L${num(s.cx)} 340L${num(s.cx + 30)} 180Z`, accent),
      path(
        `M${num(s.cx - 50)} 530Q${num(s.cx)} 500 ${num(s.cx + 50)} 530Q${num(s.cx)} 566 ${num(s.cx - 50)} 530Z`,
        mid,
      ),
      ring(s.cx, 350, 280, accent, 14),
    );
  },
  'scene-1': (s) => {
    s.hour('storm').mirror(() => water(s));
    s.put(rain(s.r, s.w, s.h, 90, s.p.glow, 0.4));
  },
  'scene-2': (s) => s.hour('pale').mirror(() => backstage(s)),
  'scene-3': (s) => {
    moonNight(s, s.w * 0.66, 320, 230);
    s.put(rays(s.w * 0.66, 320, 1200, 0, 360, 16, s.p.glow, 0.07));
    singer(s, s.w * 0.36, 700, 1.5, true);
    s.put(flecks(s.r, 0, 0, s.w, s.h, 50, s.p.accent, 5));
  },
});
