import { HomeScreens } from './home-screens';
import type { HomeData } from './home-data';
import { MHero } from './m-hero';

/** The mobile home page: the same sections as on the desktop, in one scrolling column. */
export function MHomeView({ hero, ...below }: HomeData) {
  return (
    <>
      <MHero art={hero} />
      <HomeScreens {...below} />
    </>
  );
}
