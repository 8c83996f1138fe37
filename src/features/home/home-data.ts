import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ReactNode } from 'react';
import type { PageContext } from '../../routes/page-context';
import type { ScreenName } from './use-current-screen';

/** The places of links in the key art (`content/art/hero-places.json`). */
export interface HeroPlaces {
  /** The games that a thing in it stands for, each with the style of its place. */
  readonly things: readonly { readonly game: string; readonly box: object }[];
  readonly lanterns: readonly object[];
  /** The place of the cards that lead to tonight's table. */
  readonly table?: object;
}

export interface HomeContext extends PageContext {
  readonly roof: HeroPlaces;
}

/** The key art in three lights, with the places of its links. */
export interface HeroArt {
  readonly dusk: IGatsbyImageData | undefined;
  readonly night: IGatsbyImageData | undefined;
  readonly dawn: IGatsbyImageData | undefined;
  readonly places: HeroPlaces;
  readonly games: readonly Queries.HeroGameFragment[];
  /** Shown as lanterns while they are running. */
  readonly activities: readonly Queries.HomeActivityFragment[];
  /** The state of an activity at a moment, in milliseconds since 1970. */
  readonly stateOf: (activity: Queries.HomeActivityFragment, now: number) => string;
}

export interface HomeData {
  readonly hero: HeroArt;
  readonly appArt: IGatsbyImageData | undefined;
  /** The contents of the screens below the first; that of the app is null when no download is configured. */
  readonly screens: Readonly<Record<Exclude<ScreenName, 'top'>, ReactNode>>;
}
