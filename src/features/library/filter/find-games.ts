import {
  filterFileAddress,
  filterFileSchema,
  FILTER_FILE_GAMES,
  type FilterFile,
} from '../../../contract/library-filter';
import type { Locale } from '../../../config/locales';
import { fetchSiteJson } from '../../../platform/network/fetch-site-json';
import type { FilterPlan } from './filter-state';

/** The size of a cover as the list shows it; the files do not repeat it for each game. */
const COVER = { width: 640, height: 360, srcSet: '', color: 'transparent' } as const;

/** Makes the card of a game from a filter file. */
function toCard(
  { id, name, foreign, cover, tags, platforms }: FilterFile['games'][number],
  file: FilterFile,
): Queries.GameCardFragment {
  const labels = (table: FilterFile['tags'], places: readonly number[]): string[] =>
    places.flatMap((place) => table[place]?.[1] ?? []);
  return {
    gameId: id,
    platforms: labels(file.platforms, platforms),
    hook: '',
    cover: { src: cover, ...COVER },
    text: {
      name,
      tags: labels(file.tags, tags).map((label) => ({ label })),
      untranslated: foreign === undefined ? [] : ['name'],
    },
  };
}

/** The values of a facet that a game has. */
function slugsOf(
  { tags, platforms, year, letter }: FilterFile['games'][number],
  file: FilterFile,
): Readonly<Record<FilterPlan['wanted'][number]['facet'], readonly string[]>> {
  return {
    tag: tags.flatMap((place) => file.tags[place]?.[0] ?? []),
    platform: platforms.flatMap((place) => file.platforms[place]?.[0] ?? []),
    year: [year],
    letter: [letter],
  };
}

function matches(file: FilterFile, { wanted }: FilterPlan): Queries.GameCardFragment[] {
  return file.games
    .filter((game) => {
      const slugs = slugsOf(game, file);
      return wanted.every(({ facet, slug }) => slugs[facet].includes(slug));
    })
    .map((game) => toCard(game, file));
}

/** Games that a filter has found so far. */
export interface FoundGames {
  readonly games: readonly Queries.GameCardFragment[];
  /** There are no others. */
  readonly isWhole: boolean;
}

/** Reads a file of a list; a cache may stand before it. */
export type ReadFilterFile = (address: string, signal?: AbortSignal) => Promise<FilterFile>;

/** Reads from the site itself. @throws as `fetchSiteJson` does */
export const readFilterFile: ReadFilterFile = (address, signal) =>
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
  for (let part = 1; part <= parts; part += 1) {
    const file = await read(filterFileAddress(locale, plan.order, plan.list, part), signal);
    parts = Math.ceil(file.count / FILTER_FILE_GAMES);
    games.push(...matches(file, plan));
    // One more tells whether there are others.
    if (games.length > enough) return { games: games.slice(0, enough), isWhole: false };
  }
  return { games, isWhole: true };
}
