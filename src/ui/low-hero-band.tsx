import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { medium, sizes, wide } from '../theme/theme';
import { inContent, nightBand } from './night-ground';

/** A desk that is so narrow that the drawing would lie behind what stands beside the search. */
const narrowDesk = '@container page (min-width: 900px) and (max-width: 1279.98px)';

/** Drawing, on a phone beside the title and above the lead. */
const artStyle = {
  position: 'absolute',
  top: 0,
  right: 0,
  width: 'min(116px, 100vw - 224px)',
  aspectRatio: '32 / 13',
  backgroundSize: 'contain',
  backgroundRepeat: 'no-repeat',
  [medium]: { width: 360 },
  [wide]: { right: `max(0px, (100% - ${sizes.content}) / 2)`, width: 540 },
  [narrowDesk]: { width: 320 },
} satisfies ThemeUIStyleObject;

/** Drawing of which a phone shows one shelf, whole: all of them would be too small to be seen. */
const shelvesStyle = {
  ...artStyle,
  backgroundSize: '242%',
  backgroundPosition: '38% 0',
  [medium]: { width: 360, backgroundSize: 'contain' },
} satisfies ThemeUIStyleObject;

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
  art: 'door' | 'shelves' | 'signposts';
  children: ReactNode;
}

/** The hero of a page on a dark ground that leaves the first screen to what follows. */
export function LowHeroBand({ art, children }: Props) {
  return (
    <div sx={nightBand}>
      <div
        style={{ backgroundImage: `url(/art/band-${art}.svg)` }}
        sx={art === 'shelves' ? shelvesStyle : artStyle}
      />
      <div sx={contentStyle}>{children}</div>
    </div>
  );
}
