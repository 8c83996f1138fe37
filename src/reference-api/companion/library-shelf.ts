import type { Locale } from '../../config/locales';
import type { LibraryDatabase } from '../database/open-database';
import { namesIn, passagesOf, type Item } from '../passages/item-passages';
import { isLatin } from '../../local-search/normalize-text';
import { openNames, type KnownItem } from '../passages/known-names';
import { findNames, type NamedItem } from '../passages/names-in-text';
import { findPassages } from '../passages/find-passages';
import { itemReader } from '../passages/read-items';
import { textKey } from '../passages/text-key';
import { readyPassage, type ReadyPassage } from './rank-passages';

/** Games whose passages stay in memory, each in the languages that were asked for. */
const KEPT_GAMES = 96;

/** Parts of a library that are kept until one of its items changes. */
interface Kept {
  readonly byGame: ReadonlyMap<string, readonly KnownItem[]>;
  readonly byId: ReadonlyMap<string, KnownItem>;
  readonly passages: Map<string, readonly ReadyPassage[]>;
  /** Games by what their names are shortened to. */
  readonly loose: readonly NamedItem[];
}

/** Particles that are left out of a name when somebody is in a hurry. */
const PARTICLES = /(?<=.)[\u4e4b\u306e](?=.)/u;
const ARTICLES = /^(?:the|a|an) /;
/** Somebody's: the letter behind the apostrophe belongs to no name. */
const POSSESSIVE = /['’]s\b/g;
/** A shorter one says too little. */
const LEAST_LOOSE = 3;

/** A name without its article or particle, and the words of an id. */
function looseNames({ id, names }: KnownItem): string[] {
  const keys = names.map(textKey);
  const short = keys.map((key) => key.replace(ARTICLES, '').replace(PARTICLES, ''));
  const ids = id.includes('-') ? [textKey(id)] : [];
  return [...short, ...ids].filter((name) => name.length >= LEAST_LOOSE && !keys.includes(name));
}

/** Passages of the search that are looked at. */
const FOUND_PLACES = 8;

/** Names a passage by its page and its place there. */
export function spotKey({ page, passage }: ReadyPassage): string {
  return `${page.id} ${String(passage.place)}`;
}

const kept = new WeakMap<object, Kept>();

function keep(items: Iterable<KnownItem>): Kept {
  const byGame = new Map<string, KnownItem[]>();
  const byId = new Map<string, KnownItem>();
  for (const item of items) {
    byId.set(`${item.type} ${item.id}`, item);
    const [game] = item.games;
    if (game === undefined || (item.type !== 'game' && item.type !== 'role')) continue;
    const list = byGame.get(game);
    if (list) list.push(item);
    else byGame.set(game, [item]);
  }
  const loose = [...byId.values()]
    .filter(({ type }) => type === 'game')
    .flatMap((item) => looseNames(item).map((name) => ({ ...item, name, isCommon: false })));
  return { byGame, byId, passages: new Map(), loose };
}

/** The name of an item in a language, or the Chinese one. */
export function titleOf(item: Item, locale: Locale): string {
  return namesIn(item, locale).name ?? namesIn(item, 'zh').name ?? '';
}

function readyItem(item: Item, game: string, locale: Locale): ReadyPassage[] {
  const title = titleOf(item, locale);
  const page = { type: item.type, id: item.content.id, title, gameId: game };
  const all = passagesOf(item, locale);
  const isRole = item.type === 'role';
  // The title of a role says of every passage whose it is.
  const about = isRole ? all.filter(({ kind }) => kind === 'summary').map(({ text }) => text) : [];
  const tags = isRole ? (namesIn(item, locale).tags ?? []) : [];
  const names = isRole ? [title, ...about, ...tags] : [];
  const told = all.filter(({ kind }) => !(isRole && kind === 'summary') || all.length === 1);
  return told.map((passage) => readyPassage(page, passage, names, locale));
}

/** The passages of the library, read game by game and kept for the next question. */
export class LibraryShelf {
  constructor(readonly db: LibraryDatabase) {}

  private async kept(): Promise<{ names: object; kept: Kept }> {
    const names = await openNames(this.db);
    const known = kept.get(names) ?? keep(names.items.values());
    kept.set(names, known);
    return { names, kept: known };
  }

  /** The item with an id; undefined for one that is not there. */
  async read(type: string, id: string): Promise<Item | undefined> {
    const { names, kept } = await this.kept();
    const known = kept.byId.get(`${type} ${id}`);
    return known && (await itemReader(this.db, names).read(known)).item;
  }

  /** The passages of games and of their roles. */
  async passagesOf(games: readonly string[], locale: Locale): Promise<ReadyPassage[]> {
    return (await Promise.all(games.map((game) => this.ofGame(game, locale)))).flat();
  }

  private async ofGame(game: string, locale: Locale): Promise<readonly ReadyPassage[]> {
    const { names, kept } = await this.kept();
    const key = `${game} ${locale}`;
    let passages = kept.passages.get(key);
    if (!passages) {
      const reader = itemReader(this.db, names);
      const items = await Promise.all(
        (kept.byGame.get(game) ?? []).map((item) => reader.read(item)),
      );
      passages = items.flatMap(({ item }) => readyItem(item, game, locale));
    }
    kept.passages.delete(key);
    kept.passages.set(key, passages);
    for (const oldest of kept.passages.keys()) {
      if (kept.passages.size <= KEPT_GAMES) break;
      kept.passages.delete(oldest);
    }
    return passages;
  }

  /** The items that a text names; a game also by a part of its name or the words of its id. */
  async named(text: string): Promise<NamedItem[]> {
    const named = await findNames(this.db, text.replace(POSSESSIVE, ''));
    if (named.some(({ type }) => type === 'game')) return named;
    const { kept } = await this.kept();
    const said = ` ${textKey(text)} `;
    const loose = kept.loose.filter(({ name }) =>
      said.includes(isLatin(name) ? ` ${name} ` : name),
    );
    return [...named, ...loose];
  }

  /** The passages of games that the search finds, by `spotKey`: the best is 0, the next 1. */
  async placesFitting(
    query: string,
    games: readonly string[],
    locale: Locale,
  ): Promise<ReadonlyMap<string, number>> {
    const { passages } = await findPassages(this.db, {
      ...{ query, locale, within: games, limit: FOUND_PLACES },
    });
    return new Map(
      passages.map(({ item, passage }, at) => [`${item.id} ${String(passage.place)}`, at]),
    );
  }

  /** The games whose passages fit a text best, wherever they are. */
  async gamesFitting(query: string, locale: Locale): Promise<string[]> {
    const { passages } = await findPassages(this.db, {
      ...{ query, locale, limit: 12 },
      types: ['game', 'role'],
    });
    return [...new Set(passages.flatMap(({ item }) => item.games))];
  }
}
