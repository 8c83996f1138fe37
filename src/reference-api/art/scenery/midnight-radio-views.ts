/** Midnight Frequency: whole views, drawn with its things. */
import { circle, ellipse, group, line, mix, num, path, poly, rect, ring } from '../kit';
import { ridgePath } from '../kit-nature';
import { type Stage } from '../kit-stage';
import { mast, night, town } from './midnight-radio-props';

/** The studio: microphone, tape reels, the sleeping town outside. */
export const studio = (s: Stage): void => {
  const { mid, deep, ink, glow, accent, haze } = s.p;
  night(s);
  s.put(path(ridgePath(s.r, s.w, s.h, 330, 100, 140), mix(mid, haze, 0.4)));
  mast(s, s.w * 0.7, 330, 180);
  town(s, 350, deep, 10, 0.9);
  const [a, b] = [s.w * 0.44, s.w * 0.94];
  s.put(
    s.frame(`M${num(a)} 70H${num(b)}V370H${num(a)}Z`, s.slant(mix(mid, haze, 0.35), deep, ink)),
    `<rect x="${num(a)}" y="70" width="${num(b - a)}" height="300" fill="none" stroke="${ink}" stroke-width="18"/>`,
    line(`M${num((a + b) / 2)} 70V370`, ink, 12),
  );
  for (let r = 0; r < 5; r += 1)
    for (let c = 0; c < Math.floor(a / 70) - 1; c += 1)
      s.put(
        poly(
          [
            [40 + c * 70, 90 + r * 66],
            [70 + c * 70, 76 + r * 66],
            [100 + c * 70, 90 + r * 66],
            [70 + c * 70, 132 + r * 66],
          ],
          (r + c) % 2 ? mix(deep, ink, 0.35) : mix(mid, haze, 0.12),
        ),
      );
  s.put(
    rect(s.w * 0.12, 60, 150, 54, mix(accent, ink, 0.2), 10),
    rect(s.w * 0.12 + 10, 68, 130, 38, accent, 6),
    circle(s.w * 0.12 + 75, 87, 11, glow),
    s.halo(s.w * 0.12 + 75, 87, 170, accent, 0.6),
  );
  s.put(
    path(`M-9 500H${num(s.w + 9)}V730H-9Z`, s.down(mix(mid, haze, 0.25), ink)),
    rect(-9, 490, s.w + 18, 16, mix(haze, glow, 0.2)),
  );
  const tx = s.w * 0.62;
  s.put(
    rect(tx - 30, 400, 420, 96, ink, 10),
    ...[60, 300].map(
      (dx) =>
        circle(tx + dx, 420, 78, mix(mid, ink, 0.3)) +
        ring(tx + dx, 420, 70, mix(haze, glow, 0.3), 8) +
        circle(tx + dx, 420, 22, accent) +
        line(
          `M${num(tx + dx)} 398V350M${num(tx + dx + 20)} 432L${num(tx + dx + 60)} 456M${num(tx + dx - 20)} 432L${num(tx + dx - 60)} 456`,
          mix(haze, glow, 0.3),
          9,
        ),
    ),
    line(
      `M${num(tx + 20)} 488Q${num(tx + 180)} 520 ${num(tx + 340)} 488`,
      mix(accent, ink, 0.4),
      5,
    ),
  );
  for (let i = 0; i < 16; i += 1)
    s.put(
      rect(s.w * 0.46 + i * 42, 560, 10, 110, ink, 5),
      rect(
        s.w * 0.46 + i * 42 - 10,
        570 + ((i * 37) % 74),
        30,
        20,
        i % 5 === 2 ? accent : mix(haze, glow, 0.45),
        5,
      ),
      circle(s.w * 0.46 + i * 42 + 5, 536, 10, i % 3 ? mix(mid, haze, 0.6) : glow),
    );
  const mx = s.w * 0.27;
  s.put(
    s.halo(mx, 330, 360, glow, 0.5),
    line(`M${num(mx - 190)} 690L${num(mx - 150)} 420L${num(mx - 40)} 350`, ink, 18),
    group(
      [
        rect(
          -74,
          -130,
          148,
          230,
          s.across(mix(haze, glow, 0.75), mix(haze, glow, 0.3), mix(deep, haze, 0.5)),
          74,
        ),
        ...Array.from({ length: 6 }, (_, i) => line(`M-66 ${num(-84 + i * 28)}H66`, ink, 8, 0.6)),
        rect(-82, 20, 164, 24, ink, 6),
        rect(-12, -130, 24, 230, ink, 6, 0.45),
        circle(0, 70, 12, accent),
      ],
      { x: mx, y: 350, turn: 14 },
    ),
  );
  s.put(
    rect(s.w * 0.3, 584, 72, 84, mix(haze, glow, 0.55), 10),
    ellipse(s.w * 0.3 + 36, 588, 34, 8, ink),
    line(`M${num(s.w * 0.3 + 30)} 566q-14 -24 4 -44t0 -44`, glow, 6, 0.5),
  );
};
