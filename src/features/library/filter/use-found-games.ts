import { useState } from 'react';
import {
  facetsAddress,
  facetsSchema,
  FILTER_FILE_GAMES,
  type Facets,
  type FilterFile,
} from '../../../contract/library-filter';
import { GAMES_PER_PAGE } from '../../../config/constants';
import type { RequestState } from '../../../api-client/request-state';
import { usePlace } from '../../../i18n/locale-context';
import { fetchSiteJson } from '../../../platform/network/fetch-site-json';
import { useAsync } from '../use-async';
import { planOf, type FilterState } from './filter-state';
import { findGames, readFilterFile, type FoundGames } from './find-games';

/** Files of this page that have come, so that showing more reads nothing twice. */
const kept = new Map<string, FilterFile>();

/** Files that are kept at the most: some 200 kB. */
const MOST_KEPT = 10;

async function readOnce(address: string, signal?: AbortSignal): Promise<FilterFile> {
  const known = kept.get(address);
  if (known) return known;
  const file = await readFilterFile(address, signal);
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(address, file);
  return file;
}

/** Loads the facets of the library once they are wanted. */
export function useFacets(isWanted: boolean): RequestState<Facets> {
  const { locale } = usePlace();
  return useAsync(isWanted ? locale : undefined, (signal) =>
    fetchSiteJson(facetsAddress(locale), (json) => facetsSchema.parse(json), signal),
  ).state;
}

interface FilterResult {
  /** The games of this filter, or those of the last one until these have come. */
  readonly shown: FoundGames | undefined;
  readonly request: RequestState<FoundGames>;
  readonly more: () => void;
}

/**
 * The games that fit a filter, a screenful at a time.
 * @param tag the slug of the tag of the page
 * @param facets undefined until they have come
 */
export function useFoundGames(
  state: FilterState,
  tag: string | undefined,
  facets: Facets | undefined,
): FilterResult {
  const { locale } = usePlace();
  const plan = facets && planOf(state, tag, facets, facets.total > FILTER_FILE_GAMES);
  const filter = plan && JSON.stringify([locale, plan]);
  const [more, setMore] = useState<{ readonly filter: string; readonly pages: number }>();
  const pages = more?.filter === filter ? (more?.pages ?? 1) : 1;
  const { last, state: request } = useAsync(
    plan && `${String(pages)} ${String(filter)}`,
    (signal) => {
      if (!plan) throw new Error('Nothing is wanted');
      return findGames(plan, locale, pages * GAMES_PER_PAGE, readOnce, signal);
    },
  );
  return {
    shown: last,
    request,
    more: () => setMore({ filter: filter ?? '', pages: pages + 1 }),
  };
}
