import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ReactNode } from 'react';

/** The data of both home pages. */
export interface HomeData {
  readonly heroArt: IGatsbyImageData | undefined;
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
