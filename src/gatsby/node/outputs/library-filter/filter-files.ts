import {
  FACETS,
  facetsAddress,
  FILTER_FILE_GAMES,
  FILTER_ORDERS,
  filterFileAddress,
  type Facet,
  type Facets,
  type FilterFile,
  type FilterList,
} from '../../../../contract/library-filter';
import { ACCESS_KEYS } from '../../../../contract/access-keys';
import { PLAYER_CHOICES, SESSION_CHOICES } from '../../../../contract/game-choice';
import type { FacetValue } from './choice-values';
import type { FilterGame, FilterGames } from './filter-games';

/** A file of `public/`. */
interface JsonFile {
  readonly address: string;
  readonly text: string;
}

/** The values of a facet that are offered at the most. */
const MOST_VALUES: Readonly<Record<Facet, number>> = {
  tag: 30,
  players: PLAYER_CHOICES.length,
  session: SESSION_CHOICES.length,
  mood: 30,
  access: ACCESS_KEYS.length,
  platform: 30,
  year: 60,
  letter: 30,
};

/** Orders of facets whose values are offered as they follow each other, however many games have them. */
const OWN_ORDERS = { players: PLAYER_CHOICES, session: SESSION_CHOICES, access: ACCESS_KEYS };

interface CountedValue extends FacetValue {
  readonly games: FilterGame[];
}

/**
 * The values of a facet with the games that have them, in the order of the list. Whoever needs what no game is known to
 * offer is told so: a need that is left out would only seem forgotten.
 */
function gamesByValue(
  games: readonly FilterGame[],
  facet: Facet,
  needs: readonly FacetValue[],
): CountedValue[] {
  const found = new Map<string, CountedValue>(
    facet === 'access' ? needs.map((need) => [need.slug, { ...need, games: [] }]) : [],
  );
  for (const game of games) {
    for (const value of game.values[facet]) {
      const known = found.get(value.slug);
      if (known) known.games.push(game);
      else found.set(value.slug, { ...value, games: [game] });
    }
  }
  return [...found.values()];
}

/** Sorts the values of a facet: those of most games first, but what has an order of its own in that. */
function sortValues(values: CountedValue[], facet: Facet): CountedValue[] {
  switch (facet) {
    case 'letter':
      // As their games are.
      return values;
    case 'year':
      return values.sort((one, other) => (one.slug < other.slug ? 1 : -1));
    case 'players':
    case 'session':
    case 'access': {
      const order: readonly string[] = OWN_ORDERS[facet];
      return values.sort((one, other) => order.indexOf(one.slug) - order.indexOf(other.slug));
    }
    case 'tag':
    case 'mood':
    case 'platform':
      return values.sort((one, other) => other.games.length - one.games.length);
  }
}

/** Chooses the values that are offered. */
function offered({ inOrder, needs }: FilterGames, facet: Facet) {
  const values = gamesByValue(inOrder[facet === 'letter' ? 'name' : 'listed'], facet, needs);
  return sortValues(values, facet)
    .slice(0, MOST_VALUES[facet])
    .map(({ slug, label, games }) => ({ slug, label, count: games.length }));
}

/** Gives each value a place in a table, in order of appearance. */
function tableOf(games: readonly FilterGame[], facet: Facet) {
  const places = new Map<string, number>();
  const entries: [slug: string, label: string][] = [];
  const placeOf = ({ slug, label }: FacetValue): number => {
    const known = places.get(slug);
    if (known !== undefined) return known;
    places.set(slug, entries.length);
    return entries.push([slug, label]) - 1;
  };
  const ofGame = games.map(({ values }) => values[facet].map(placeOf));
  return { entries, ofGame };
}

function slugsOf(values: readonly FacetValue[]): string[] {
  return values.map(({ slug }) => slug);
}

function partOf(games: readonly FilterGame[], count: number): FilterFile {
  const tags = tableOf(games, 'tag');
  const platforms = tableOf(games, 'platform');
  return {
    count,
    tags: tags.entries,
    platforms: platforms.entries,
    games: games.map(({ id, name, isForeign, cover, values, teaser, ...game }, at) => ({
      id,
      name,
      ...(isForeign && { foreign: 1 as const }),
      year: values.year[0]?.slug ?? '',
      letter: values.letter[0]?.slug ?? '',
      tags: tags.ofGame[at] ?? [],
      platforms: platforms.ofGame[at] ?? [],
      players: slugsOf(values.players),
      session: slugsOf(values.session),
      moods: slugsOf(values.mood),
      access: slugsOf(values.access),
      playersInWords: game.playersInWords,
      sessionInWords: game.sessionInWords,
      ...(teaser !== '' && { teaser }),
      ...(teaser !== '' && game.isTeaserForeign && { foreignTeaser: 1 as const }),
      cover,
    })),
  };
}

/** Every list of a library by its name. */
function* lists(
  games: readonly FilterGame[],
  needs: readonly FacetValue[],
): Generator<[FilterList, readonly FilterGame[]]> {
  yield ['all', games];
  if (games.length <= FILTER_FILE_GAMES) return;
  for (const facet of FACETS) {
    for (const { slug, games: own } of gamesByValue(games, facet, needs)) {
      yield [{ facet, slug }, own];
    }
  }
}

/** The files of the filters of a language, one after the other: all of a large library would not fit into memory. */
export function* filterFiles(all: FilterGames): Generator<JsonFile> {
  const { locale, inOrder, needs } = all;
  const facets: Facets = {
    total: inOrder.listed.length,
    tag: offered(all, 'tag'),
    players: offered(all, 'players'),
    session: offered(all, 'session'),
    mood: offered(all, 'mood'),
    access: offered(all, 'access'),
    platform: offered(all, 'platform'),
    year: offered(all, 'year'),
    letter: offered(all, 'letter'),
  };
  yield { address: facetsAddress(locale), text: JSON.stringify(facets) };
  for (const order of FILTER_ORDERS) {
    for (const [list, games] of lists(inOrder[order], needs)) {
      for (let at = 0; at === 0 || at < games.length; at += FILTER_FILE_GAMES) {
        const part = partOf(games.slice(at, at + FILTER_FILE_GAMES), games.length);
        const number = at / FILTER_FILE_GAMES + 1;
        const address = filterFileAddress(locale, order, list, number);
        yield { address, text: JSON.stringify(part) };
      }
    }
  }
}
