/** What all spot illustrations share: their size, their two grounds, and the two round friends of our mark. */
import { circle, line, num, path } from '../../../reference-api/art/kit';

/** Colours that hold on paper and in the night alike. */
export const spotColors = {
  indigo: '#6a5be0',
  indigoDeep: '#4536ad',
  lavender: '#a99df5',
  amber: '#ffb454',
  ember: '#f08a3c',
  emberDeep: '#c9622f',
  cream: '#fff3dc',
  jade: '#3fa287',
  jadeDeep: '#2b7a68',
  ink: '#251c56',
} as const;

/** Colours that follow the scheme of the reader: the two circles behind everything, and lines that stand free. */
const STYLE =
  'svg{--soft:#e4defa;--warm:#ffe4bf;--line:#5a4bd0;--fog:#c9c0ee}@media(prefers-color-scheme:dark){svg{--soft:#2a2357;--warm:#4b3245;--line:#b9aeff;--fog:#5b51a0}}';

/** A spot illustration of 240 × 180 on the two overlapping circles of our mark. */
export const spot = (...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180" width="240" height="180"><style>${STYLE}</style>${circle(104, 80, 68, 'var(--soft)')}${circle(160, 106, 54, 'var(--warm)')}${parts.join('')}</svg>\n`;

/** Two eyes around x,y that look towards `dx`,`dy`; `gap` is half their distance. */
export const eyes = (x: number, y: number, gap: number, dx = 0, dy = 0, r = gap * 0.42): string =>
  circle(x - gap + dx, y + dy, r, spotColors.ink) + circle(x + gap + dx, y + dy, r, spotColors.ink);

/** Eyes that are shut, content. */
export const shutEyes = (x: number, y: number, gap: number): string =>
  line(
    `M${num(x - gap * 1.6)} ${num(y)}q${num(gap * 0.6)} ${num(gap * 0.6)} ${num(gap * 1.2)} 0M${num(x + gap * 0.4)} ${num(y)}q${num(gap * 0.6)} ${num(gap * 0.6)} ${num(gap * 1.2)} 0`,
    spotColors.ink,
    2,
  );

/** A friend standing on x,y: a round head of our mark on a coat; about 62 high. */
export const friend = (
  x: number,
  y: number,
  head: string,
  coat: string,
  shade: string,
  look: readonly [dx: number, dy: number],
): string =>
  [
    line(
      `M${num(x - 6)} ${num(y - 12)}V${num(y - 2)}M${num(x + 6)} ${num(y - 12)}V${num(y - 2)}`,
      spotColors.ink,
      5,
    ),
    path(
      `M${num(x - 16)} ${num(y - 7)}Q${num(x - 15)} ${num(y - 32)} ${num(x - 7)} ${num(y - 36)}H${num(x + 7)}Q${num(x + 15)} ${num(y - 32)} ${num(x + 16)} ${num(y - 7)}Q${num(x)} ${num(y - 2)} ${num(x - 16)} ${num(y - 7)}Z`,
      coat,
    ),
    path(
      `M${num(x + 5)} ${num(y - 36)}H${num(x + 7)}Q${num(x + 15)} ${num(y - 32)} ${num(x + 16)} ${num(y - 7)}Q${num(x + 11)} ${num(y - 5)} ${num(x + 6)} ${num(y - 4.5)}Z`,
      shade,
    ),
    circle(x, y - 47, 15, head),
    eyes(x, y - 48, 4.6, look[0], look[1], 1.9),
  ].join('');

/** A line on the ground. */
export const groundLine = (x1: number, x2: number, y: number): string =>
  line(`M${num(x1)} ${num(y)}H${num(x2)}`, 'var(--line)', 3);

/** A four-pointed star. */
export const star = (x: number, y: number, s: number, fill: string = spotColors.amber): string =>
  path(
    `M${num(x)} ${num(y - s)}q${num(s * 0.15)} ${num(s * 0.85)} ${num(s)} ${num(s)}q${num(-s * 0.85)} ${num(s * 0.15)} ${num(-s)} ${num(s)}q${num(-s * 0.15)} ${num(-s * 0.85)} ${num(-s)} ${num(-s)}q${num(s * 0.85)} ${num(-s * 0.15)} ${num(s)} ${num(-s)}z`,
    fill,
  );
