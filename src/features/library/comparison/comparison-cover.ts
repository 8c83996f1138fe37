import type { ThemeUIStyleObject } from 'theme-ui';
import { PC_HEADER_PX } from '../../../config/breakpoints-and-sizes';
import { medium, wide, widest } from '../../../theme/theme';
import { MOST_COMPARED } from './compared';

/** Heights of a game's picture, which is as wide as its column, by the number of columns: on a desk, and where that is wide. */
const HEIGHTS_PX = [
  [220, 300],
  [220, 300],
  [220, 300],
  [180, 240],
  [140, 184],
] as const;

/** Room above the picture of a head, and between it and the name. */
const ABOVE_PX = 8;
const BELOW_PX = 12;

function stylesFor(count: number) {
  const [desk, large] = HEIGHTS_PX[count] ?? HEIGHTS_PX[MOST_COMPARED];
  return {
    picture: {
      width: 84,
      height: 52,
      borderRadius: 'small',
      objectFit: 'cover',
      // What a cover shows stands rather in its upper part.
      objectPosition: 'center 25%',
      // Beside the two buttons of its head.
      '@container page (max-width: 359px)': { width: 44 },
      [medium]: { width: 128, height: 80 },
      [wide]: { width: '100%', height: desk },
      [widest]: { height: large },
    },
    // The picture goes below the header of the page, and the name stays in sight.
    sticking: {
      [wide]: { top: PC_HEADER_PX - desk - ABOVE_PX },
      [widest]: { top: PC_HEADER_PX - large - ABOVE_PX },
    },
    // Beside the name.
    actions: {
      [wide]: { top: desk + BELOW_PX - 8 },
      [widest]: { top: large + BELOW_PX - 8 },
    },
  } as const satisfies Record<string, ThemeUIStyleObject>;
}

/** Styles that depend on the height of a game's picture, by the number of columns. */
export const coverStyles = Array.from({ length: MOST_COMPARED + 1 }, (_, count) =>
  stylesFor(count),
);

/** Tells how wide the picture of a game is, as the `sizes` attribute takes it. */
export function coverSizes(count: number): string {
  return `(min-width: 769px) ${String(Math.round(76 / Math.max(count, 2)))}vw, 128px`;
}
