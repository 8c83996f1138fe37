/** The evening sky of the hero: stars, the two moons, the train of light, the sea of clouds. */
import {
  circle,
  ellipse,
  group,
  line,
  mix,
  num,
  path,
  rect,
  type Point,
} from '../../../reference-api/art/kit';
import { cloudBankPath } from '../../../reference-api/art/kit-field';
import { cloudPath, sparkle, stars } from '../../../reference-api/art/kit-nature';
import type { Stage } from '../../../reference-api/art/kit-stage';
import { AMBER, CANDLE, dusk, EMBER } from '../shared/dusk';
import { lights, type Light } from './light';

/** The sky from what is above down to the horizon. */
export const openSky = (s: Stage, horizon: number, sky: Light['sky']): void => {
  s.put(
    rect(
      -2,
      -2,
      s.w + 4,
      s.h + 4,
      s.down(
        [sky[0], 1, 0],
        [sky[1], 1, 0.26],
        [sky[2], 1, 0.52],
        [sky[3], 1, horizon - 0.08],
        [sky[4], 1, horizon + 0.04],
        [sky[5], 1, Math.min(1, horizon + 0.16)],
      ),
    ),
  );
};

/** Stars, thicker along the milky way between two points. */
export const starField = (
  s: Stage,
  height: number,
  count: number,
  way: readonly [Point, Point],
  bright = 1,
): void => {
  const [[x1, y1], [x2, y2]] = way;
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const length = Math.hypot(x2 - x1, y2 - y1);
  s.put(
    group(
      [
        ellipse(
          length / 2,
          0,
          length * 0.62,
          110,
          s.out(['#8f7bff', 0.26 * bright], ['#8f7bff', 0.1 * bright, 0.5], ['#8f7bff', 0]),
        ),
        ellipse(
          length * 0.56,
          8,
          length * 0.46,
          44,
          s.out(['#c9b8ff', 0.13 * bright], ['#c9b8ff', 0]),
        ),
      ],
      { x: x1, y: y1, turn },
    ),
    bright === 1
      ? stars(s.r, s.w, height, count, '#e6deff', 0.9)
      : group(stars(s.r, s.w, height, count, '#e6deff', 0.9), { o: bright }),
  );
  let dust = '';
  for (let i = 0; i < count * 1.6; i += 1) {
    const t = s.r.next();
    const off = (s.r.next() + s.r.next() + s.r.next() - 1.5) * 70;
    const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + off];
    dust += `M${num(x)} ${num(y)}h0`;
  }
  s.put(line(dust, '#e6deff', 1.1, 0.55 * bright));
};

/** The two moons of our mark: a pale one, and an amber one that looks over its shoulder. */
export const twoMoons = (
  s: Stage,
  x: number,
  y: number,
  r: number,
  { pale, amber }: Pick<Light, 'pale' | 'amber'> = lights.dusk,
): void => {
  const [ax, ay, ar] = [x + r * 1.42, y + r * 0.82, r * 0.98];
  s.put(
    s.halo(x + r * 0.6, y + r * 0.4, r * 4, ...pale.haze),
    s.halo(x, y, r * 2, ...pale.halo),
    circle(x, y, r, s.ball(...pale.ball)),
    circle(x - r * 0.62, y + r * 0.38, r * 0.2, pale.marks, 0.55),
    circle(x - r * 0.34, y + r * 0.62, r * 0.1, pale.marks, 0.5),
    circle(x + r * 0.52, y - r * 0.56, r * 0.14, pale.marks, 0.5),
    circle(x - r * 0.6, y - r * 0.5, r * 0.08, pale.marks, 0.5),
    // Their eyes, as in the mark: seen only by those who look.
    circle(x - r * 0.24, y - r * 0.1, r * 0.085, pale.eyes, 0.8),
    circle(x + r * 0.26, y - r * 0.1, r * 0.085, pale.eyes, 0.8),
    s.halo(ax, ay, ar * amber.halo[2], amber.halo[0], amber.halo[1]),
    circle(ax, ay, ar, s.ball(...amber.ball)),
  );
  const clip = s.clip(circle(ax, ay, ar, '#000'));
  s.put(
    group(
      [
        line(
          `M${num(ax - ar)} ${num(ay + ar * 0.36)}q${num(ar)} ${num(ar * 0.36)} ${num(ar * 2)} ${num(-ar * 0.1)}`,
          amber.bands[0],
          ar * 0.16,
          0.4,
        ),
        line(
          `M${num(ax - ar)} ${num(ay - ar * 0.6)}q${num(ar)} ${num(ar * 0.3)} ${num(ar * 2)} ${num(-ar * 0.06)}`,
          amber.bands[1],
          ar * 0.1,
          0.4,
        ),
      ],
      { clip },
    ),
  );
};

/** A little train that rides on a bow of light through `points` (start, bend, end); its engine is at the end. */
export const lightTrain = (
  s: Stage,
  [[x1, y1], [bx, by], [x2, y2]]: readonly [Point, Point, Point],
  size: number,
  shine = 1,
): void => {
  const at = (t: number): Point => [
    x1 * (1 - t) * (1 - t) + bx * 2 * t * (1 - t) + x2 * t * t,
    y1 * (1 - t) * (1 - t) + by * 2 * t * (1 - t) + y2 * t * t,
  ];
  const bow = `M${num(x1)} ${num(y1)}Q${num(bx)} ${num(by)} ${num(x2)} ${num(y2)}`;
  s.put(
    line(bow, s.across([CANDLE, 0], [CANDLE, 0.35, 0.5], [AMBER, 0.9]), size * 0.5, 0.35 * shine),
    line(bow, s.across([CANDLE, 0], [CANDLE, 0.6, 0.4], ['#fff1d8', 1]), Math.max(1, size * 0.12)),
  );
  // The wagons keep their distance whatever the length of the bow.
  const wagon = (size * 1.6) / (Math.hypot(bx - x1, by - y1) + Math.hypot(x2 - bx, y2 - by));
  for (let i = 0; i < 6; i += 1) {
    const t = 0.8 - i * wagon;
    const [x, y] = at(t);
    const [nx, ny] = at(t + 0.01);
    const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI;
    const body =
      i === 0 ? 'M-14 0V-15H6Q17 -13 17 0Z' : 'M-15 0V-13Q-15 -15 -13 -15H13Q15 -15 15 -13V0Z';
    s.put(
      group(
        [
          path(body, dusk.ink, 1, 'transform="translate(0 1.4)"'),
          path(
            body,
            s.down(mix(EMBER, dusk.mid, i === 0 ? 0.1 : 0.35), mix(EMBER, dusk.deep, 0.6)),
          ),
          rect(-11, -11, 6, 6, CANDLE, 1),
          rect(-2, -11, 6, 6, CANDLE, 1),
          i === 0 ? circle(15, -4, 4, '#fff6e0') : rect(6, -11, 6, 6, CANDLE, 1),
        ],
        { x, y, turn, s: size / 22 },
      ),
    );
    if (i === 0) s.put(s.halo(x + size * 0.7, y - size * 0.1, size * 2.2, CANDLE, 0.8 * shine));
  }
  s.put(sparkle(x2, y2, size * 0.6, '#fff6e0', 0.9));
};

/** A bank of the cloud sea with an edge lit by the moons. */
export const cloudBank = (
  s: Stage,
  y: number,
  size: number,
  [body, edge, foot]: readonly [body: string, edge: string, foot: string],
): void => {
  const d = cloudBankPath(s.r, s.w, s.h, y, size);
  s.put(path(d, edge, 1, 'transform="translate(-2 -3)"'), path(d, s.down(body, foot)));
};

/** A few drifting clouds within a box. */
export const driftingClouds = (
  s: Stage,
  spots: readonly (readonly [x: number, y: number, w: number, h: number, opacity: number])[],
  [above, below, edge]: Light['clouds'],
): void => {
  for (const [x, y, w, h, o] of spots) {
    const d = cloudPath(s.r, x, y, w, h);
    s.put(
      path(d, s.down([above, o], [below, o * 0.35])),
      path(d, edge, o * 0.3, 'transform="translate(-1 -2)"'),
    );
  }
};

/** Paper lanterns that rise from the city, smaller the higher they are. */
export const skyLanterns = (
  s: Stage,
  spots: readonly (readonly [x: number, y: number, size: number])[],
  shine = 1,
): void => {
  for (const [x, y, k] of spots)
    s.put(
      s.halo(x, y, k * 3.4, EMBER, 0.5 * shine),
      path(
        `M${num(x - k * 0.42)} ${num(y + k * 0.6)}L${num(x - k * 0.6)} ${num(y - k * 0.3)}Q${num(x)} ${num(y - k)} ${num(x + k * 0.6)} ${num(y - k * 0.3)}L${num(x + k * 0.42)} ${num(y + k * 0.6)}Z`,
        s.down(EMBER, AMBER, '#fff1cf'),
      ),
    );
};

/** A falling star that comes to rest at x,y. */
export const fallingStar = (s: Stage, x: number, y: number, length: number, bright = 1): void => {
  s.put(
    path(
      `M${num(x)} ${num(y)}L${num(x - length)} ${num(y - length * 0.42)}L${num(x - 1)} ${num(y - 1.6)}Z`,
      s.across(['#ffffff', 0], ['#ffffff', 0.9 * bright]),
    ),
    sparkle(x, y, 5, '#ffffff', bright),
  );
};
