import { AppArt } from './app-art';
import type { HomeData } from './home-data';
import { Screen } from './screen';

/** The screens below the first one. */
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
