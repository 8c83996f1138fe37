import { GAMES_PER_PAGE } from '../../../config/constants';
import { FILTER_FILE_GAMES, type Facet, type Facets } from '../../../contract/library-filter';
import type { Locale } from '../../../config/locales';
import { useAsync } from '../../../api-client/use-async';
import { usePlace } from '../../../i18n/locale-context';
import { planOf, toggled, wantedBy, type FilterState } from './filter-state';
import { findGames, readOnce } from './use-found-games';

/** A filter with a condition less, which finds something. */
export interface WayOut {
  readonly facet: Facet;
  /** The values that are taken away: of a facet that asks for one of several, all of them. */
  readonly slugs: readonly string[];
  readonly state: FilterState;
  readonly count: number;
  /** All was read: no more than these fit. */
  readonly isCounted: boolean;
}

/** Ways that are offered at the most. */
const MOST_WAYS = 3;

/**
 * Tries a filter without each of its conditions, the tag of the page excepted, and lists what finds something, the most first.
 * Without its only condition a filter finds the whole list, which is offered anyway. At most one list is read besides that
 * of the filter: the one of its second rarest condition.
 * @throws as `fetchSiteJson` does
 */
async function findWaysOut(
  state: FilterState,
  pageTag: string | undefined,
  facets: Facets,
  locale: Locale,
  signal: AbortSignal,
): Promise<readonly WayOut[]> {
  const wanted = wantedBy(state).filter(
    ({ facet, slugs }) => facet !== 'tag' || slugs[0] !== pageTag,
  );
  if (wanted.length < 2) return [];
  const ways: WayOut[] = [];
  // One after the other: what one has read is there for the next.
  for (const { facet, slugs } of wanted) {
    const rest = slugs.reduce((last, slug) => toggled(last, { facet, slug }), state);
    const plan = planOf(rest, facets, facets.total > FILTER_FILE_GAMES);
    const { count, isCounted } = await findGames(plan, locale, GAMES_PER_PAGE, readOnce, signal);
    if (count > 0) ways.push({ facet, slugs, state: rest, count, isCounted });
  }
  return ways.sort((one, other) => other.count - one.count).slice(0, MOST_WAYS);
}

/**
 * Finds the ways out of a filter that finds nothing.
 * @returns undefined until they are known
 */
export function useWaysOut(
  state: FilterState,
  pageTag: string | undefined,
  facets: Facets,
): readonly WayOut[] | undefined {
  const { locale } = usePlace();
  const { state: request } = useAsync(JSON.stringify([locale, pageTag, state]), (signal) =>
    findWaysOut(state, pageTag, facets, locale, signal),
  );
  if (request.status === 'loading') return undefined;
  return request.status === 'ready' ? request.data : [];
}
