/** The Nine Lives Inn: whole views, drawn with its things. */
import { circle, ellipse, line, mix, num, path, poly, rect, ring } from '../kit';
import { type Stage } from '../kit-stage';
import { face, lampOn, sleeping } from './cat-inn-rooms';

/** The counter, near: the keeper looks at you over the bell. */
export const counter = (s: Stage): void => {
  const { mid, deep, ink, accent, glow, haze } = s.p;
  s.sky(deep, mix(deep, mid, 0.4));
  for (let c = 0; c < Math.ceil(s.w / 120); c += 1)
    for (let r = 0; r < 3; r += 1) {
      const [x, y] = [c * 120 + 14, 60 + r * 130];
      s.put(
        rect(x, y, 100, 112, mix(ink, deep, 0.4), 8),
        rect(x, y, 100, 10, mix(deep, mid, 0.5), 4),
      );
      const what = s.r.int(0, 4);
      if (what < 2)
        s.put(
          line(`M${num(x + 50)} ${num(y + 30)}v40m0 -4h16m-16 -14h12`, mix(haze, glow, 0.3), 7),
          ring(x + 50, y + 26, 13, mix(haze, glow, 0.3), 7),
        );
      else if (what === 2)
        s.put(
          rect(x + 22, y + 66, 56, 40, accent, 4),
          line(`M${num(x + 50)} ${num(y + 66)}v40`, glow, 5),
        );
      else if (what === 3)
        s.put(
          path(
            `M${num(x + 26)} ${num(y + 106)}Q${num(x + 12)} ${num(y + 60)} ${num(x + 40)} ${num(y + 54)}h20Q${num(x + 88)} ${num(y + 60)} ${num(x + 74)} ${num(y + 106)}Z`,
            mid,
          ),
        );
      else
        s.put(
          circle(x + 38, y + 60, 8, glow),
          circle(x + 64, y + 60, 8, glow),
          path(
            `M${num(x + 16)} ${num(y + 112)}V${num(y + 40)}l14 18h40l14 -18V${num(y + 112)}Z`,
            ink,
            0.85,
          ),
          circle(x + 38, y + 72, 7, glow),
          circle(x + 64, y + 72, 7, glow),
        );
    }
  s.put(s.halo(s.cx, 300, 480, haze, 0.55));
  lampOn(s, s.w * 0.14, -10, 110, 60);
  lampOn(s, s.w * 0.86, -10, 110, 60);
  s.put(
    path(
      `M${num(s.cx - 190)} 620Q${num(s.cx - 200)} 400 ${num(s.cx - 90)} 380H${num(s.cx + 90)}Q${num(s.cx + 200)} 400 ${num(s.cx + 190)} 620Z`,
      mid,
    ),
    path(`M${num(s.cx - 120)} 620Q${num(s.cx)} 380 ${num(s.cx + 120)} 620Z`, accent),
    path(
      `M${num(s.cx - 120)} 620Q${num(s.cx - 20)} 410 ${num(s.cx)} 408L${num(s.cx - 60)} 620Z`,
      mix(accent, glow, 0.35),
    ),
    face(s, s.cx, 290, 1.15, mid),
  );
  s.put(
    rect(-9, 560, s.w + 18, 180, s.down(mix(mid, deep, 0.5), ink)),
    rect(-9, 548, s.w + 18, 26, mix(mid, glow, 0.35), 6),
  );
  s.put(
    path(
      `M${num(s.w * 0.7 - 60)} 546Q${num(s.w * 0.7)} 440 ${num(s.w * 0.7 + 60)} 546Z`,
      s.across(glow, mix(haze, mid, 0.5)),
    ),
    circle(s.w * 0.7, 488, 11, mid),
    rect(s.w * 0.7 - 74, 540, 148, 14, ink, 6),
    ellipse(s.cx - 84, 552, 42, 26, mid),
    ellipse(s.cx + 84, 552, 42, 26, mid),
    ellipse(s.cx - 90, 546, 26, 14, glow),
    ellipse(s.cx + 78, 546, 26, 14, glow),
  );
  s.put(
    poly(
      [
        [s.w * 0.18, 552],
        [s.w * 0.3, 516],
        [s.w * 0.34, 540],
        [s.w * 0.22, 580],
      ],
      glow,
    ),
    poly(
      [
        [s.w * 0.18, 552],
        [s.w * 0.3, 516],
        [s.w * 0.3, 524],
        [s.w * 0.18, 560],
      ],
      haze,
    ),
    sleeping(s, s.w * 0.9, 552, 160, ink),
  );
};
