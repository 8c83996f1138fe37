import { translate } from '../../../contract';
import { GAMES_PER_PAGE } from '../../../config/constants';
import { LOCALES, type Locale } from '../../../config/locales';
import { tagSlug } from '../../../routes/tag-slug';
import type { Game } from './model';

type InEachLocale<T> = Readonly<Record<Locale, T>>;

function inEachLocale<T>(make: (locale: Locale) => T): InEachLocale<T> {
  const [zh, en, ja] = LOCALES;
  return { zh: make(zh), en: make(en), ja: make(ja) };
}

/** A tag of the library: its address, its name in each language, and the games that carry it. */
interface LibraryTag {
  readonly slug: string;
  readonly labels: InEachLocale<string>;
  readonly games: readonly Game[];
}

function labelsOf(game: Game, index: number): InEachLocale<string> {
  return inEachLocale(
    (locale) =>
      translate(game.texts, game.translations, locale).texts.tags[index] ??
      game.texts.tags[index] ??
      '',
  );
}

/**
 * The tags of a library, most games first, in the order of first appearance where they are equal.
 * The Chinese tag is the key; the first game that carries it gives its translations.
 */
function libraryTags(games: readonly Game[]): LibraryTag[] {
  const found = new Map<string, { labels: LibraryTag['labels']; games: Game[] }>();
  for (const game of games) {
    game.texts.tags.forEach((tag, index) => {
      const known = found.get(tag);
      if (!known) found.set(tag, { labels: labelsOf(game, index), games: [game] });
      else if (known.games.at(-1) !== game) known.games.push(game);
    });
  }
  return Array.from(found, ([tag, entry]) => ({ slug: tagSlug(tag), ...entry })).sort(
    (a, b) => b.games.length - a.games.length,
  );
}

/** A tag in one language, as lists show it. */
interface ListedTag {
  readonly slug: string;
  readonly label: string;
  /** How many games carry it. */
  readonly count: number;
}

/** A list of games: the whole library, or those that carry a tag. */
export interface GameList {
  /** The slug of its tag, or null for the whole library. */
  readonly slug: string | null;
  /** The tag that the list is filtered by, or null for the whole library. */
  readonly tag: InEachLocale<ListedTag> | null;
  /** The tags that every list offers. */
  readonly tags: InEachLocale<readonly ListedTag[]>;
  readonly gameIds: readonly string[];
}

/** Tags that a list offers at the most, the most frequent ones. */
const MOST_TAGS = 30;

function labelled({ slug, labels, games }: LibraryTag, locale: Locale): ListedTag {
  return { slug, label: labels[locale], count: games.length };
}

/** The lists of a library: of all games first, then of each tag. */
export function gameLists(games: readonly Game[]): GameList[] {
  const all = libraryTags(games);
  const offered = all.slice(0, MOST_TAGS);
  const tags = inEachLocale((locale) => offered.map((tag) => labelled(tag, locale)));
  const idsOf = (listed: readonly Game[]) => listed.map(({ id }) => id);
  return [
    { slug: null, tag: null, tags, gameIds: idsOf(games) },
    ...all.map((tag) => ({
      slug: tag.slug,
      tag: inEachLocale((locale) => labelled(tag, locale)),
      tags,
      gameIds: idsOf(tag.games),
    })),
  ];
}

/** How many pages a list has; one without games still has its first. */
export function pageCount({ gameIds }: Pick<GameList, 'gameIds'>): number {
  return Math.max(1, Math.ceil(gameIds.length / GAMES_PER_PAGE));
}

/** The ids of the games on a page of a list; the first page is 1. */
export function idsOnPage({ gameIds }: Pick<GameList, 'gameIds'>, page: number): readonly string[] {
  return gameIds.slice((page - 1) * GAMES_PER_PAGE, page * GAMES_PER_PAGE);
}

/** The id of a list's node; a slug is never empty. */
export function gameListId({ slug }: Pick<GameList, 'slug'>): string {
  return slug === null ? 'gamelist' : `gamelist ${slug}`;
}
