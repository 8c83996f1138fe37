import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { medium, sizes, wide } from '../theme/theme';
import { inContent, nightBand } from './night-ground';

const artStyle = {
  position: 'absolute',
  top: 0,
  right: 0,
  width: 320,
  aspectRatio: '32 / 13',
  backgroundSize: 'contain',
  backgroundRepeat: 'no-repeat',
  [medium]: { width: 440 },
  [wide]: { right: `max(0px, (100% - ${sizes.content}) / 2)`, width: 620 },
} satisfies ThemeUIStyleObject;

/** Drawing that goes on beyond its edge: it ends with the window, or fades. */
const lanternsStyle = {
  ...artStyle,
  [wide]: {
    ...artStyle[wide],
    right: `max(0px, (100% - ${sizes.content}) / 2 - 40px)`,
  },
  '@container page (min-width: 1441px)': {
    maskImage: 'linear-gradient(to left, transparent, #000 72px)',
  },
} satisfies ThemeUIStyleObject;

const contentStyle = {
  ...inContent,
  position: 'relative',
  // Below its drawing.
  paddingTop: 108,
  paddingBottom: 6,
  [medium]: { paddingTop: 96 },
  [wide]: { paddingTop: 72, paddingBottom: 72 },
} satisfies ThemeUIStyleObject;

interface Props {
  /** The drawing of its section. */
  art: 'lanterns' | 'shelves' | 'stage';
  children: ReactNode;
}

/** The hero of a page on a dark ground, with a decoration. */
export function DarkHeroBand({ art, children }: Props) {
  return (
    <div sx={nightBand}>
      <div
        style={{ backgroundImage: `url(/art/band-${art}.svg)` }}
        sx={art === 'lanterns' ? lanternsStyle : artStyle}
      />
      <div sx={contentStyle}>{children}</div>
    </div>
  );
}
