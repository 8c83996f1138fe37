/** The Nine Lives Inn: the rooms of the house. */
import { circle, ellipse, group, line, mix, num, path, rect } from '../kit';
import { cat } from '../kit-figures';
import { sparkle } from '../kit-nature';
import { type Stage } from '../kit-stage';
import { lantern } from '../kit-things';
import { coats } from './cat-inn-props';

/** A cat's face, for near views and the emblem. */
export const face = (
  s: Stage,
  x: number,
  y: number,
  k: number,
  coat: string,
  sleepy = false,
): string => {
  const { ink, glow, accent, haze, mid } = s.p;
  const inner = mix(mid, glow, 0.4);
  return group(
    [
      path(
        'M-150 -20L-160 -190Q-110 -170 -70 -120H70Q110 -170 160 -190L150 -20Q180 120 0 130Q-180 120 -150 -20Z',
        coat,
      ),
      path('M-136 -70L-142 -160Q-112 -140 -90 -108ZM136 -70L142 -160Q112 -140 90 -108Z', inner),
      path(
        'M-150 -20L-160 -190Q-150 -186 -146 -182L-138 -20Q-150 70 -60 124Q-170 110 -150 -20Z',
        glow,
        0.5,
      ),
      path(
        'M-30 -118H30L16 -60H-16ZM-66 -114L-44 -70L-40 -116ZM66 -114L44 -70L40 -116Z',
        mix(coat, ink, 0.35),
      ),
      ellipse(0, 74, 86, 54, glow),
      sleepy
        ? line('M-96 10Q-66 34 -38 10M96 10Q66 34 38 10', ink, 11)
        : ellipse(-66, 6, 28, 34, accent) +
          ellipse(66, 6, 28, 34, accent) +
          ellipse(-66, 6, 11, 28, ink) +
          ellipse(66, 6, 11, 28, ink) +
          circle(-74, -6, 8, glow) +
          circle(58, -6, 8, glow),
      path('M-18 44H18L0 62Z', mix(mid, ink, 0.3)),
      line('M0 62Q-4 88 -34 82M0 62Q4 88 34 82', ink, 7),
      line('M-70 62L-180 44M-70 78L-176 92M70 62L180 44M70 78L176 92', haze, 5),
    ],
    { x, y, s: k },
  );
};

/** A cat curled up asleep, `w` wide. */
export const sleeping = (s: Stage, x: number, y: number, w: number, coat: string): string =>
  group(
    [
      path('M-100 0Q-110 -70 0 -76Q100 -70 100 0Z', coat),
      path('M-100 0Q-110 -70 0 -76Q-70 -50 -66 0Z', s.p.glow, 0.4),
      path('M-104 0Q-130 -50 -92 -62L-96 -86L-70 -68H-52L-30 -84L-32 -56Q-10 -10 -50 0Z', coat),
      line('M-84 -26q8 8 16 0M-56 -26q8 8 16 0', s.p.ink === coat ? s.p.glow : s.p.ink, 4),
      line('M96 -8Q60 16 -10 -6', mix(coat, s.p.ink, 0.25), 15),
    ],
    { x, y, s: w / 200 },
  );

/** A lit paper lantern on its cord. */
export const lampOn = (s: Stage, x: number, y: number, k: number, cord: number): void => {
  const { glow, mid, ink } = s.p;
  s.put(
    s.halo(x, y + cord + k * 0.5, k * 2.4, glow, 0.65),
    lantern(x, y, k, cord, s.ball(glow, mix(mid, glow, 0.3), mid), glow, ink),
  );
};

/** One room of the cut-open inn; `kind` furnishes it. */
export const room = (s: Stage, x: number, y: number, w: number, h: number, kind: number): void => {
  const { mid, deep, ink, accent, glow, haze } = s.p;
  const [black, orange, white, brown] = coats(s);
  const wall =
    [mix(haze, glow, 0.35), mix(accent, glow, 0.55), mix(mid, glow, 0.45), mix(haze, mid, 0.35)][
      kind % 4
    ] ?? haze;
  s.put(
    rect(x, y, w, h, s.down(wall, mix(wall, deep, 0.22))),
    rect(x, y + h - 14, w, 14, deep),
    rect(x, y + h - 14, w, 4, mid),
  );
  const f = y + h - 14;
  if (kind === 0) {
    s.put(
      rect(x + w * 0.56, y + 24, w * 0.34, h * 0.42, mix(accent, deep, 0.3), 4),
      rect(x + w * 0.58, y + 30, w * 0.3, h * 0.36, mix(s.p.sky, accent, 0.4), 3),
      line(`M${num(x + w * 0.73)} ${num(y + 30)}v${num(h * 0.36)}`, deep, 4),
    );
    s.put(
      rect(x + w * 0.1, f - 34, w * 0.56, 34, accent, 10),
      rect(x + w * 0.1, f - 44, w * 0.2, 22, glow, 9),
      sleeping(s, x + w * 0.4, f - 32, w * 0.3, orange),
      sparkle(x + w * 0.34, y + h * 0.4, 9, deep),
      sparkle(x + w * 0.4, y + h * 0.3, 6, deep),
    );
  } else if (kind === 1) {
    for (let r = 0; r < 2; r += 1) {
      s.put(rect(x + w * 0.06, y + 52 + r * 44, w * 0.5, 6, deep));
      for (let i = 0; i < 5; i += 1)
        s.put(
          rect(
            x + w * (0.08 + i * 0.095),
            y + 30 + r * 44 + (i % 2) * 6,
            w * 0.06,
            22 - (i % 2) * 6,
            [mid, glow, deep, accent][(i + r) % 4] ?? mid,
            4,
          ),
        );
    }
    s.put(
      rect(x + w * 0.06, f - 62, w * 0.6, 62, s.across(mid, deep), 4),
      rect(x + w * 0.03, f - 70, w * 0.66, 12, mix(mid, glow, 0.4), 4),
      cat(x + w * 0.36, f - 70, 74, white, mix(white, haze, 0.4)),
      circle(x + w * 0.57, f - 78, 9, accent),
      cat(x + w * 0.85, f, 64, black, mix(ink, mid, 0.5), true),
    );
  } else if (kind === 2) {
    s.put(
      path(
        `M${num(x + w * 0.12)} ${num(f)}V${num(f - 70)}Q${num(x + w * 0.34)} ${num(f - 110)} ${num(x + w * 0.56)} ${num(f - 70)}V${num(f)}Z`,
        mix(deep, haze, 0.25),
      ),
      rect(x + w * 0.28, y, w * 0.12, h * 0.55, mix(deep, haze, 0.25)),
      path(
        `M${num(x + w * 0.2)} ${num(f)}V${num(f - 40)}Q${num(x + w * 0.34)} ${num(f - 72)} ${num(x + w * 0.48)} ${num(f - 40)}V${num(f)}Z`,
        ink,
      ),
      path(
        `M${num(x + w * 0.26)} ${num(f)}Q${num(x + w * 0.26)} ${num(f - 26)} ${num(x + w * 0.34)} ${num(f - 46)}Q${num(x + w * 0.43)} ${num(f - 24)} ${num(x + w * 0.42)} ${num(f)}Z`,
        mix(mid, glow, 0.45),
      ),
      s.halo(x + w * 0.34, f - 26, 110, glow, 0.7),
      cat(x + w * 0.78, f, 80, orange, mix(orange, glow, 0.5), true),
      sleeping(s, x + w * 0.62, f + 2, w * 0.2, brown),
    );
  } else {
    s.put(
      path(
        `M${num(x)} ${num(f)}L${num(x + w * 0.44)} ${num(y)}H${num(x + w * 0.56)}L${num(x + w * 0.12)} ${num(f)}Z`,
        deep,
        0.75,
      ),
    );
    for (let i = 0; i < 7; i += 1)
      s.put(
        rect(
          x + w * (0.02 + i * 0.066),
          f - (h - 14) * (i + 1) * 0.14,
          w * 0.13,
          6,
          mix(mid, glow, 0.3),
        ),
      );
    s.put(
      rect(x + w * 0.64, f - 26, w * 0.26, 26, deep, 4),
      path(
        `M${num(x + w * 0.66)} ${num(f - 26)}q${num(w * 0.11)} -70 ${num(w * 0.04)} -96q${num(w * 0.16)} 20 ${num(w * 0.1)} 96Z`,
        accent,
      ),
      cat(x + w * 0.3, f - h * 0.42, 58, black, mix(ink, mid, 0.5)),
    );
  }
  s.put(rect(x, y, w, h * 0.2, s.down([ink, 0.25], [ink, 0])));
};
