import {
  filterFileAddress,
  filterFileSchema,
  type FilterFile,
} from '../../contract/library-filter';
import {
  tableFileCount,
  tonightWordsAddress,
  tonightWordsSchema,
  type TonightWords,
} from '../../contract/tonight-words';
import type { Locale } from '../../config/locales';
import { fetchKeptText } from '../../platform/network/fetch-site-json';
import type { TableFacts } from './deal';

type FilterGame = FilterFile['games'][number];

/** A game as its card shows it. */
export interface TableGame {
  readonly id: string;
  readonly name: string;
  readonly isForeign: boolean;
  readonly cover: string;
  /** Its own words, for a partner who has none; empty where there are none. */
  readonly teaser: string;
  readonly isTeaserForeign: boolean;
  /** Two lines at the most: players and length, moods. */
  readonly facts: readonly string[];
}

/** A partner as their cards show them. */
export interface TablePartner {
  readonly id: string;
  readonly name: string;
  readonly face: string;
  /** Sentences of their own, by game. */
  readonly says: ReadonlyMap<string, string>;
  /** Lines to the others, by partner. */
  readonly disagrees: ReadonlyMap<string, string>;
}

/** All that a table is laid from. */
export interface TableData {
  readonly facts: TableFacts;
  readonly games: ReadonlyMap<string, TableGame>;
  readonly partners: ReadonlyMap<string, TablePartner>;
}

async function readJson<T>(address: string, parse: (json: unknown) => T): Promise<T> {
  // Also without a network: whoever has seen a table may deal again.
  return parse(JSON.parse(await fetchKeptText(address)));
}

function readGames(locale: Locale, part: number): Promise<FilterFile> {
  return readJson(filterFileAddress(locale, 'listed', 'all', part), (json) =>
    filterFileSchema.parse(json),
  );
}

function toGame(game: FilterGame, { tags }: FilterFile, words: TonightWords): TableGame {
  const { id, name, foreign, cover, playersInWords, sessionInWords, moods } = game;
  const other = Object.hasOwn(words.teasers, id) ? words.teasers[id] : undefined;
  const labels = game.tags.flatMap((place) => tags[place]?.[1] ?? []);
  return {
    id,
    name,
    isForeign: foreign !== undefined,
    cover,
    teaser: game.teaser ?? other?.text ?? labels.join(' · '),
    isTeaserForeign:
      (game.teaser === undefined ? other?.foreign : game.foreignTeaser) !== undefined,
    facts: [[playersInWords, sessionInWords], moods.map((mood) => words.moods[mood])]
      .map((line) => line.filter((text) => text !== undefined).join(' · '))
      .filter((line) => line !== ''),
  };
}

/** An id may be called like something that every object has. */
function byId(texts: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(texts));
}

/** Joins what the files say. */
function toTable(files: readonly FilterFile[], words: TonightWords): TableData {
  const games = files.flatMap((file) => file.games.map((game) => ({ game, file })));
  return {
    facts: {
      games: games.map(({ game: { id, players, session, moods } }) => ({
        ...{ id, players, session },
        mood: moods,
      })),
      sitters: words.partners.map(({ id, knows }) => ({ id, knows: new Set(knows) })),
    },
    games: new Map(games.map(({ game, file }) => [game.id, toGame(game, file, words)])),
    partners: new Map(
      words.partners.map(({ id, name, face, says, disagrees }) => [
        id,
        { id, name, face, says: byId(says), disagrees: byId(disagrees) },
      ]),
    ),
  };
}

/**
 * Reads the table in a language: the games as the library's filter knows them, and who says what of them.
 * @throws when a file cannot be read, or is another one
 */
export async function readTable(locale: Locale): Promise<TableData> {
  const [words, first] = await Promise.all([
    readJson(tonightWordsAddress(locale), (json) => tonightWordsSchema.parse(json)),
    readGames(locale, 1),
  ]);
  const others = Array.from({ length: tableFileCount(first.count) - 1 }, (_, at) =>
    readGames(locale, at + 2),
  );
  return toTable([first, ...(await Promise.all(others))], words);
}
