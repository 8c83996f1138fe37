import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { wide } from '../../theme/theme';
import { inContent } from '../../ui/dark-hero-band';
import { bottomInset, lowWindow } from './home-style';
import type { ScreenName } from './use-current-screen';

/** The layout of a screen; spread into the style of its ground. */
export const screenStyle = {
  gridColumn: 'full',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  paddingY: 7,
  overflow: 'clip',
  [wide]: {
    // The header covers its top.
    paddingTop: 104,
    paddingBottom: `calc(32px + ${bottomInset})`,
    [lowWindow]: { paddingTop: 92, paddingBottom: `calc(16px + ${bottomInset})` },
  },
} satisfies ThemeUIStyleObject;

interface Props {
  /** Its id, and so its fragment; its heading has the id `{name}-title`. */
  name: ScreenName;
  /** {@link screenStyle} with a background. */
  ground: ThemeUIStyleObject;
  /** A picture above the contents or behind them. */
  backdrop?: ReactNode;
  children: ReactNode;
}

/** A part of the home page: a full screen on a desk, a section on a phone. */
export function Screen({ name, ground, backdrop, children }: Props) {
  return (
    <section id={name} data-screen={name} aria-labelledby={`${name}-title`} sx={ground}>
      {backdrop}
      <div sx={inContent}>{children}</div>
    </section>
  );
}
