/** Nine-Bend Locks: whole views, drawn with its things. */
import { circle, ellipse, line, mix, num, path, poly, rect } from '../kit';
import { figure } from '../kit-figures';
import { hillsPath } from '../kit-nature';
import { type Stage } from '../kit-stage';

/** In the lock: from the boat, between wet walls, the gates above opening. */
export const chamber = (s: Stage): void => {
  const { sky, haze, mid, deep, ink, glow, accent } = s.p;
  s.sky(sky, glow);
  s.put(
    s.halo(s.cx, 160, 360, glow, 1),
    path(hillsPath(s.r, s.w, s.h, 250, 70, 240), mix(haze, mid, 0.4)),
  );
  s.put(rect(s.cx - 190, 180, 380, 300, s.across(mix(deep, ink, 0.1), deep)));
  for (const side of [-1, 1]) {
    s.put(
      poly(
        [
          [s.cx + side * 190, 150],
          [s.cx + side * (s.cx + 20), -120],
          [s.cx + side * (s.cx + 20), 760],
          [s.cx + side * 190, 500],
        ],
        s.across(
          ...(side < 0
            ? [mix(deep, ink, 0.4), mix(deep, glow, 0.25)]
            : [mix(deep, glow, 0.12), mix(deep, ink, 0.5)]),
        ),
      ),
    );
    for (let r = 1; r < 9; r += 1) {
      const q = r / 9;
      s.put(
        line(
          `M${num(s.cx + side * 190)} ${num(150 + 350 * q)}L${num(s.cx + side * (s.cx + 20))} ${num(-120 + 880 * q)}`,
          ink,
          3,
          0.35,
        ),
      );
    }
    for (let i = 0; i < 7; i += 1) {
      const x = s.cx + side * (230 + i * i * 11 + i * 22);
      s.put(
        path(
          `M${num(x)} ${num(360 + i * 20)}q${num(8 + i * 2)} ${num(60 + i * 10)} 0 ${num(110 + i * 16)}q${num(-8 - i * 2)} ${num(-60)} 0 ${num(-110 - i * 16)}Z`,
          mid,
          0.6,
        ),
      );
    }
    s.put(
      poly(
        [
          [s.cx + side * 8, 196],
          [s.cx + side * 190, 176],
          [s.cx + side * 190, 490],
          [s.cx + side * 8, 478],
        ],
        s.down(mix(accent, glow, 0.12), mix(accent, ink, 0.35)),
      ),
      line(
        `M${num(s.cx + side * 20)} 250L${num(s.cx + side * 180)} 236M${num(s.cx + side * 20)} 330L${num(s.cx + side * 180)} 326M${num(s.cx + side * 20)} 410L${num(s.cx + side * 180)} 416`,
        mix(accent, ink, 0.5),
        9,
      ),
      line(`M${num(s.cx + side * 20)} 192L${num(s.cx + side * 330)} 128`, ink, 18),
      line(`M${num(s.cx + side * 20)} 186L${num(s.cx + side * 330)} 122`, glow, 5),
    );
  }
  s.put(
    path(
      `M${num(s.cx - 9)} 300L${num(s.cx - 60)} 490H${num(s.cx + 60)}L${num(s.cx + 9)} 300Z`,
      '#ffffff',
      0.85,
    ),
    path(
      `M${num(s.cx - 200)} 482H${num(s.cx + 200)}L${num(s.w + 60)} 740H-60Z`,
      s.down(mix(haze, glow, 0.5), mid, mix(mid, ink, 0.5)),
    ),
  );
  for (let i = 0; i < 14; i += 1)
    s.put(
      circle(s.cx + s.r.range(-120, 120), s.r.range(474, 500), s.r.range(10, 30), '#ffffff', 0.85),
    );
  for (let i = 0; i < 18; i += 1) {
    const q = s.r.next();
    s.put(
      ellipse(
        s.cx + s.r.range(-1, 1) * (180 + q * 460),
        500 + q * 210,
        20 + q * 50,
        2 + q * 3,
        glow,
        0.6,
      ),
    );
  }
  s.put(
    path(
      `M${num(s.cx - 290)} 740Q${num(s.cx - 200)} 600 ${num(s.cx)} 560Q${num(s.cx + 200)} 600 ${num(s.cx + 290)} 740Z`,
      mix(deep, ink, 0.4),
    ),
    path(
      `M${num(s.cx - 250)} 740Q${num(s.cx - 160)} 630 ${num(s.cx)} 590Q${num(s.cx + 160)} 630 ${num(s.cx + 250)} 740Z`,
      mix(deep, glow, 0.35),
    ),
    line(`M${num(s.cx - 290)} 740Q${num(s.cx - 200)} 600 ${num(s.cx)} 560`, glow, 5),
    rect(s.cx - 90, 650, 80, 60, accent, 6),
    rect(s.cx + 6, 640, 96, 70, mix(accent, deep, 0.6), 6),
    line(`M${num(s.cx - 50)} 650v60M${num(s.cx + 54)} 640v70`, glow, 5),
    figure(s.cx + 260, 150, 74, ink, accent, true),
  );
};
