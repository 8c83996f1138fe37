import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { forcedColors, gutter, medium, sizes, wide } from '../theme/theme';
import { colors } from '../theme/colors';

/** A full-width ground that is dark in both schemes. */
export const nightGround = {
  gridColumn: 'full',
  position: 'relative',
  background: `linear-gradient(${colors.nightDeep}, ${colors.night})`,
  color: 'onNight',
  [forcedColors]: { borderBottom: '1px solid' },
} satisfies ThemeUIStyleObject;

/** The content column inside of a full-width element. */
export const inContent = {
  width: `min(${sizes.content}px, 100% - 2 * ${gutter})`,
  marginX: 'auto',
} satisfies ThemeUIStyleObject;

/** Spread around breadcrumbs that stand on a night ground. */
export const crumbsAtNight = {
  '& nav': { color: 'nightMuted' },
  '& nav li a:hover': { color: 'onNight' },
} satisfies ThemeUIStyleObject;

/** Spread around a `PageTitle` that stands in the band. */
export const titleAtNight = {
  '& header': { paddingY: 0 },
  '& header p': { color: 'nightMuted' },
} satisfies ThemeUIStyleObject;

const bandStyle = { ...nightGround, overflow: 'hidden' } satisfies ThemeUIStyleObject;

const artStyle = {
  position: 'absolute',
  top: 0,
  right: 0,
  width: 320,
  aspectRatio: '32 / 13',
  backgroundPosition: 'top right',
  backgroundSize: 'contain',
  backgroundRepeat: 'no-repeat',
  [medium]: { width: 440 },
  [wide]: { right: 'max(0px, 50% - 680px)', width: 620 },
} satisfies ThemeUIStyleObject;

const bandContentStyle = {
  ...inContent,
  position: 'relative',
  // Below its drawing.
  paddingTop: 108,
  paddingBottom: 6,
  [medium]: { paddingTop: 96 },
  [wide]: { paddingTop: 72, paddingBottom: 72 },
} satisfies ThemeUIStyleObject;

/**
 * Makes the style of a drawing in a low band. On a phone it is beside the title and above the lead, with room for one thing
 * out of it, which is shown whole; elsewhere there is room for all.
 */
function lowArt(backgroundSize: string, backgroundPosition: string) {
  return {
    ...artStyle,
    width: 'min(116px, 100vw - 224px)',
    backgroundSize,
    backgroundPosition,
    [medium]: { width: 360, backgroundSize: 'contain' },
    [wide]: { right: 'max(0px, 50% - 680px)', width: 540 },
  } satisfies ThemeUIStyleObject;
}

const lowArtStyles = {
  door: lowArt('100%', '0 0'),
  shelves: lowArt('220%', '32% 0'),
  signposts: lowArt('180%', '0 0'),
};

const lowContentStyle = {
  ...inContent,
  position: 'relative',
  paddingTop: 4,
  paddingBottom: 2,
  [medium]: { paddingTop: 5, paddingBottom: 4 },
  [wide]: { paddingTop: '28px', paddingBottom: '28px' },
} satisfies ThemeUIStyleObject;

interface HighBand {
  low?: false;
  /** The drawing of its section. */
  art: 'lanterns' | 'shelves' | 'stage';
}

/** Leaves the first screen to what follows. */
interface LowBand {
  low: true;
  art: keyof typeof lowArtStyles;
}

type Props = (HighBand | LowBand) & { children: ReactNode };

/** The hero of a page on a dark ground, with a decoration. */
export function DarkHeroBand({ art, low, children }: Props) {
  return (
    <div sx={bandStyle}>
      <div
        style={{ backgroundImage: `url(/art/band-${art}.svg)` }}
        sx={low ? lowArtStyles[art] : artStyle}
      />
      <div sx={low ? lowContentStyle : bandContentStyle}>{children}</div>
    </div>
  );
}
