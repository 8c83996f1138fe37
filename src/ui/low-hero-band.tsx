import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { medium, wide } from '../theme/theme';
import { inContent, nightBand } from './night-ground';

/**
 * Makes the style of a drawing. On a phone it is beside the title and above the lead, with room for one thing out of it,
 * which is shown whole; elsewhere there is room for all.
 */
function artStyle(backgroundSize: string, backgroundPosition: string) {
  return {
    position: 'absolute',
    top: 0,
    right: 0,
    width: 'min(116px, 100vw - 224px)',
    aspectRatio: '32 / 13',
    backgroundSize,
    backgroundPosition,
    backgroundRepeat: 'no-repeat',
    [medium]: { width: 360, backgroundSize: 'contain' },
    [wide]: { right: 'max(0px, 50% - 680px)', width: 540 },
  } satisfies ThemeUIStyleObject;
}

const artStyles = {
  door: artStyle('100%', '0 0'),
  shelves: artStyle('220%', '32% 0'),
  signposts: artStyle('180%', '0 0'),
};

const contentStyle = {
  ...inContent,
  position: 'relative',
  paddingTop: 4,
  paddingBottom: 2,
  [medium]: { paddingTop: 5, paddingBottom: 4 },
  [wide]: { paddingTop: '28px', paddingBottom: '28px' },
} satisfies ThemeUIStyleObject;

interface Props {
  /** The drawing of its section. */
  art: keyof typeof artStyles;
  children: ReactNode;
}

/** The hero of a page on a dark ground that leaves the first screen to what follows. */
export function LowHeroBand({ art, children }: Props) {
  return (
    <div sx={nightBand}>
      <div style={{ backgroundImage: `url(/art/band-${art}.svg)` }} sx={artStyles[art]} />
      <div sx={contentStyle}>{children}</div>
    </div>
  );
}
