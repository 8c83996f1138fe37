/** Paper Kingdom: origami castles and folded beasts on a board, all in facets. */
import { circle, group, mix, poly, rect, type Point } from '../kit';
import { flecks, sparkle } from '../kit-nature';
import { scenery, type Stage } from '../kit-stage';
import { castle, crane, flag } from './paper-kingdom-places';
import { gold, red, white } from './paper-kingdom-props';
import { card, fox, siege, table } from './paper-kingdom-views';

/** The hand of cards, close, with the battle small behind. */
const hand = (s: Stage): void => {
  table(s);
  castle(s, s.w * 0.24, 300, 0.5);
  castle(s, s.w * 0.8, 250, 0.4);
  fox(s, s.cx, 330, 0.5, red(s));
  const arts = [
    (): void => crane(s, 20, 30, 0.9, white(s)),
    (): void => fox(s, 0, 110, 0.9, gold(s)),
    (): void => castle(s, 0, 70, 0.22),
    (): void => crane(s, 20, 30, 0.9, gold(s)),
    (): void => fox(s, 10, 110, 0.9, white(s), true),
  ];
  arts.forEach((art, i) =>
    card(
      s,
      s.cx + (i - 2) * 205,
      560 + Math.abs(i - 2) * 36 - (i === 1 ? 56 : 0),
      1.08,
      (i - 2) * 10,
      art,
    ),
  );
  s.put(sparkle(s.cx - 330, 300, 26, s.p.glow), sparkle(s.cx - 370, 340, 14, s.p.glow));
};

/** Paper mountains and a fleet of folded boats. */
const voyage = (s: Stage): void => {
  const { sky, haze, mid, deep, glow, accent } = s.p;
  s.sky(sky, glow, haze);
  s.put(
    circle(s.w * 0.3, 210, 110, accent),
    poly(
      [
        [s.w * 0.3, 210],
        [s.w * 0.3 - 110, 210],
        [s.w * 0.3 - 60, 118],
        [s.w * 0.3, 100],
      ],
      mix(accent, glow, 0.5),
    ),
  );
  for (let i = 0; i < 3; i += 1)
    for (let x = -60; x < s.w + 160; x += 190 + i * 40) {
      const [h, b, px] = [s.r.range(120, 230) - i * 24, 400 + i * 46, x + s.r.range(-40, 40)];
      const t = mix(haze, mid, 0.3 + i * 0.3);
      s.put(
        poly(
          [
            [px - 150, b],
            [px, b - h],
            [px + 150, b],
          ],
          t,
        ),
        poly(
          [
            [px - 150, b],
            [px, b - h],
            [px - 30, b - h * 0.2],
            [px - 50, b],
          ],
          mix(t, glow, 0.4),
        ),
        poly(
          [
            [px + 150, b],
            [px, b - h],
            [px + 46, b],
          ],
          mix(t, deep, 0.3),
        ),
      );
    }
  for (let i = 0; i < 6; i += 1) {
    const y = 440 + i * 54;
    const pts: Point[] = [[-60, y]];
    for (let x = -60; x < s.w + 120; x += 70 + i * 14)
      pts.push([x + 30, y - 16 - i * 3], [x + 70 + i * 14, y]);
    s.put(poly([...pts, [s.w + 90, 740], [-60, 740]], mix(mix(sky, mid, 0.35), deep, i / 6.5)));
    if (i === 1 || i === 3)
      s.put(
        group(
          [
            poly(
              [
                [-150, -40],
                [-90, 30],
                [90, 30],
                [150, -40],
              ],
              glow,
            ),
            poly(
              [
                [0, -150],
                [-80, -24],
                [80, -24],
              ],
              mix(glow, haze, 0.4),
            ),
            poly(
              [
                [0, -150],
                [80, -24],
                [20, -24],
              ],
              mix(haze, mid, 0.5),
            ),
            poly(
              [
                [150, -40],
                [90, 30],
                [0, 30],
                [30, -10],
              ],
              mix(haze, mid, 0.35),
            ),
            flag(s, 0, -140, 60),
          ],
          { x: s.w * (i === 1 ? 0.72 : 0.34), y: y + 20, s: i === 1 ? 0.6 : 1.15 },
        ),
      );
  }
  crane(s, s.w * 0.62, 150, 1, white(s), 8);
  crane(s, s.w * 0.85, 230, 0.6, gold(s), -4);
};

/** Pictures of Paper Kingdom. */
export const paperKingdom = scenery('paper-kingdom', {
  cover: siege,
  banner: siege,
  'gallery-1': voyage,
  'gallery-2': hand,
  icon: (s) => {
    s.put(
      rect(0, 0, s.w, s.h, s.slant(s.p.mid, s.p.deep)),
      circle(s.cx + 40, 330, 230, s.p.accent),
    );
    crane(s, s.cx + 60, 440, 2.75, white(s), -4);
  },
  'scene-1': (s) => s.hour('night').mirror(() => voyage(s)),
  'scene-2': (s) => s.hour('dusk').mirror(() => hand(s)),
  'scene-3': (s) => {
    s.hour('storm');
    s.mirror(() => siege(s));
    s.put(flecks(s.r, 0, 0, s.w, s.h, 60, s.p.glow, 5));
  },
});
