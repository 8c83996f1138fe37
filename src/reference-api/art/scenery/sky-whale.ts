/** Whales Above the Clouds: a whale breaches from the sea of clouds, a glider on its wind. */
import { circle, ellipse, line, mix, num, path, poly, rect } from '../kit';
import { birds } from '../kit-field';
import { figure } from '../kit-figures';
import { cloudPath, flecks, rain, stars } from '../kit-nature';
import { scenery, type Stage } from '../kit-stage';
import { bank, glider, heaven, whale } from './sky-whale-props';

const spray = (s: Stage, x: number, y: number, k: number): void => {
  for (let i = 0; i < 12; i += 1) {
    const a = ((200 + i * 14) / 180) * Math.PI;
    s.put(
      circle(
        x + Math.cos(a) * 250 * k * s.r.range(0.7, 1.1),
        y + Math.sin(a) * 90 * k * s.r.range(0.5, 1.1),
        s.r.range(26, 70) * k,
        i % 3 ? s.p.glow : mix(s.p.glow, s.p.haze, 0.6),
      ),
    );
  }
};

const breach = (s: Stage): void => {
  const { sky, haze, mid, deep } = s.p;
  heaven(s, s.w * (s.wide ? 0.3 : 0.2), 330);
  bank(s, 500, 110, mix(haze, sky, 0.5));
  whale(s, s.w * (s.wide ? 0.7 : 0.68), 500, 0.34, 10, false, false);
  const x = s.w * (s.wide ? 0.58 : 0.56);
  bank(s, 540, 140, mix(sky, haze, 0.35));
  whale(s, x, 340, s.wide ? 0.95 : 0.92, 27);
  spray(s, x + 230, 600, 1.1);
  bank(s, 620, 160, sky);
  s.put(
    glider(s, s.w * (s.wide ? 0.2 : 0.12), s.wide ? 190 : 110, 0.6, -10, true),
    glider(s, s.w * 0.9, 160, 0.4, -18, true),
  );
  bank(s, 686, 190, mix(sky, mid, 0.6));
  s.put(
    birds(s.r, s.w * 0.2, 420, 7, 13, deep, 0.8),
    flecks(s.r, x - 500, 250, 700, 340, 24, '#ffffff', 7, 0.8),
  );
};

/** Riding: on the whale's back, seen from behind the helmsman. */
const back = (s: Stage): void => {
  const { mid, deep, ink, glow, haze, accent, sky } = s.p;
  heaven(s, s.w * 0.74, 240);
  bank(s, 460, 120, mix(haze, sky, 0.4));
  whale(s, s.w * 0.2, 380, 0.42, -6, true, false);
  whale(s, s.w * 0.84, 420, 0.26, 4, false, false);
  bank(s, 540, 150, sky);
  s.put(
    path(
      `M${num(s.cx - 620)} 740Q${num(s.cx - 330)} 470 ${num(s.cx)} 440Q${num(s.cx + 330)} 470 ${num(s.cx + 620)} 740Z`,
      s.slant(mix(sky, mid, 0.4), mix(mid, deep, 0.4), deep),
    ),
    path(
      `M${num(s.cx - 620)} 740Q${num(s.cx - 330)} 470 ${num(s.cx)} 440Q${num(s.cx - 290)} 500 ${num(s.cx - 540)} 740Z`,
      glow,
      0.6,
    ),
    flecks(s.r, s.cx - 300, 500, 600, 200, 40, glow, 9, 0.4),
  );
  s.put(
    line(
      `M${num(s.cx - 260)} 740L${num(s.cx - 60)} 560M${num(s.cx + 260)} 740L${num(s.cx + 60)} 560`,
      accent,
      10,
    ),
    path(
      `M${num(s.cx - 110)} 640H${num(s.cx + 110)}L${num(s.cx + 150)} 730H${num(s.cx - 150)}Z`,
      mix(accent, ink, 0.35),
    ),
    rect(s.cx - 120, 622, 240, 24, mix(accent, glow, 0.3), 10),
    figure(s.cx, 640, 210, ink, mix(deep, accent, 0.6)),
    path(
      `M${num(s.cx + 10)} 470Q${num(s.cx + 90)} 440 ${num(s.cx + 170)} 476Q${num(s.cx + 90)} 480 ${num(s.cx + 14)} 500Z`,
      accent,
    ),
  );
  s.put(
    birds(s.r, s.w * 0.4, 200, 6, 14, deep, 0.8),
    path(cloudPath(s.r, -60, 760, 440, 130), mix(glow, haze, 0.4)),
    path(cloudPath(s.r, s.w - 340, 760, 440, 130), mix(glow, haze, 0.4)),
  );
};

/** The falls: a whale's bones have become an island that hangs in the sky. */
const bones = (s: Stage): void => {
  const { mid, deep, ink, glow, haze, accent, sky } = s.p;
  heaven(s, s.w * 0.8, 150);
  bank(s, 600, 120, mix(haze, sky, 0.5));
  const x = s.w * 0.46;
  s.put(
    path(
      `M${num(x - 400)} 400Q${num(x - 200)} 350 ${num(x)} 372Q${num(x + 240)} 350 ${num(x + 420)} 396Q${num(x + 300)} 450 ${num(x + 210)} 470Q${num(x + 120)} 560 ${num(x + 60)} 520Q${num(x - 10)} 650 ${num(x - 60)} 530Q${num(x - 180)} 560 ${num(x - 220)} 470Q${num(x - 330)} 450 ${num(x - 400)} 400Z`,
      s.down(mix(mid, haze, 0.2), deep),
    ),
    path(
      `M${num(x - 400)} 400Q${num(x - 200)} 350 ${num(x)} 372Q${num(x + 240)} 350 ${num(x + 420)} 396Q${num(x + 200)} 424 ${num(x)} 410Q${num(x - 240)} 424 ${num(x - 400)} 400Z`,
      mix(mid, glow, 0.55),
    ),
  );
  for (let i = 0; i < 8; i += 1) {
    const [rx, h] = [x - 210 + i * 66, 150 + Math.sin((i / 7) * Math.PI) * 110];
    s.put(
      line(
        `M${num(rx + 30)} 392Q${num(rx - 80)} ${num(392 - h * 0.6)} ${num(rx + 10)} ${num(392 - h)}`,
        mix(glow, haze, 0.25),
        17,
      ),
      line(
        `M${num(rx + 24)} 392Q${num(rx - 86)} ${num(392 - h * 0.6)} ${num(rx + 4)} ${num(392 - h)}`,
        glow,
        5,
      ),
    );
  }
  s.put(
    line(
      `M${num(x - 230)} 250Q${num(x + 20)} 60 ${num(x + 300)} 270Q${num(x + 360)} 320 ${num(x + 410)} 390`,
      mix(glow, haze, 0.15),
      22,
    ),
    path(
      `M${num(x - 230)} 390Q${num(x - 290)} 250 ${num(x - 210)} 236Q${num(x - 400)} 220 ${num(x - 470)} 360Q${num(x - 380)} 370 ${num(x - 330)} 340Q${num(x - 340)} 394 ${num(x - 230)} 390Z`,
      mix(glow, haze, 0.3),
    ),
    circle(x - 300, 300, 24, deep),
  );
  for (let i = 0; i < 10; i += 1)
    s.put(
      circle(
        x - 180 + i * 52,
        376 - (i % 3) * 10,
        26 + (i % 4) * 6,
        mix(mid, deep, 0.2 + (i % 3) * 0.15),
      ),
      ellipse(x - 190 + i * 52, 364 - (i % 3) * 10, 15, 9, mix(haze, glow, 0.3)),
    );
  s.put(
    path(
      `M${num(x + 80)} 400Q${num(x + 96)} 520 ${num(x + 86)} 690H${num(x + 140)}Q${num(x + 124)} 500 ${num(x + 124)} 400Z`,
      s.down(glow, [glow, 0.1]),
    ),
    poly(
      [
        [x - 30, 372],
        [x + 26, 372],
        [x + 26, 322],
        [x - 30, 322],
      ],
      glow,
    ),
    poly(
      [
        [x - 44, 326],
        [x - 2, 280],
        [x + 40, 326],
      ],
      accent,
    ),
    figure(x + 180, 384, 44, ink, accent),
  );
  bank(s, 690, 150, mix(sky, haze, 0.2));
  s.put(glider(s, s.w * 0.86, 420, 0.8, 8), birds(s.r, s.w * 0.7, 260, 7, 12, deep, 0.8));
};

/** Pictures of Whales Above the Clouds. */
export const skyWhale = scenery('sky-whale', {
  cover: breach,
  banner: breach,
  'gallery-1': bones,
  'gallery-2': back,
  icon: (s) => {
    s.put(
      rect(0, 0, s.w, s.h, s.down(s.p.sky, s.p.haze, s.p.accent)),
      circle(s.cx + 60, 270, 200, s.p.glow),
    );
    whale(s, s.cx - 40, 360, 0.66, 20, false, false);
    s.put(
      path(
        `M-20 740V610A90 90 0 0 1 140 560A110 110 0 0 1 330 560A100 100 0 0 1 510 570A110 110 0 0 1 740 600V740Z`,
        s.p.glow,
      ),
    );
  },
  'scene-1': (s) => {
    s.hour('night').mirror(() => bones(s));
    s.put(stars(s.r, s.w, 300, 70, s.p.glow, 1.8));
  },
  'scene-2': (s) => s.hour('dusk').mirror(() => back(s)),
  'scene-3': (s) => {
    s.hour('storm').mirror(() => s.zoom(1.15, s.w * 0.5, 330, () => breach(s)));
    s.put(rain(s.r, s.w, s.h, 110, s.p.glow, 0.5));
  },
});
