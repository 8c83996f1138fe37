import type { HomeData } from './home-data';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ThemeUIStyleObject } from 'theme-ui';
import { wide } from '../../theme/theme';
import { BundledPicture } from '../../ui/bundled-picture';
import { colors } from '../../theme/colors';
import { bottomInset, lowWindow } from './home-style';
import type { ScreenName } from './use-current-screen';
import type { ReactNode } from 'react';
import { inContent } from '../../ui/night-ground';

const artStyle = {
  zIndex: -1,
  width: 'min(520px, 100% - 32px)',
  marginX: 'auto',
  marginBottom: 5,
  borderRadius: 'large',
  [wide]: {
    position: 'absolute',
    insetBlock: 0,
    right: 0,
    width: '62%',
    objectPosition: '86% center',
    height: '100%',
    marginBottom: 0,
    borderRadius: 0,
    // Fades in to the right of the text.
    '--text-end': 'max(636px - 38cqi, 12cqi + 60px)',
    maskImage:
      'linear-gradient(90deg, transparent var(--text-end), rgb(0 0 0 / 20%) calc(var(--text-end) + 60px), rgb(0 0 0 / 80%) calc(var(--text-end) + 180px), #000 calc(var(--text-end) + 260px))',
  },
} satisfies ThemeUIStyleObject;

/** The picture of the app: above the downloads on a phone, behind them on a desk. */
function AppArt({ art }: { art: IGatsbyImageData | undefined }) {
  return (
    art && <BundledPicture picture={art} sizes="(min-width: 769px) 60vw, 100vw" sx={artStyle} />
  );
}

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
const screenBackgrounds = {
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
  },
} satisfies Record<Exclude<ScreenName, 'top'>, ThemeUIStyleObject>;

interface Props {
  /** The id and fragment of the screen; its heading has the id `{name}-title`. */
  name: keyof typeof screenBackgrounds;
  /** A picture above the contents or behind them. */
  backdrop?: ReactNode;
  children: ReactNode;
}

/** A part of the home page: a full screen on a desk, a section on a phone. */
function Screen({ name, backdrop, children }: Props) {
  return (
    <section
      id={name}
      data-screen={name}
      aria-labelledby={`${name}-title`}
      sx={screenBackgrounds[name]}
    >
      {backdrop}
      <div sx={inContent}>{children}</div>
    </section>
  );
}

export function HomeScreens({ appArt, screens }: Omit<HomeData, 'hero'>) {
  const { partners, games, activities, app } = screens;
  return (
    <>
      <Screen name="partners">{partners}</Screen>
      <Screen name="games">{games}</Screen>
      <Screen name="activities">{activities}</Screen>
      {app !== null && (
        <Screen name="app" backdrop={<AppArt art={appArt} />}>
          {app}
        </Screen>
      )}
    </>
  );
}
