import type { ThemeUIStyleObject } from 'theme-ui';
import { colors } from '../theme/colors';
import { sticky } from '../theme/theme';
import type { FrameProps } from './frame-props';
import { PcHeaderBar } from './pc-header-bar';

const headerStyle = {
  position: sticky,
  top: 0,
  zIndex: 'header',
  backgroundColor: `color-mix(in srgb, ${colors.page} 90%, transparent)`,
  backdropFilter: 'blur(14px)',
  borderBottom: '1px solid',
  borderColor: 'line',
} satisfies ThemeUIStyleObject;

/** The header of the desktop layout; it stays at the top of the window, but in a shallow one. */
export function PcHeader({ location }: Pick<FrameProps, 'location'>) {
  return (
    <header sx={headerStyle}>
      <PcHeaderBar location={location} />
    </header>
  );
}
