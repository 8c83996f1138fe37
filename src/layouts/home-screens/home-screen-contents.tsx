import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useNow } from '../../features/activity/use-now';
import { MDownloads } from '../../features/download/m-downloads';
import { PcDownloads } from '../../features/download/pc-downloads';
import { ActivitiesScreen } from '../../features/home/activities-screen';
import { AppScreen } from '../../features/home/app-screen';
import { chooseActivities } from '../../features/home/choose-activities';
import { GamesScreen } from '../../features/home/games-screen';
import { PartnersScreen } from '../../features/home/partners-screen';
import { ShelfLine } from '../../features/library/shelf/shelf-line';
import { Greeting } from '../../features/partner/greeting';

interface PartnersProps {
  partners: readonly Queries.HomePartnerFragment[];
  greeters: Queries.HomePageQuery['greeter']['nodes'];
}

/** The height of a greeting whose answers need one line: no partner with less to say is lower. */
const greetingStyle = { minHeight: 108 } satisfies ThemeUIStyleObject;

/** The screen of partners, one of whom says a first word. It comes with them: whoever comes back finds the place they left. */
export function Partners({ partners, greeters }: PartnersProps) {
  return (
    <PartnersScreen
      partners={partners}
      greetings={greeters.map((each) => (
        <div key={each.characterId} sx={greetingStyle}>
          <Greeting partner={each} atHome />
        </div>
      ))}
    />
  );
}

/** The screen of games, with a line about what the visitor has kept. */
export function Games({ games }: { games: readonly Queries.HomeGameFragment[] }) {
  return <GamesScreen games={games} shelf={<ShelfLine />} />;
}

/** The screen of activities by the visitor's clock, which renders nothing else anew. */
export function Activities({
  activities,
}: {
  activities: readonly Queries.HomeActivityFragment[];
}) {
  return <ActivitiesScreen activities={chooseActivities(activities, useNow())} />;
}

interface AppProps {
  poster: IGatsbyImageData | undefined;
}

/** The screen of the app for a desk. */
export function PcApp({ poster }: AppProps) {
  return (
    <AppScreen>
      <PcDownloads poster={poster} />
    </AppScreen>
  );
}

/** The screen of the app for a phone. */
export function MApp({ poster }: AppProps) {
  return (
    <AppScreen>
      <MDownloads poster={poster} />
    </AppScreen>
  );
}
