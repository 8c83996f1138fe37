import type { Locale } from '../../config/locales';
import { endpoints } from '../../contract';
import { readItem } from '../database/items';
import type { LibraryDatabase } from '../database/open-database';
import { itemsWithAll } from '../passages/items-with-all';
import { openNames } from '../passages/known-names';
import { queryWords } from '../passages/query-words';
import { weighWords } from '../passages/weigh-words';
import { NameIndex, type NamedItem } from './name-index';
import { bestPassage, excerptOf, gameArticle, roleArticle, type Article } from './passages';
import {
  asksForGame,
  asksForSkills,
  contentWords,
  goesFurther,
  isPersonal,
  isQuestion,
} from './message-intents';

/** The library's answer to a message. */
export interface LibraryAnswer {
  readonly article: Article;
  /** The title of the section that it stands in. */
  readonly section: string | undefined;
  /** One to three sentences. */
  readonly text: string;
  /** True when the message names the article or goes on with it, and not only what it is about. */
  readonly isNamed: boolean;
}

/** Several articles have the name that the message gives. */
export interface Ambiguous {
  readonly articles: readonly Article[];
}

interface Asked {
  readonly content: string;
  readonly locale: Locale;
  /** The games that the character belongs to; they come first where names are shared. */
  readonly gameIds: readonly string[];
  /** The article of the answer before: a question that names nothing may go on with it. */
  readonly before: Pick<NamedItem, 'type' | 'id'> | undefined;
}

async function readArticle(
  db: LibraryDatabase,
  { type, id }: Pick<NamedItem, 'type' | 'id'>,
  locale: Locale,
): Promise<{ article: Article; gameId: string }> {
  if (type === 'game') {
    const game = await readItem(db, 'games', id, endpoints.gameDetail.payload);
    return { article: gameArticle(game, locale), gameId: id };
  }
  const role = await readItem(db, 'roles', id, endpoints.entityDetail.payload);
  return { article: roleArticle(role, locale), gameId: role.game_id };
}

/** An item of the library and the game that it belongs to. */
interface Item extends Pick<NamedItem, 'type' | 'id'> {
  readonly gameId: string;
}

/**
 * The least score of a passage that is about the words of a message which neither names an item nor looks for a game: its
 * heading has one of them, or it has three.
 */
const ABOUT = 3;

/** A single word tells only something when what holds it is mostly of one game; so many matches are looked at. */
const LOOKED_AT = 20;

/** The items that have all of the words. */
async function itemsWith(db: LibraryDatabase, words: readonly string[]): Promise<Item[]> {
  const { items } = await openNames(db);
  const found = await itemsWithAll(db, await weighWords(db, queryWords(words.join(' '))));
  return found.flatMap(({ row }) => {
    const { type, id, games = [] } = items.get(row) ?? {};
    const [gameId] = games;
    return (type === 'game' || type === 'role') && id && gameId ? [{ type, id, gameId }] : [];
  });
}

/** The item that words lead to; undefined when they are in too many. */
async function searchTogether(
  db: LibraryDatabase,
  words: readonly string[],
): Promise<Item | undefined> {
  const items = (await itemsWith(db, words)).slice(0, LOOKED_AT);
  const [first] = items;
  if (words.length > 1 || items.length <= 5) return first;
  const counts = new Map<string, number>();
  for (const { gameId } of items) counts.set(gameId, (counts.get(gameId) ?? 0) + 1);
  const [gameId, count = 0] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  return 2 * count > items.length ? items.find((item) => item.gameId === gameId) : undefined;
}

/**
 * Finds the item that the longest combination of words leads to, beginning with the rarest words. An item with less than
 * half of the words is about something else.
 */
async function searchByWords(
  db: LibraryDatabase,
  words: readonly string[],
): Promise<Item | undefined> {
  const counted: { word: string; total: number }[] = [];
  for (const word of words) {
    const total = (await itemsWith(db, [word])).length;
    if (total > 0) counted.push({ word, total });
  }
  const rarest = counted.sort((one, other) => one.total - other.total).map(({ word }) => word);
  const least = Math.ceil(Math.min(4, words.length) / 2);
  for (let count = Math.min(4, rarest.length); count >= least; count -= 1) {
    const item = await searchTogether(db, rarest.slice(0, count));
    if (item) return item;
  }
  return undefined;
}

/** Finds what a message is about by the names in it and by the search, and the sentences that answer it. */
export class LibraryReader {
  constructor(
    private readonly db: LibraryDatabase,
    private readonly names: NameIndex,
  ) {}

  async find(asked: Asked): Promise<LibraryAnswer | Ambiguous | undefined> {
    const named = this.names.find(asked.content);
    const words = contentWords(asked.content, asked.locale).filter(
      (word) => !named.some(({ name }) => name.includes(word)),
    );
    if (named.length > 0) return this.ofNames(named, words, asked);
    const further = await this.furtherOn(words, asked);
    if (further || words.length === 0 || isPersonal(asked.content)) return further;
    return this.bySearch(words, asked);
  }

  private async ofNames(
    named: readonly NamedItem[],
    words: readonly string[],
    asked: Asked,
  ): Promise<LibraryAnswer | Ambiguous> {
    const all = await Promise.all(
      named.map(async (item) => ({ item, ...(await readArticle(this.db, item, asked.locale)) })),
    );
    const games = new Set(
      all.filter(({ item }) => item.type === 'game').map(({ gameId }) => gameId),
    );
    const rank = ({ item, gameId }: (typeof all)[number]): number => {
      const isHere = games.has(gameId) || asked.gameIds.includes(gameId);
      // A role is more than the game that it is asked about in.
      return (item.type === 'role' ? 2 : 0) + (isHere ? 1 : 0);
    };
    const best = Math.max(...all.map(rank));
    const articles = all.filter((each) => rank(each) === best);
    const [first] = articles;
    if (!first) throw new Error('A name without an item');
    const ids = new Set(articles.map(({ article }) => article.id));
    const sameName = articles.every(({ item }) => item.name === first.item.name);
    if (ids.size > 1 && sameName) return { articles: articles.map(({ article }) => article) };
    return this.answer(first.article, words, asked, true);
  }

  /** A question that names nothing goes on with the article before when its sections are about the words. */
  private async furtherOn(
    words: readonly string[],
    asked: Asked,
  ): Promise<LibraryAnswer | undefined> {
    if (!asked.before) return undefined;
    const { article } = await readArticle(this.db, asked.before, asked.locale).catch(() => ({
      article: undefined,
    }));
    if (!article) return undefined;
    const { score } = bestPassage(article, words, asksForSkills(asked.content));
    const isMeant = goesFurther(asked.content) && isQuestion(asked.content);
    return isMeant || score >= 2 ? this.answer(article, words, asked, isMeant) : undefined;
  }

  private async bySearch(
    words: readonly string[],
    asked: Asked,
  ): Promise<LibraryAnswer | undefined> {
    const { content, locale } = asked;
    const named = this.names.gameNamedLike(words);
    const found = named ?? (await searchByWords(this.db, words));
    if (!found) return undefined;
    const { article, gameId } = await readArticle(this.db, found, locale);
    if (asksForGame(content)) {
      const game = await readArticle(this.db, { type: 'game', id: gameId }, locale);
      return this.answer(game.article, words, asked, false);
    }
    const { score } = bestPassage(article, words, asksForSkills(content));
    return named || score >= ABOUT ? this.answer(article, words, asked, false) : undefined;
  }

  private answer(
    article: Article,
    words: readonly string[],
    { content, locale }: Asked,
    isNamed: boolean,
  ): LibraryAnswer {
    const { passage } = bestPassage(article, words, asksForSkills(content));
    const text = excerptOf(passage.text, words, locale);
    return { article, section: passage.heading, text, isNamed };
  }
}

/** Opens the library for questions when the first one comes. */
export function createLibraryReader(db: LibraryDatabase): () => Promise<LibraryReader> {
  let reader: Promise<LibraryReader> | undefined;
  return () => (reader ??= NameIndex.read(db).then((names) => new LibraryReader(db, names)));
}
