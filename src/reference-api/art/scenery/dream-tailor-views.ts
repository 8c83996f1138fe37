/** Dream Tailor: whole views, drawn with its things. */
import { blob, circle, group, line, mix, num, path, rect } from '../kit';
import { crescent } from '../kit-field';
import { cat } from '../kit-figures';
import { sparkle } from '../kit-nature';
import { type Stage } from '../kit-stage';
import { needle, stitch, thread } from './dream-tailor-props';

/** The workroom: from the table, a half-made coat of night with the window behind. */
export const room = (s: Stage): void => {
  const { sky, haze, mid, deep, ink, glow, accent } = s.p;
  s.sky(mix(deep, mid, 0.5), deep);
  const wx = s.w * 0.7;
  s.put(
    path(
      `M${num(wx - 190)} 520V240A190 190 0 0 1 ${num(wx + 190)} 240V520Z`,
      mix(haze, glow, 0.35),
    ),
    path(
      `M${num(wx - 172)} 520V240A172 172 0 0 1 ${num(wx + 172)} 240V520Z`,
      s.down(sky, haze, accent),
    ),
    crescent(wx + 60, 190, 60, glow, -20),
    s.halo(wx + 60, 190, 170, glow, 0.5),
    sparkle(wx - 80, 180, 16, glow),
    sparkle(wx - 20, 290, 10, glow),
    sparkle(wx - 110, 320, 8, glow),
    line(`M${num(wx)} 56V520M${num(wx - 180)} 320H${num(wx + 180)}`, mix(haze, glow, 0.35), 11),
  );
  for (let i = 0; i < 6; i += 1)
    s.put(
      rect(
        40 + i * 92,
        60,
        70,
        96,
        s.across(
          mix([accent, mid, haze, glow, sky, accent][i] ?? mid, glow, 0.3),
          [accent, mid, haze, mix(glow, haze, 0.4), sky, mix(accent, deep, 0.4)][i] ?? mid,
        ),
        10,
      ),
      rect(34 + i * 92, 48, 82, 16, mix(deep, glow, 0.35), 6),
      rect(34 + i * 92, 152, 82, 16, mix(deep, glow, 0.25), 6),
    );
  s.put(rect(20, 168, 590, 14, mix(mid, ink, 0.4), 5));
  const x = s.w * 0.28;
  s.put(
    line(`M${num(x)} 600V690M${num(x - 70)} 700H${num(x + 70)}`, ink, 15),
    path(
      `M${num(x - 100)} 260Q${num(x - 60)} 220 ${num(x)} 222Q${num(x + 60)} 220 ${num(x + 100)} 260Q${num(x + 80)} 380 ${num(x + 90)} 430Q${num(x + 150)} 560 ${num(x + 190)} 620Q${num(x)} 670 ${num(x - 190)} 620Q${num(x - 150)} 560 ${num(x - 90)} 430Q${num(x - 80)} 380 ${num(x - 100)} 260Z`,
      s.slant(mix(sky, glow, 0.25), sky, ink),
    ),
    path(
      `M${num(x - 100)} 260Q${num(x - 60)} 220 ${num(x)} 222L${num(x - 20)} 640Q${num(x - 120)} 640 ${num(x - 190)} 620Q${num(x - 150)} 560 ${num(x - 90)} 430Q${num(x - 80)} 380 ${num(x - 100)} 260Z`,
      glow,
      0.12,
    ),
    circle(x, 196, 26, mix(haze, glow, 0.3)),
    stitch(`M${num(x)} 226V650M${num(x - 86)} 430Q${num(x)} 456 ${num(x + 86)} 430`, accent, 5),
  );
  for (let i = 0; i < 14; i += 1)
    s.put(sparkle(x + s.r.range(-110, 110) * 0.8, s.r.range(290, 610), s.r.range(5, 14), glow));
  s.put(
    rect(-9, 620, s.w + 18, 120, s.down(mix(mid, haze, 0.25), ink)),
    rect(-9, 612, s.w + 18, 14, mix(haze, glow, 0.5)),
  );
  s.put(
    blob(
      [
        [s.w * 0.46, 622],
        [s.w * 0.52, 560],
        [s.w * 0.66, 540],
        [s.w * 0.86, 566],
        [s.w * 0.97, 620],
        [s.w * 0.8, 690],
        [s.w * 0.58, 680],
      ],
      s.slant(mix(accent, glow, 0.4), accent, mix(accent, deep, 0.5)),
    ),
    stitch(`M${num(s.w * 0.5)} 620Q${num(s.w * 0.7)} 570 ${num(s.w * 0.92)} 622`, glow, 5),
  );
  needle(s, s.w * 0.66, 600, 0.6, 40);
  thread(
    s,
    [
      [s.w * 0.66 + 236, 320],
      [s.w * 0.94, 400],
      [s.w * 0.84, 520],
      [s.w + 40, 560],
    ],
    7,
  );
  s.put(
    group(
      [
        `<ellipse cx="-60" cy="0" rx="44" ry="34" fill="none" stroke="${mix(haze, glow, 0.5)}" stroke-width="15"/><ellipse cx="-60" cy="80" rx="44" ry="34" fill="none" stroke="${mix(haze, glow, 0.5)}" stroke-width="15"/>`,
        path('M-20 14L240 92L250 80L0 -6ZM-20 66L240 -10L250 2L0 86Z', s.across('#ffffff', haze)),
        circle(70, 40, 10, deep),
      ],
      { x: s.w * 0.14, y: 640, s: 0.8, turn: -8 },
    ),
    cat(s.w * 0.93, 618, 120, ink, mix(deep, accent, 0.5), true),
    s.vignette(ink, 0.45),
  );
};
