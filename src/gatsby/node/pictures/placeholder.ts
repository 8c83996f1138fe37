import { NEUTRAL_COLOR } from './dominant-color';
import { pictureKinds, type Picture, type PictureKind } from './picture-kinds';
import { addressOf, placeholderName } from './file-names';

const SHORT_SIDE = 240;

/** The mark of the site (src/ui/logo.tsx) without its square: two friends, in one quiet colour. */
const MARK = `<g fill="var(--mark)"><circle cx="-6.5" cy="-4" r="9"/><circle cx="6.5" cy="4" r="9" opacity=".72"/></g><g fill="var(--near)"><circle cx="-9" cy="-4.5" r="1.8"/><circle cx="-3.5" cy="-4.5" r="1.8"/><circle cx="4" cy="3.5" r="1.8"/><circle cx="9.5" cy="3.5" r="1.8"/></g>`;

/** The scheme follows the system, as that of the site does. */
const STYLE = `:root{--near:#ebe8fd;--far:#dcd5ea;--mark:#b4abd0}@media (prefers-color-scheme:dark){:root{--near:#2d2750;--far:#1d1a2a;--mark:#5a5180}}`;

function svgOf(ratio: number): string {
  const width = Math.round(SHORT_SIDE * Math.max(1, ratio));
  const height = Math.round(width / ratio);
  const size = `width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}"`;
  const mark = `translate(${String(width / 2)} ${String(height / 2)}) scale(${String(SHORT_SIDE / 96)})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><style>${STYLE}</style><linearGradient id="g" x2="1" y2="1"><stop stop-color="var(--near)"/><stop offset="1" stop-color="var(--far)"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/><g transform="${mark}">${MARK}</g></svg>\n`;
}

/** Size of the largest width of a kind. */
function sizeOf(kind: PictureKind): { width: number; height: number } {
  const { widths, ratio } = pictureKinds[kind];
  const width = Math.max(...widths);
  return { width, height: Math.round(width / ratio) };
}

/** Returns the picture that is shown for one that cannot be had. */
export function placeholder(kind: PictureKind): Picture {
  return {
    src: addressOf(placeholderName(svgOf(pictureKinds[kind].ratio))),
    srcSet: '',
    ...sizeOf(kind),
    color: NEUTRAL_COLOR,
  };
}

/** A picture that is linked to where it is: its size is not known, so it is that of its kind. */
export function originPicture(href: string, kind: PictureKind): Picture {
  return { src: href, srcSet: '', ...sizeOf(kind), color: NEUTRAL_COLOR };
}

/** Name and content of each placeholder; kinds of the same ratio share one. */
export function placeholderFiles(): ReadonlyMap<string, string> {
  return new Map(
    Object.values(pictureKinds).map(({ ratio }) => {
      const svg = svgOf(ratio);
      return [placeholderName(svg), svg];
    }),
  );
}
