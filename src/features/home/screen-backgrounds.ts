import type { ThemeUIStyleObject } from 'theme-ui';
import { colors } from '../../theme/colors';
import { wide } from '../../theme/theme';
import { bottomInset, lowWindow } from './home-style';
import type { ScreenName } from './use-current-screen';

const screenStyle = {
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

/** Layout and background of the screens below the first one. */
export const screenBackgrounds = {
  // A floor line that the figures stand on.
  partners: {
    ...screenStyle,
    background: `linear-gradient(0deg, ${colors.raised} 0, ${colors.raised} 26%, transparent 26%), ${colors.page}`,
  },
  // Two overlapping circles of light.
  games: {
    ...screenStyle,
    '--screen-muted': colors.nightMuted,
    '--screen-dot': colors.onNight,
    background: `radial-gradient(circle at calc(100% - 4cqi) 4cqi, rgb(255 180 84 / 16%) 0 11.5cqi, transparent calc(11.5cqi + 1px)), radial-gradient(circle at calc(100% - 17cqi) -3cqi, rgb(123 104 238 / 26%) 0 16cqi, transparent calc(16cqi + 1px)), linear-gradient(160deg, ${colors.nightDeep}, ${colors.night})`,
    color: 'onNight',
    '& :focus-visible': { outlineColor: 'amber' },
  },
  // A glow in the colour of second layers: yellow in the light scheme, indigo in the dark one.
  activities: {
    ...screenStyle,
    background: `radial-gradient(circle at 0% 100%, color-mix(in srgb, ${colors.peek} 42%, transparent), transparent 62%), color-mix(in srgb, ${colors.peek} 9%, ${colors.page})`,
  },
  app: {
    ...screenStyle,
    '--screen-muted': colors.nightMuted,
    '--screen-dot': colors.onNight,
    isolation: 'isolate',
    background: `linear-gradient(120deg, ${colors.nightDeep}, ${colors.night})`,
    color: 'onNight',
    '& :focus-visible': { outlineColor: 'amber' },
  },
} satisfies Record<Exclude<ScreenName, 'top'>, ThemeUIStyleObject>;
