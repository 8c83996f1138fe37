/** Activity cover 7: a quill and letters. */
import { circle, ellipse, group, line, mix, num, path, poly, rect, ring } from '../kit';
import { flecks, sparkle } from '../kit-nature';
import { type Stage } from '../kit-stage';
import { activityArt } from './stage';

/** Draws a quill and letters for a frame of any width and height. */
export const letters = activityArt('letters', 'bronze-gate', (s, p) => {
  const { sky, haze, mid, deep, ink, accent, glow } = p;
  s.put(
    rect(-2, -2, s.w + 4, s.h + 4, s.slant(mix(mid, deep, 0.35), deep, ink)),
    s.halo(s.w * 0.24, 120, 620, accent, 0.5),
    s.halo(s.w * 0.24, 90, 320, glow, 0.6),
  );
  const sheet = (x: number, y: number, k: number, turn: number, tone: string): Stage =>
    s.put(
      group(
        [
          rect(-190, -240, 400, 500, ink, 6, 0.35),
          path('M-200 -250H200V236Q120 262 40 244T-200 250Z', s.slant(glow, tone)),
          ...Array.from({ length: 9 }, (_, i) =>
            line(
              `M-150 ${num(-180 + i * 44)}q40 -14 70 0t70 0t${i % 3 === 2 ? '30' : '90'} 0`,
              mix(haze, deep, 0.5),
              6,
              0.75,
            ),
          ),
          path('M200 250L140 244L196 190Z', mix(tone, deep, 0.3)),
        ],
        { x, y, s: k, turn },
      ),
    );
  sheet(s.w * 0.74, 330, 1.0, 13, sky);
  sheet(s.w * 0.43, 400, 1.12, -9, haze);
  const envelope = (
    x: number,
    y: number,
    k: number,
    turn: number,
    tone: string,
    seal: string,
  ): Stage =>
    s.put(
      group(
        [
          rect(-140, -84, 292, 190, ink, 8, 0.35),
          rect(-150, -96, 300, 192, s.slant(mix(tone, glow, 0.5), tone), 8),
          poly(
            [
              [-150, -88],
              [0, 34],
              [150, -88],
              [142, -96],
              [-142, -96],
            ],
            mix(tone, deep, 0.18),
          ),
          line('M-146 92L-34 4M146 92L34 4', mix(tone, deep, 0.35), 5),
          circle(0, 26, 36, s.ball(mix(seal, glow, 0.6), seal, mix(seal, ink, 0.4))),
          ring(0, 26, 22, mix(seal, ink, 0.3), 5),
          sparkle(0, 26, 15, glow),
        ],
        { x, y, s: k, turn },
      ),
    );
  envelope(s.w * 0.82, 590, 1.15, -10, sky, accent);
  envelope(s.w * 0.13, 560, 1.05, 12, mix(mid, glow, 0.4), mix(accent, deep, 0.3));
  s.put(
    group(
      [
        ellipse(14, 6, 130, 36, ink, 0.4),
        path(
          'M-96 0Q-120 -120 -50 -140V-176H50V-140Q120 -120 96 0Q0 40 -96 0Z',
          s.across(mix(mid, glow, 0.4), deep, ink),
        ),
        path('M-84 -20Q-96 -100 -40 -120Q-60 -70 -60 -14Z', glow, 0.4),
        ellipse(0, -176, 58, 15, mix(accent, glow, 0.2)),
        ellipse(0, -176, 40, 9, ink),
      ],
      { x: s.w * 0.6, y: 660, s: 1.05 },
    ),
  );
  s.put(
    group(
      [
        path(
          'M0 0Q120 -60 190 -210Q240 -330 360 -440Q360 -300 300 -190Q330 -210 340 -200Q280 -90 170 -40Q90 -10 6 8Z',
          s.slant('#ffffff', mix(accent, glow, 0.65), accent),
        ),
        path(
          'M0 0Q150 -90 230 -230Q280 -330 360 -440Q300 -290 240 -200Q150 -70 6 8Z',
          mix(accent, ink, 0.25),
          0.6,
        ),
        line('M-60 56L0 2Q200 -120 330 -380', mix(accent, ink, 0.45), 6),
        path('M-74 70L-40 26L-28 36Z', ink),
        line(
          'M150 -150L250 -150M190 -200L290 -220M110 -100L200 -86',
          mix(accent, ink, 0.2),
          4,
          0.6,
        ),
      ],
      { x: s.w * 0.47, y: 520, s: 1.15 },
    ),
  );
  s.put(
    line(`M${num(s.w * 0.4)} 606q30 -24 40 4t26 -22`, deep, 8),
    flecks(s.r, 0, 0, s.w, s.h, 30, glow, 4, 0.6),
    rect(s.w * 0.03, 130, 70, 200, s.across(glow, mix(glow, haze, 0.5), mix(haze, deep, 0.4)), 10),
    path(
      `M${num(s.w * 0.03 + 21)} 112Q${num(s.w * 0.03 + 20)} 70 ${num(s.w * 0.03 + 36)} 40Q${num(s.w * 0.03 + 54)} 76 ${num(s.w * 0.03 + 48)} 112Q${num(s.w * 0.03 + 35)} 126 ${num(s.w * 0.03 + 21)} 112Z`,
      accent,
    ),
    ellipse(s.w * 0.03 + 35, 102, 7, 15, '#ffffff'),
    line(`M${num(s.w * 0.03 + 35)} 132V116`, ink, 4),
    ellipse(s.w * 0.03 + 35, 334, 84, 22, mix(accent, deep, 0.3)),
    s.vignette(ink, 0.45),
  );
});
