import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import type { HomeData } from './home-data';
import { HomeScreens } from './home-screens';
import { PcHero } from './pc-hero';
import { PcScreenScroller } from './pc-screen-scroller';
import { SCREENS } from './use-current-screen';

interface Props extends HomeData {
  /** How many there are in all; the page shows a few. */
  partnerCount: number;
  gameCount: number;
  /** Changes with each navigation, also to this very page. */
  visit: string | undefined;
  /** The footer, after the last screen. */
  footer: ReactNode;
}

const footerStyle = { scrollSnapAlign: 'end' } satisfies ThemeUIStyleObject;

/** The desktop home page: five screens and the footer. */
export function PcHomeView({
  hero,
  appArt,
  screens,
  partnerCount,
  gameCount,
  visit,
  footer,
}: Props) {
  const names = screens.app === null ? SCREENS.filter((name) => name !== 'app') : SCREENS;
  return (
    <PcScreenScroller names={names} visit={visit}>
      <PcHero art={hero} partnerCount={partnerCount} gameCount={gameCount} below={names.slice(1)} />
      <HomeScreens appArt={appArt} screens={screens} />
      <div sx={footerStyle}>{footer}</div>
    </PcScreenScroller>
  );
}
