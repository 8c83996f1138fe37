import { circle, ellipse, line, mix, path, smooth } from '../kit';
import { brows, eyes } from './face';
import { cheeks } from './face-mouth';
import { rounded, type HeadArt } from './head-creature';
import { arcPoints, closed, ribbon, star, sway } from './kit-shape';
import { onFace, type Person } from './person';

const birdNames: readonly (readonly [string, RegExp])[] = [
  ['owl', /owl|xiao|mao-tou/],
  ['crane', /crane|heron|egret|he\b|lu\b/],
  ['crow', /crow|raven|ya\b|wuya/],
  ['duck', /duck|goose|ya-|swan/],
];

/** A bird: owl, crane, crow, songbird or duck by the seed. */
export const birdHead = (p: Person): HeadArt => {
  const { sheet, tones, head, dice, palette } = p;
  const named = birdNames.find(([, names]) => names.test(p.hint))?.[0];
  const kind = named ?? dice.pick('bird', ['owl', 'crane', 'crow', 'finch', 'duck']);
  const { half, cx, top, chin } = head;
  const beakColor = mix('#f0a53a', palette.accent, 0.3);
  const dark = mix(tones.skin, palette.ink, 0.5);
  const pale = mix(tones.skin, '#fff8ea', 0.65);
  const at = onFace(p, 0, 34);
  const long = { owl: 30, crane: 118, crow: 84, finch: 48, duck: 66 }[kind] ?? 50;
  const side = p.turn > 0;
  const reach = p.turn === 2 ? 1 : 0.62;
  const bx = p.turn === 2 ? -half * 0.84 : at.x;
  const beak = side
    ? sheet.cut(
        closed(
          [
            [bx + 14, 8],
            [bx - long * 0.5 * reach, 14],
            [bx - long * reach, kind === 'duck' ? 36 : 50],
            [bx - long * 0.4 * reach, 54],
            [bx + 16, 58],
            [bx + 26, 34],
          ],
          kind === 'duck' ? 1 : 0.6,
        ),
        beakColor,
        {
          rim: 4,
          inside: line(
            smooth([
              [bx + 20, 38],
              [bx - long * 0.3 * reach, 36],
              [bx - long * reach, 46],
            ]),
            mix(beakColor, palette.ink, 0.5),
            4,
            0.6,
          ),
        },
      )
    : kind === 'duck'
      ? sheet.cut(
          closed([
            [at.x - 34, at.y],
            [at.x, at.y - 18],
            [at.x + 34, at.y],
            [at.x + 46, at.y + 26],
            [at.x, at.y + 38],
            [at.x - 46, at.y + 26],
          ]),
          beakColor,
          {
            rim: 4,
            inside: line(
              smooth([
                [at.x - 44, at.y + 22],
                [at.x, at.y + 14],
                [at.x + 44, at.y + 22],
              ]),
              mix(beakColor, palette.ink, 0.5),
              4,
              0.6,
            ),
          },
        )
      : sheet.cut(
          closed(
            [
              [at.x, at.y - 20],
              [at.x + 24, at.y],
              [at.x + 12, at.y + 18],
              [at.x, at.y + 26 + long * 0.3],
              [at.x - 12, at.y + 18],
              [at.x - 24, at.y],
            ],
            0.8,
          ),
          beakColor,
          {
            rim: 4,
            inside: line(
              smooth([
                [at.x - 22, at.y + 4],
                [at.x, at.y + 12],
                [at.x + 22, at.y + 4],
              ]),
              mix(beakColor, palette.ink, 0.5),
              4,
              0.6,
            ),
          },
        );
  const discs = ([-1, 1] as const).map((s) => {
    const e = onFace(p, s * head.eyeX, head.eyeY);
    if (e.k < 0.3) return '';
    const r = kind === 'owl' ? 52 : 38;
    const scallop = closed(star(e.x, e.y + 2, r, r * 0.88, 11), 0.9);
    return `<g>${kind === 'owl' ? path(scallop, pale) : ellipse(e.x, e.y + 2, r * (0.4 + 0.6 * e.k), r, kind === 'crow' ? mix(tones.skin, pale, 0.3) : pale, 0.9)}</g>`;
  });
  const crest: string[] = [];
  if (!p.covered) {
    if (kind === 'owl')
      for (const s of [-1, 1])
        crest.push(
          sheet.cut(
            closed(
              [
                [cx + s * half * 0.9, -30],
                [cx + s * half * 1.06, top - 44],
                [cx + s * half * 0.3, top + 8],
              ],
              0.5,
            ),
            dark,
            { rim: 4 },
          ),
        );
    else if (kind === 'crane')
      crest.push(
        sheet.cut(
          closed([
            [cx - 50, top + 22],
            [cx, top - 14],
            [cx + 54, top + 22],
            [cx, top + 40],
          ]),
          palette.accent,
          { rim: 4 },
        ),
      );
    else
      for (const i of [0, 1, 2])
        crest.push(
          sheet.cut(
            ribbon(
              sway(
                [cx, top + 16],
                [cx + 10 + i * 12, top - 40],
                [cx + 40 + i * 26, top - 70 + i * 16],
                [cx + 74 + i * 26, top - 62 + i * 34],
              ),
              (t) => 13 * Math.sin(Math.PI * (0.15 + t * 0.8)) + 2,
            ),
            i === 1 ? palette.accent : dark,
            { rim: 3 },
          ),
        );
  }
  const capColor = path(
    closed([
      ...arcPoints(cx, 0, half + 4, -top + 4, 180, 360),
      [cx + half * 0.6, -50],
      [onFace(p, 0, 0).x, -16],
      [cx - half * 0.6, -50],
    ]),
    dark,
    0.85,
  );
  const scallops = Array.from({ length: 7 }, (_, i) =>
    circle(cx - half + (i * half) / 3, chin * 0.94, 24, i % 2 ? pale : mix(pale, tones.skin, 0.5)),
  ).join('');
  return {
    behind: crest.join(''),
    face:
      sheet.cut(rounded(p), tones.skin, {
        rim: 5,
        inside: (kind === 'finch' || kind === 'crow' || kind === 'owl' ? capColor : '') + scallops,
      }) +
      discs.join('') +
      eyes(p) +
      (kind === 'owl' ? brows(p, dark, 6, 40) : '') +
      cheeks(p, 66, 48) +
      beak,
  };
};
