import { HomeScreens } from './home-screens';
import type { HomeData, HeroArt } from './home-data';
import type { ThemeUIStyleObject } from 'theme-ui';
import { shallowWindow } from '../../config/breakpoints-and-sizes';
import { medium } from '../../theme/theme';
import { inContent } from '../../ui/night-ground';
import { BundledPicture } from '../../ui/bundled-picture';
import { HeroText } from './hero';
import { HeroHotspots, useHotspotLights } from './hero-hotspots';
import { artInBox } from './hero-hotspots-style';

/** The width of the art, for the `sizes` attribute. */
const SIZES = '(min-width: 769px) 768px, 100vw';

const heroStyle = {
  gridColumn: 'full',
  position: 'relative',
  isolation: 'isolate',
  paddingTop: 6,
  // Leaves the lower part of the art free of text: its two figures, and enough of the planet for a finger.
  paddingBottom: 'min(78cqi, 506px)',
  overflow: 'clip',
  background: 'linear-gradient(#110c2c 40%, #2a2063)',
  color: 'onNight',
  [medium]: { paddingTop: 7, paddingBottom: 'min(66cqi, 560px)' },
  // Slogan and buttons are in sight, and the lead is below them.
  [shallowWindow]: {
    paddingTop: 3,
    '& h1': { maxWidth: 'none', fontSize: 'min(9cqi, 12vh) !important' },
    '& h1 + p': { order: 1 },
  },
} satisfies ThemeUIStyleObject;

const boxStyle = {
  position: 'absolute',
  inset: 'auto 0 0',
  aspectRatio: '3 / 4',
} satisfies ThemeUIStyleObject;

const artStyle = {
  '--beside-text': 'linear-gradient(transparent 45%, #000 60%)',
  ...boxStyle,
  zIndex: -1,
  maskImage: 'linear-gradient(transparent, #000 30%)',
} satisfies ThemeUIStyleObject;

/** The hero of the mobile home page: text on the upper part of the art, its figures below. */
function MHero({ art }: { art: HeroArt }) {
  const light = useHotspotLights();
  return (
    <section id="top" aria-labelledby="top-title" sx={heroStyle}>
      <div sx={artStyle}>
        {art.dusk && <BundledPicture picture={art.dusk} first sizes={SIZES} sx={artInBox} />}
        {light && <light.HotspotLights art={art} sizes={SIZES} />}
      </div>
      <div sx={inContent}>
        <HeroText />
      </div>
      <HeroHotspots
        things={art.places.things}
        games={art.games}
        handlers={light?.nameOnFirstTap}
        sx={boxStyle}
      >
        {light && <light.HotspotLanterns art={art} />}
        {light && <light.HotspotTable place={art.places.table} />}
      </HeroHotspots>
    </section>
  );
}

/** The mobile home page: the same sections as on the desktop, in one scrolling column. */
export function MHomeView({ hero, ...below }: HomeData) {
  return (
    <>
      <MHero art={hero} />
      <HomeScreens {...below} />
    </>
  );
}
