import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { wide } from '../../theme/theme';
import { colors } from '../../theme/colors';
import { BundledPicture } from '../../ui/bundled-picture';
import { extraWide } from './home-style';
import { ScreenHeading } from './screen-heading';
import { Screen, screenStyle } from './screen';

const nightStyle = {
  ...screenStyle,
  '--screen-muted': colors.nightMuted,
  '--screen-dot': colors.onNight,
  isolation: 'isolate',
  background: `linear-gradient(120deg, ${colors.nightDeep}, ${colors.night})`,
  color: 'onNight',
  '& :focus-visible': { outlineColor: 'amber' },
} satisfies ThemeUIStyleObject;

interface Props {
  art: IGatsbyImageData | undefined;
  /** The downloads. */
  children: ReactNode;
}

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

const contentStyle = {
  display: 'grid',
  gap: 5,
  [wide]: { maxWidth: 620, gap: 6 },
  [extraWide]: { maxWidth: 720 },
} satisfies ThemeUIStyleObject;

/** The screen of the app and its downloads. */
export function AppScreen({ art, children }: Props) {
  const t = useStrings('home');
  return (
    <Screen
      name="app"
      ground={nightStyle}
      backdrop={
        art && <BundledPicture picture={art} sizes="(min-width: 769px) 60vw, 100vw" sx={artStyle} />
      }
    >
      <div sx={contentStyle}>
        <ScreenHeading name="app" title={t('app-title')} text={t('app-text')} />
        {children}
      </div>
    </Screen>
  );
}
