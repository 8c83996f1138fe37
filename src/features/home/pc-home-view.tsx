import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { AppScreen } from './app-screen';
import { GamesScreen } from './games-screen';
import type { HomeData } from './home-data';
import { PartnersScreen } from './partners-screen';
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
  partners,
  greetings,
  games,
  activities,
  downloads,
  partnerCount,
  gameCount,
  visit,
  footer,
}: Props) {
  const names = downloads === null ? SCREENS.filter((name) => name !== 'app') : SCREENS;
  return (
    <PcScreenScroller names={names} visit={visit}>
      <PcHero art={hero} partnerCount={partnerCount} gameCount={gameCount} below={names.slice(1)} />
      <PartnersScreen partners={partners} greetings={greetings} />
      <GamesScreen games={games} />
      {activities}
      {downloads !== null && <AppScreen art={appArt}>{downloads}</AppScreen>}
      <div sx={footerStyle}>{footer}</div>
    </PcScreenScroller>
  );
}
