import type { ComponentType, ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import type { HomeData, HeroArt } from './home-data';
import { HomeScreens } from './home-screens';
import { PcScreenScroller } from './pc-screen-scroller';
import { SCREENS, type ScreenName } from './use-current-screen';
import { useStrings } from '../../i18n/use-strings';
import { motion } from '../../theme/theme';
import { inContent } from '../../ui/night-ground';
import { BundledPicture } from '../../ui/bundled-picture';
import { HeroText } from './hero';
import { bottomInset } from './home-style';
import { HeroHotspots, useHotspotLights } from './hero-hotspots';
import { artInBox } from './hero-hotspots-style';

interface PcHeroProps {
  art: HeroArt;
  partnerCount: number;
  gameCount: number;
  /** The screens below, each of which gets a link. */
  below: readonly ScreenName[];
}

/** The width of the art, for the `sizes` attribute. */
const SIZES = 'max(100vw, 178vh)';

const heroStyle = {
  gridColumn: 'full',
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: 5,
  paddingTop: 96,
  overflow: 'clip',
  background: 'linear-gradient(#130e2d, #2a2063 70%, #1b1343)',
  color: 'onNight',
  // The text stays readable wherever the art is cut.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background:
      'linear-gradient(180deg, rgb(15 10 36 / 78%) 0%, rgb(15 10 36 / 58%) 72px, transparent 150px), linear-gradient(90deg, rgb(19 14 45 / 82%) 0%, rgb(19 14 45 / 66%) 38%, transparent 60%), linear-gradient(0deg, rgb(15 10 36 / 92%) 0%, rgb(15 10 36 / 70%) 110px, transparent 300px)',
  },
} satisfies ThemeUIStyleObject;

const artStyle = {
  '--beside-text': 'linear-gradient(90deg, transparent 45%, #000 65%)',
  position: 'absolute',
  inset: 0,
  zIndex: -2,
} satisfies ThemeUIStyleObject;

const mainStyle = {
  ...inContent,
  display: 'grid',
  alignItems: 'center',
} satisfies ThemeUIStyleObject;

const belowStyle = {
  ...inContent,
  paddingBottom: `calc(16px + ${bottomInset})`,
} satisfies ThemeUIStyleObject;

const belowListStyle = {
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 5,
} satisfies ThemeUIStyleObject;

const belowLinkStyle = {
  display: 'block',
  height: '100%',
  paddingY: 3,
  borderTop: '2px solid rgb(255 255 255 / 32%)',
  textDecoration: 'none',
  transition: `border-color ${motion.quick}, color ${motion.quick}`,
  '&:hover': { borderColor: 'amber', color: 'amber' },
} satisfies ThemeUIStyleObject;

const belowNameStyle = {
  display: 'block',
  fontSize: 'clamp(1.125rem, 0.9cqi, 1.5rem)',
  fontWeight: 'bold',
} satisfies ThemeUIStyleObject;

const belowHintStyle = {
  display: 'block',
  color: 'nightMuted',
  fontSize: 'clamp(0.875rem, 0.7cqi, 1.125rem)',
} satisfies ThemeUIStyleObject;

/** The first desktop screen: full-width art, the slogan, and links to the screens below. */
function PcHero({ art, partnerCount, gameCount, below }: PcHeroProps) {
  const t = useStrings('home');
  const light = useHotspotLights();
  const hints: Readonly<Record<ScreenName, string>> = {
    top: '',
    partners: t('partners-hint', { count: partnerCount }),
    games: t('games-hint', { count: gameCount }),
    activities: t('activities-hint'),
    app: t('app-hint'),
  };
  return (
    <section id="top" data-screen="top" aria-labelledby="top-title" sx={heroStyle}>
      <div sx={artStyle}>
        {art.dusk && <BundledPicture picture={art.dusk} first sizes={SIZES} sx={artInBox} />}
        {light && <light.HotspotLights art={art} sizes={SIZES} />}
      </div>
      <div sx={mainStyle}>
        <HeroText />
      </div>
      <HeroHotspots things={art.places.things} games={art.games} handlers={light?.nameOnFirstTap}>
        {light && <light.HotspotLanterns art={art} />}
        {light && <light.HotspotTable place={art.places.table} />}
      </HeroHotspots>
      <div sx={belowStyle}>
        <ul sx={belowListStyle}>
          {below.map((name) => (
            <li key={name}>
              <a href={`#${name}`} sx={belowLinkStyle}>
                <span sx={belowNameStyle}>{t(name)}</span>
                <span sx={belowHintStyle}>{hints[name]}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface Props extends HomeData {
  /** The total numbers; the page shows a few. */
  partnerCount: number;
  gameCount: number;
  /** Changes with each navigation, also to this very page. */
  visit: string | undefined;
  /** The `main` around the screens: the footer scrolls with them, and is no part of it. */
  Main: ComponentType<{ children: ReactNode }>;
  footer: ReactNode;
}

/** The desktop home page: five screens and the footer. */
export function PcHomeView({
  hero,
  appArt,
  screens,
  partnerCount,
  gameCount,
  visit,
  Main,
  footer,
}: Props) {
  const names = screens.app === null ? SCREENS.filter((name) => name !== 'app') : SCREENS;
  return (
    <PcScreenScroller names={names} visit={visit}>
      <Main>
        <PcHero
          art={hero}
          partnerCount={partnerCount}
          gameCount={gameCount}
          below={names.slice(1)}
        />
        <HomeScreens appArt={appArt} screens={screens} />
      </Main>
      {footer}
    </PcScreenScroller>
  );
}
