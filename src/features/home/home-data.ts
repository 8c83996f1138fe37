import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ReactNode } from 'react';
import type { PageContext } from '../../routes/page-context';

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

/** The data of both home pages. */
export interface HomeData {
  readonly hero: HeroArt;
  readonly appArt: IGatsbyImageData | undefined;
  readonly partners: readonly Queries.HomePartnerFragment[];
  /** What one of them says first, which the template renders; nothing when there is nobody. */
  readonly greetings: ReactNode;
  /** The newest games of the library. */
  readonly games: readonly Queries.HomeGameFragment[];
  /** Their screen, which the template renders by the visitor's clock. */
  readonly activities: ReactNode;
  /** The downloads; null when none is configured, and their screen is left out. */
  readonly downloads: ReactNode;
}
