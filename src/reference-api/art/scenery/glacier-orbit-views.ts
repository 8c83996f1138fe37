/** Glacier Orbit: whole views, drawn with its things. */
import { circle, ellipse, line, mix, num, path, poly, rect } from '../kit';
import { flecks, stars } from '../kit-nature';
import { type Stage } from '../kit-stage';
import { ship } from './glacier-orbit-places';
import { ice } from './glacier-orbit-props';

/** Standing on the ring plane: blocks to the horizon like a frozen sea. */
export const plain = (s: Stage): void => {
  const { sky, haze, mid, deep, ink, glow, accent } = s.p;
  s.sky(ink, sky, haze);
  s.put(stars(s.r, s.w, 400, 110, glow, 1.7));
  s.put(
    s.halo(s.w * 0.62, 420, 520, mid, 0.8),
    circle(s.w * 0.62, 430, 330, s.ball(mix(glow, mid, 0.3), mid, deep, ink)),
  );
  for (let i = 0; i < 4; i += 1)
    s.put(
      ellipse(
        s.w * 0.62 - 30,
        200 + i * 66,
        260 + i * 20,
        14 + (i % 2) * 10,
        i % 2 ? glow : deep,
        0.14,
      ),
    );
  s.put(
    rect(-2, 430, s.w + 4, 300, s.down(mix(haze, glow, 0.25), mid, deep)),
    rect(-2, 428, s.w + 4, 4, glow, 0, 0.9),
  );
  for (let row = 0; row < 9; row += 1) {
    const y = 436 + row * row * 3.6;
    const k = 0.06 + row * 0.075;
    for (let x = s.r.range(-40, 40); x < s.w + 60; x += 150 * k * s.r.range(1.4, 3.6) + 44)
      s.put(
        ice(
          s,
          x,
          y + s.r.range(-6, 6) * k * 4,
          k * s.r.range(0.6, 1.2),
          s.r.range(-40, 40),
          row > 6 ? 1 : 0,
        ),
      );
  }
  const tx = s.w * 0.24;
  s.put(
    path(
      `M${num(tx - 70)} 560L${num(tx - 20)} 250H${num(tx + 20)}L${num(tx + 70)} 560Z`,
      s.across(glow, mid, deep),
    ),
    path(
      `M${num(tx - 90)} 250H${num(tx + 90)}L${num(tx + 50)} 190H${num(tx - 50)}Z`,
      s.across(glow, mid, deep),
    ),
    rect(tx - 70, 228, 140, 12, accent, 4),
    line(`M${num(tx)} 190V90`, mid, 6),
    circle(tx, 86, 10, accent),
    s.halo(tx, 86, 120, accent, 0.8),
    ...[-70, -20, 40, 80].map((d, i) => ice(s, tx + d, 560 + (i % 2) * 10, 0.55, i * 50)),
  );
  s.put(
    ship(s, s.w * 0.66, 250, 0.7, -12),
    ship(s, s.w * 0.82, 200, 0.4, -12),
    ship(s, s.w * 0.84, 320, 0.46, -12),
    ice(s, s.w * 0.9, 690, 2.4, 12, 1),
    ice(s, s.w * 0.03, 700, 1.9, 40, 1),
  );
};

/** The breach: a cutter goes through a cracked giant, broadside. */
export const breach = (s: Stage): void => {
  const { sky, haze, deep, ink, glow, accent, mid } = s.p;
  s.sky(sky, haze, deep);
  s.put(stars(s.r, s.w, s.h, 100, glow, 1.6), s.halo(s.cx, 350, 460, accent, 0.75));
  for (const side of [-1, 1])
    s.camera({ x: s.cx + side * 70, y: 360, s: 1, flip: side < 0, sy: 1 }, () =>
      s.put(
        poly(
          [
            [20, -30],
            [110, -330],
            [420, -400],
            [700, -200],
            [740, 220],
            [430, 380],
            [120, 330],
            [50, 120],
            [90, 40],
          ],
          s.slant(mix(mid, glow, 0.5), mid, deep),
        ),
        poly(
          [
            [20, -30],
            [110, -330],
            [210, -80],
            [90, 40],
          ],
          glow,
        ),
        poly(
          [
            [110, -330],
            [420, -400],
            [210, -80],
          ],
          mix(mid, glow, 0.7),
        ),
        poly(
          [
            [420, -400],
            [700, -200],
            [470, 0],
            [210, -80],
          ],
          mix(mid, glow, 0.3),
        ),
        poly(
          [
            [90, 40],
            [210, -80],
            [470, 0],
            [260, 190],
            [50, 120],
          ],
          mix(mid, glow, 0.15),
        ),
        poly(
          [
            [50, 120],
            [260, 190],
            [430, 380],
            [120, 330],
          ],
          mix(deep, mid, 0.5),
        ),
        poly(
          [
            [470, 0],
            [740, 220],
            [430, 380],
            [260, 190],
          ],
          deep,
        ),
      ),
    );
  for (let i = 0; i < 26; i += 1)
    s.put(
      ice(
        s,
        s.cx + s.r.range(-220, 220),
        s.r.range(0, 720),
        s.r.range(0.1, 0.5),
        s.r.range(0, 360),
      ),
    );
  s.put(
    ship(s, s.cx - 50, 370, 1.7, -8),
    flecks(s.r, s.cx - 200, 0, 400, 720, 30, '#ffffff', 4),
    ice(s, s.w * 0.08, 700, 2.2, 30, 1),
    ice(s, s.w * 0.95, 30, 2, 80, 1),
    s.vignette(ink, 0.6),
  );
};
