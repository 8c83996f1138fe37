import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ReactNode } from 'react';
import type { Chosen } from './choose-activities';

/** What both home pages show. */
export interface HomeData {
  readonly heroArt: IGatsbyImageData | undefined;
  readonly appArt: IGatsbyImageData | undefined;
  readonly partners: readonly Queries.HomePartnerFragment[];
  /** The library's newest. */
  readonly games: readonly Queries.HomeGameFragment[];
  readonly activities: readonly Chosen<Queries.HomeActivityFragment>[];
  /** What can be fetched; null when nothing is configured, then its part is left out. */
  readonly downloads: ReactNode;
}
