/** Spots of places where nothing is yet: an empty shelf, a search in the fog, a tent that is being put up. */
import { circle, ellipse, line, path, rect } from '../../../reference-api/art/kit';
import { friend, groundLine, shutEyes, eyes, spot, spotColors, star } from './spot';

const { indigo, indigoDeep, lavender, amber, ember, emberDeep, cream, jade, jadeDeep, ink } =
  spotColors;

/** An empty shelf on which a cat sleeps. */
export const empty = (): string =>
  spot(
    // Upper shelf with the two things that are left.
    rect(52, 62, 136, 7, indigo, 3),
    rect(52, 62, 136, 3, lavender, 1.5),
    line('M66 69v9M174 69v9', indigoDeep, 4),
    rect(74, 28, 11, 34, jade, 2),
    rect(74, 34, 11, 4, cream, 0, 0.8),
    path('M89 61L100 30L110 33L99 63Z', ember),
    path('M90 55l10 4M98 34l10 3', 'none', 1, `stroke="${cream}" stroke-width="2"`),
    path('M150 62l-4 -17h24l-4 17z', emberDeep),
    path('M158 45Q140 40 142 22Q156 26 158 45Q160 22 176 20Q176 40 158 45Z', jade),
    path(
      'M158 45Q150 34 149 28M158 45Q166 34 170 27',
      'none',
      1,
      `stroke="${jadeDeep}" stroke-width="1.5"`,
    ),
    // Lower shelf and the sleeper.
    rect(36, 138, 168, 8, indigo, 3),
    rect(36, 138, 168, 3, lavender, 1.5),
    line('M54 146v11M186 146v11', indigoDeep, 5),
    path('M76 138Q66 104 104 97Q150 88 164 116Q170 130 164 138Z', amber),
    path('M120 138Q170 140 164 116Q158 102 142 97Q156 120 120 138Z', ember),
    line('M158 136Q182 138 182 156Q182 168 172 166', amber, 10),
    line('M182 150v-1M180 162l2 -4', ember, 9),
    line('M116 96q4 7 2 13M130 94q5 8 3 14', emberDeep, 4),
    path('M63 106L65 90L77 98H90L101 90L104 107Q110 138 84 138Q58 138 63 106Z', amber),
    path('M68 98l1 -3 4 3zM95 98l3 -3 1 4z', emberDeep),
    ellipse(84, 128, 13, 9, cream),
    shutEyes(84, 116, 9),
    path('M81 122h6l-3 4z', emberDeep),
    path(
      'M84 126q-4 6 -9 2M84 126q4 6 9 2',
      'none',
      1,
      `stroke="${ink}" stroke-width="1.6" stroke-linecap="round"`,
    ),
    star(118, 78, 7),
    star(134, 84, 4, lavender),
    star(104, 82, 3, lavender),
  );

/** A lantern that looks about in the fog. */
export const noResults = (): string =>
  spot(
    `<linearGradient id="b">${[0, 0.5, 0.5, 1].map((o, i) => `<stop offset="${String([0, 0.42, 0.58, 1][i])}" stop-color="${amber}" stop-opacity="${String(o === 0.5 ? 0.5 : 0)}"/>`).join('')}</linearGradient>`,
    path('M120 84L12 50V146L120 108L228 142V54Z', 'url(#b)'),
    star(40, 36, 5, lavender),
    star(196, 34, 7),
    line('M30 66H70M22 126H64M176 62H224M182 132H222', 'var(--fog)', 9),
    line('M120 22V44', ink, 4),
    line('M120 22V44', 'var(--line)', 4),
    path(
      'M108 30Q120 8 132 30',
      'none',
      1,
      'stroke="var(--line)" stroke-width="4" stroke-linecap="round"',
    ),
    rect(100, 43, 40, 9, indigoDeep, 3),
    path('M96 52H144Q160 92 142 126H98Q80 92 96 52Z', amber),
    path('M96 52H112Q94 92 108 126H98Q80 92 96 52Z', cream, 0.75),
    path('M130 52H144Q160 92 142 126H130Q146 92 130 52Z', ember),
    line('M88 74Q120 80 152 74M88 106Q120 112 152 106', emberDeep, 1.6, 0.6),
    circle(108, 88, 9, '#fffdf6'),
    circle(133, 88, 9, '#fffdf6'),
    eyes(120.5, 88, 12.5, 4, 1, 4),
    path(
      'M115 101q6 4 11 -1',
      'none',
      1,
      `stroke="${ink}" stroke-width="2.2" stroke-linecap="round"`,
    ),
    rect(98, 125, 44, 9, indigoDeep, 3),
    line('M120 134v13', ember, 4),
    line(
      'M36 150H96M112 150H150M166 150H212M54 164H128M146 164H190M14 104H60M184 100H228',
      'var(--fog)',
      9,
    ),
  );

/** Two friends put up a tent. */
export const soon = (): string =>
  spot(
    groundLine(22, 218, 154),
    line('M118 48L46 150M122 48L194 150', 'var(--line)', 2),
    path('M119 50L72 154H168Z', indigo),
    path('M119 50L72 154H104Q116 110 119 50Z', lavender),
    path('M120 50L168 154H146Q124 112 120 50Z', indigoDeep),
    path('M119 84Q108 130 104 154H140Q130 130 119 84Z', amber),
    path('M119 84Q108 130 104 154H112Q116 120 119 84Z', cream, 0.8),
    line('M119 30V54', 'var(--line)', 3.5),
    path('M120 30L146 37L120 45Z', ember),
    friend(46, 154, cream, jade, jadeDeep, [2.5, -2]),
    line('M52 122L69 115', jade, 7),
    circle(71, 114, 4, cream),
    friend(190, 154, amber, ember, emberDeep, [-2.5, -2]),
    line('M184 122L170 113', ember, 7),
    circle(169, 112, 4, amber),
    line('M30 146l6 8M208 146l-6 8', 'var(--line)', 3),
    star(70, 40, 6),
    star(182, 58, 5, lavender),
    star(92, 62, 3, lavender),
  );
