import { circle, line, mix, smooth } from '../kit';
import { onBody, trunk } from './body';
import { closed, oval } from './kit-shape';
import { band, belt, buttons, numberPlate, type Clothes } from './outfit-kit';
import type { Person } from './person';

/** The clothes “uniform”. */
export const uniform = (p: Person): Clothes => {
  const { sheet, tones } = p;
  const t = p.body.top;
  const pads = ([-1, 1] as const).map((s) => {
    const [x, y] = onBody(p, s * 0.8, t + 2);
    const fringe = Array.from({ length: 6 }, (_, i) =>
      line(`M${(x - 35 + i * 14).toFixed(1)} ${(y + 8).toFixed(1)}v24`, tones.metal, 7),
    ).join('');
    return fringe + sheet.cut(oval(x, y, 48, 17), tones.trim, { rim: 4, drop: 0.12 });
  });
  const badge = onBody(p, 0.45, t + 120);
  return {
    trunk:
      sheet.cut(trunk(p, 940, 4), tones.cloth, { rim: 6 }) +
      band(
        p,
        [
          [0, t + 10],
          [0, t + 140],
          [0, 480],
          [0, 900],
        ],
        20,
        tones.lining,
      ) +
      sheet.cut(
        closed(
          [
            onBody(p, -0.34, t - 66),
            onBody(p, 0, t - 50),
            onBody(p, 0.34, t - 66),
            onBody(p, 0.38, t + 2),
            onBody(p, 0, t + 30),
            onBody(p, -0.38, t + 2),
          ],
          0.6,
        ),
        tones.lining,
        { rim: 4, drop: 0.14 },
      ) +
      band(
        p,
        [
          [-0.36, t],
          [0, t + 26],
          [0.36, t],
        ],
        5,
        tones.trim,
        0,
      ) +
      buttons(p, 0, t + 66, 66, 6, 11) +
      (p.dice.chance('sash', 0.5)
        ? band(
            p,
            [
              [-0.8, t + 14],
              [-0.2, t + 160],
              [0.6, 520],
            ],
            24,
            tones.trim,
          )
        : belt(p, 520, 22, tones.wood)) +
      sheet.cut(
        closed(
          [
            [badge[0] - 18, badge[1] - 20],
            [badge[0] + 18, badge[1] - 20],
            [badge[0] + 16, badge[1] + 8],
            [badge[0], badge[1] + 26],
            [badge[0] - 16, badge[1] + 8],
          ],
          0.2,
        ),
        tones.metal,
        { rim: 3 },
      ),
    sleeve: { fill: tones.cloth, wide: [54, 44, 38], cuff: tones.trim },
    over: pads.join(''),
  };
};

/** The clothes “armor”. */
export const armor = (p: Person): Clothes => {
  const { sheet, tones } = p;
  const t = p.body.top;
  const plate = closed(
    [
      onBody(p, -0.72, t + 10),
      onBody(p, 0, t + 40),
      onBody(p, 0.72, t + 10),
      onBody(p, 0.8, t + 140),
      onBody(p, 0.5, 440),
      onBody(p, 0, 470),
      onBody(p, -0.5, 440),
      onBody(p, -0.8, t + 140),
    ],
    0.7,
  );
  const ridge = line(
    smooth([onBody(p, 0, t + 44), onBody(p, 0.02, t + 140), onBody(p, 0, 466)]),
    p.palette.ink,
    5,
    0.3,
  );
  const gem = onBody(p, 0, t + 120);
  const metal = mix(tones.metal, tones.cloth, 0.35);
  const pads = ([-1, 1] as const).map((s) => {
    const [x, y] = onBody(p, s * 0.9, t + 36);
    return [2, 1, 0]
      .map((i) =>
        sheet.cut(
          closed(
            [
              [x - 62 + i * 4, y + 14 + i * 24],
              [x - 40, y - 34 + i * 26],
              [x + 40, y - 34 + i * 26],
              [x + 62 - i * 4, y + 14 + i * 24],
              [x, y + 38 + i * 24],
            ],
            0.8,
          ),
          i === 0 ? metal : mix(metal, tones.trim, 0.35),
          { rim: 5, drop: 0.18 },
        ),
      )
      .join('');
  });
  return {
    trunk:
      sheet.cut(trunk(p, 940, 6), tones.cloth, { rim: 5 }) +
      [500, 560, 620].map((y) => belt(p, y, 36, mix(metal, tones.cloth, 0.4))).join('') +
      sheet.cut(plate, metal, { rim: 7, drop: 0.2, inside: ridge }) +
      (p.own.plate === true
        ? numberPlate(p, gem[0], gem[1] + 10)
        : sheet.cut(oval(gem[0], gem[1], 30, 34), tones.trim, {
            rim: 5,
            inside: circle(gem[0] - 8, gem[1] - 10, 7, tones.paper, 0.8),
          })) +
      sheet.cut(
        closed(
          [
            onBody(p, -0.4, t - 60),
            onBody(p, 0, t - 38),
            onBody(p, 0.4, t - 60),
            onBody(p, 0.5, t + 14),
            onBody(p, 0, t + 46),
            onBody(p, -0.5, t + 14),
          ],
          0.6,
        ),
        mix(metal, tones.paper, 0.2),
        { rim: 5, drop: 0.18 },
      ),
    sleeve: { fill: tones.lining, wide: [50, 44, 38], plates: true },
    over: pads.join(''),
  };
};

/** The clothes “divingSuit”. */
export const divingSuit = (p: Person): Clothes => {
  const { sheet, tones } = p;
  const t = p.body.top;
  const ring = closed(
    [
      onBody(p, -0.68, t - 16),
      onBody(p, -0.36, t - 64),
      onBody(p, 0.36, t - 64),
      onBody(p, 0.68, t - 16),
      onBody(p, 0.52, t + 44),
      onBody(p, 0, t + 72),
      onBody(p, -0.52, t + 44),
    ],
    0.9,
  );
  const bolts = [-0.5, -0.26, 0, 0.26, 0.5].map((u) => {
    const [x, y] = onBody(p, u, t + 46 - u * u * 90);
    return sheet.cut(oval(x, y, 9), tones.trim, { rim: 2.5 });
  });
  const [vx, vy] = onBody(p, 0, t + 190);
  const hose = ([-1, 1] as const).map(
    (s) =>
      line(
        smooth([
          onBody(p, s * 0.5, t + 20),
          onBody(p, s * 0.62, t + 120),
          onBody(p, s * 0.3, t + 200),
          [vx + s * 30, vy],
        ]),
        mix(tones.lining, p.palette.ink, 0.35),
        19,
      ) +
      line(
        smooth([
          onBody(p, s * 0.5, t + 20),
          onBody(p, s * 0.62, t + 120),
          onBody(p, s * 0.3, t + 200),
          [vx + s * 30, vy],
        ]),
        tones.trim,
        19,
        0.35,
        'stroke-dasharray="3 9" style="stroke-linecap:butt"',
      ),
  );
  return {
    trunk:
      sheet.cut(trunk(p, 940, 16), tones.cloth, { rim: 7 }) +
      belt(p, 520, 28, tones.wood) +
      hose.join('') +
      sheet.cut(oval(vx, vy, 46), tones.metal, {
        rim: 5,
        drop: 0.2,
        inside:
          circle(vx, vy, 30, tones.paper) +
          line(`M${vx.toFixed(1)} ${vy.toFixed(1)}l14 -16`, tones.line, 5),
      }) +
      sheet.cut(ring, tones.metal, { rim: 7, drop: 0.2 }) +
      bolts.join(''),
    sleeve: { fill: tones.cloth, wide: [62, 58, 50], cuff: tones.metal },
  };
};
