import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ReactNode } from 'react';
import type { PageContext } from '../../routes/page-context';
import type { ScreenName } from './use-current-screen';

/** What is where in the key art (`content/art/hero-places.json`). */
export interface Roof {
  /** Its things that stand for games: the style of the place of each. */
  readonly things: readonly { readonly game: string; readonly box: object }[];
  /** The places of lanterns. */
  readonly lanterns: readonly object[];
}

/** What the build tells a home page besides what its query asks for. */
export interface HomeContext extends PageContext {
  readonly roof: Roof;
}

/** The key art, at dusk and in the other lights, and what is where in it. */
export interface HeroArt {
  readonly dusk: IGatsbyImageData | undefined;
  readonly night: IGatsbyImageData | undefined;
  readonly dawn: IGatsbyImageData | undefined;
  readonly roof: Roof;
  readonly games: readonly Queries.RoofGameFragment[];
  /** Those that may be running: each is shown as a lantern while it is. */
  readonly activities: readonly Queries.HomeActivityFragment[];
  /** The state of an activity at a moment, in milliseconds since 1970. */
  readonly stateOf: (activity: Queries.HomeActivityFragment, now: number) => string;
}

/** What both home pages show. */
export interface HomeData {
  readonly hero: HeroArt;
  readonly appArt: IGatsbyImageData | undefined;
  /** What the screens below the first one show; that of the app is null when no download is configured. */
  readonly screens: Readonly<Record<Exclude<ScreenName, 'top'>, ReactNode>>;
}
