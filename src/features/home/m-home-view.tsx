import { AppScreen } from './app-screen';
import { GamesScreen } from './games-screen';
import type { HomeData } from './home-data';
import { MHero } from './m-hero';
import { PartnersScreen } from './partners-screen';

/** The mobile home page: the same sections as on the desktop, in one scrolling column. */
export function MHomeView({
  hero,
  appArt,
  partners,
  greetings,
  games,
  activities,
  downloads,
}: HomeData) {
  return (
    <>
      <MHero art={hero} />
      <PartnersScreen partners={partners} greetings={greetings} />
      <GamesScreen games={games} />
      {activities}
      {downloads !== null && <AppScreen art={appArt}>{downloads}</AppScreen>}
    </>
  );
}
