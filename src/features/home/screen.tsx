import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { wide } from '../../theme/theme';
import { inScreen, lowWindow } from './home-style';
import type { ScreenName } from './use-current-screen';

/** How a screen is laid out; to be spread into the style of its ground. */
export const screenStyle = {
  gridColumn: 'full',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  paddingY: 7,
  overflow: 'clip',
  [wide]: {
    // The header lies over it.
    paddingTop: 104,
    paddingBottom: 6,
    [lowWindow]: { paddingTop: 92, paddingBottom: 4 },
  },
} satisfies ThemeUIStyleObject;

interface Props {
  /** Its fragment; the heading in it has the id `{name}-title`. */
  name: ScreenName;
  /** {@link screenStyle}, with what it stands on. */
  ground: ThemeUIStyleObject;
  /** Stands above the contents, or behind them. */
  backdrop?: ReactNode;
  children: ReactNode;
}

/** A part of the home page: a full screen on a desk, a section on a phone. */
export function Screen({ name, ground, backdrop, children }: Props) {
  return (
    <section id={name} data-screen={name} aria-labelledby={`${name}-title`} sx={ground}>
      {backdrop}
      <div sx={inScreen}>{children}</div>
    </section>
  );
}
