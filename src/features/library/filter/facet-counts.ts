import {
  FACETS,
  FILTER_FILE_GAMES,
  filterFileAddress,
  fitsWanted,
  type Facet,
  type Facets,
  type FilterFile,
} from '../../../contract/library-filter';
import { useAsync } from '../../../api-client/use-async';
import { usePlace } from '../../../i18n/locale-context';
import { ALL_OF, wantedBy, type FilterState } from './filter-state';
import { readOnce, slugsOf } from './use-found-games';

/** Numbers of games by facet and value. */
export type FacetCounts = Readonly<Record<Facet, ReadonlyMap<string, number>>>;

/**
 * Counts for each value the games that are found with it and all that is chosen: of a facet of which a game has one value,
 * with this one in the place of those.
 */
function countValues(file: FilterFile, state: FilterState): FacetCounts {
  const wanted = wantedBy(state);
  const games = file.games.map((game) => slugsOf(game, file));
  const countsOf = (facet: Facet): ReadonlyMap<string, number> => {
    const others = wanted.filter((each) => each.facet !== facet || ALL_OF.includes(facet));
    const counts = new Map<string, number>();
    for (const own of games) {
      if (!fitsWanted(own, others)) continue;
      for (const slug of own[facet]) counts.set(slug, (counts.get(slug) ?? 0) + 1);
    }
    return counts;
  };
  return {
    tag: countsOf('tag'),
    players: countsOf('players'),
    session: countsOf('session'),
    mood: countsOf('mood'),
    access: countsOf('access'),
    platform: countsOf('platform'),
    year: countsOf('year'),
    letter: countsOf('letter'),
  };
}

/**
 * Counts anew with every choice, where one file holds the whole library; to count a larger one all of its files would have to
 * be read.
 * @param facets undefined until they have come
 * @returns undefined where the numbers of the whole library hold
 */
export function useFacetCounts(
  state: FilterState,
  facets: Facets | undefined,
): FacetCounts | undefined {
  const { locale } = usePlace();
  const isCounted =
    facets !== undefined &&
    facets.total <= FILTER_FILE_GAMES &&
    FACETS.some((facet) => state[facet].length > 0);
  // The file that the games come from, too.
  const address = filterFileAddress(locale, state.order, 'all', 1);
  const { last } = useAsync(isCounted ? address : undefined, (signal) => readOnce(address, signal));
  return isCounted && last ? countValues(last, state) : undefined;
}
