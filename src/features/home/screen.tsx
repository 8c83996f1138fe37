import type { ReactNode } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { wide } from '../../theme/theme';
import { inScreen } from './home-column';
import type { ScreenName } from './screens';

interface Props {
  /** Its fragment; the heading in it has the id `{name}-title`. */
  name: ScreenName;
  /** What it stands on. */
  ground: ThemeUICSSObject;
  /** Stands above the contents, or behind them. */
  backdrop?: ReactNode;
  children: ReactNode;
}

/** A part of the home page: a full screen on a desk, a section on a phone. */
export function Screen({ name, ground, backdrop, children }: Props) {
  return (
    <section
      id={name}
      data-screen={name}
      aria-labelledby={`${name}-title`}
      sx={{
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
          '@media (max-height: 700px)': { paddingTop: 92, paddingBottom: 4 },
        },
        ...ground,
      }}
    >
      {backdrop}
      <div sx={inScreen}>{children}</div>
    </section>
  );
}
