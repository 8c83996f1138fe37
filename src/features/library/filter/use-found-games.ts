import { useState } from 'react';
import {
  facetsAddress,
  facetsSchema,
  FILTER_FILE_GAMES,
  filterFileAddress,
  filterFileSchema,
  fitsWanted,
  type Facet,
  type Facets,
  type FilterFile,
} from '../../../contract/library-filter';
import { GAMES_PER_PAGE } from '../../../config/constants';
import type { RequestState } from '../../../api-client/request-state';
import { usePlace } from '../../../i18n/locale-context';
import { fetchSiteJson } from '../../../platform/network/fetch-site-json';
import { useAsync } from '../../../api-client/use-async';
import { planOf, type FilterState, type FilterPlan } from './filter-state';
import type { Locale } from '../../../config/locales';

/** The size of a cover as the list shows it; the files do not repeat it for each game. */
const COVER = { width: 640, height: 360, srcSet: '', color: 'transparent' } as const;

/** Makes the card of a game from a filter file. */
function toCard(
  {
    id,
    name,
    foreign,
    foreignTeaser,
    cover,
    tags,
    platforms,
    ...game
  }: FilterFile['games'][number],
  file: FilterFile,
): Queries.GameCardFragment {
  const labels = (table: FilterFile['tags'], places: readonly number[]): string[] =>
    places.flatMap((place) => table[place]?.[1] ?? []);
  return {
    gameId: id,
    platforms: labels(file.platforms, platforms),
    playersInWords: game.playersInWords ?? null,
    sessionInWords: game.sessionInWords ?? null,
    hook: game.teaser ?? '',
    cover: { src: cover, ...COVER },
    text: {
      name,
      tags: labels(file.tags, tags).map((label) => ({ label })),
      untranslated: [
        ...(foreign === undefined ? [] : ['name']),
        ...(foreignTeaser === undefined ? [] : ['summary']),
      ],
    },
  };
}

/** Lists the values of a game by facet. */
export function slugsOf(
  { tags, players, session, moods, access, platforms, year, letter }: FilterFile['games'][number],
  file: FilterFile,
): Readonly<Record<Facet, readonly string[]>> {
  return {
    tag: tags.flatMap((place) => file.tags[place]?.[0] ?? []),
    players,
    session,
    mood: moods,
    access,
    platform: platforms.flatMap((place) => file.platforms[place]?.[0] ?? []),
    year: [year],
    letter: [letter],
  };
}

function matches(file: FilterFile, { wanted }: FilterPlan): Queries.GameCardFragment[] {
  return file.games
    .filter((game) => fitsWanted(slugsOf(game, file), wanted))
    .map((game) => toCard(game, file));
}

/** Games that a filter has found so far. */
interface FoundGames {
  readonly games: readonly Queries.GameCardFragment[];
  /** How many fit in all that was read, which may be more than these. */
  readonly count: number;
  /** All was read: no more than these fit. */
  readonly isCounted: boolean;
}

/** Reads a file of a list; a cache may stand before it. */
type ReadFilterFile = (address: string, signal?: AbortSignal) => Promise<FilterFile>;

/** Reads from the site itself. @throws as `fetchSiteJson` does */
const readFilterFile: ReadFilterFile = (address, signal) =>
  fetchSiteJson(address, (json) => filterFileSchema.parse(json), signal);

/**
 * Looks through a list until enough games are found, a file at a time, and no further.
 * @param enough how many are wanted
 * @throws what `read` throws
 */
export async function findGames(
  plan: FilterPlan,
  locale: Locale,
  enough: number,
  read: ReadFilterFile,
  signal?: AbortSignal,
): Promise<FoundGames> {
  const games: Queries.GameCardFragment[] = [];
  let parts = 1;
  let part = 1;
  // One more than enough tells whether there are others.
  for (; part <= parts && games.length <= enough; part += 1) {
    const file = await read(filterFileAddress(locale, plan.order, plan.list, part), signal);
    parts = Math.ceil(file.count / FILTER_FILE_GAMES);
    games.push(...matches(file, plan));
  }
  return { games: games.slice(0, enough), count: games.length, isCounted: part > parts };
}

/** Files of this page that have come, so that showing more reads nothing twice. */
const kept = new Map<string, FilterFile>();

/** Files that are kept at the most: some 200 kB. */
const MOST_KEPT = 10;

/** Reads a file of a list, which is kept for a while. @throws as `fetchSiteJson` does */
export async function readOnce(address: string, signal?: AbortSignal): Promise<FilterFile> {
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
 * Finds the games that fit a filter, a screenful at a time.
 * @param facets undefined until they have come
 */
export function useFoundGames(state: FilterState, facets: Facets | undefined): FilterResult {
  const { locale } = usePlace();
  const plan = facets && planOf(state, facets, facets.total > FILTER_FILE_GAMES);
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
