import type { Locale } from '../../config/locales';
import type { LibraryDatabase } from '../database/open-database';
import { isLatin } from '../../local-search/normalize-text';
import { findPassages, type FoundPassage, type PassageQuery } from '../passages/find-passages';
import { namesIn, type Item } from '../passages/item-passages';
import { openNames, type KnownItem } from '../passages/known-names';
import { findNames, type NamedItem } from '../passages/names-in-text';
import type { ItemType } from '../passages/passage';
import { itemReader, type ReadyItem } from '../passages/read-items';
import { textKey } from '../passages/text-key';

/** Parts of a library that are kept until one of its items changes. */
interface Kept {
  readonly byId: ReadonlyMap<string, KnownItem>;
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

/** The longest question, in characters, that is a button. */
const LONGEST_QUESTION = 120;

/** Passages that are compared for an answer. */
const LOOKED_AT = 40;

/** A page that passages stand on. */
interface PageOfPassage {
  readonly type: string;
  readonly id: string;
  /** Its name in the reader's language. */
  readonly title: string;
  readonly gameId: string;
}

/** A passage on its page, and the words of a question that each of its sentences has. */
export interface PagePassage extends Pick<FoundPassage, 'passage' | 'sentences'> {
  readonly page: PageOfPassage;
}

/** A passage and how well it fits. */
export type Ranked = PagePassage &
  Pick<FoundPassage, 'score' | 'evidence' | 'ofItem' | 'asked' | 'isTitled'>;

/** True for what says what an item is: of a role, whose summary is but a title, the description. */
export function isAbout({ page, passage: { kind } }: PagePassage): boolean {
  return kind === 'description' || (kind === 'summary' && page.type !== 'role');
}

const kept = new WeakMap<object, Kept>();

function keep(items: Iterable<KnownItem>): Kept {
  const byId = new Map(Array.from(items, (item) => [`${item.type} ${item.id}`, item]));
  const loose = [...byId.values()]
    .filter(({ type }) => type === 'game')
    .flatMap((item) => looseNames(item).map((name) => ({ ...item, name, isCommon: false })));
  return { byId, loose };
}

/** The name of an item in a language, or the Chinese one. */
export function titleOf(item: Item, locale: Locale): string {
  return namesIn(item, locale).name ?? namesIn(item, 'zh').name ?? '';
}

/** The library, read item by item and kept for the next question. */
export class LibraryShelf {
  constructor(readonly db: LibraryDatabase) {}

  private async kept(): Promise<Kept> {
    const names = await openNames(this.db);
    const known = kept.get(names) ?? keep(names.items.values());
    kept.set(names, known);
    return known;
  }

  private async open(known: KnownItem): Promise<ReadyItem> {
    return itemReader(this.db, await openNames(this.db)).read(known);
  }

  /** The item with an id; undefined for one that is not there. */
  async read(type: string, id: string): Promise<Item | undefined> {
    const known = (await this.kept()).byId.get(`${type} ${id}`);
    return known && (await this.open(known)).item;
  }

  private async pageOf(known: KnownItem, locale: Locale): Promise<PageOfPassage> {
    const { item } = await this.open(known);
    const { type, id, games } = known;
    return { type, id, title: titleOf(item, locale), gameId: games[0] ?? '' };
  }

  /** The passages of an item; none of one that is not there. */
  async passagesOf(type: ItemType, id: string, locale: Locale): Promise<PagePassage[]> {
    const known = (await this.kept()).byId.get(`${type} ${id}`);
    if (!known) return [];
    const page = await this.pageOf(known, locale);
    return (await this.open(known)).in(locale).map(({ passage, sentences }) => ({
      ...{ page, passage },
      sentences: () => sentences.map(({ text }) => ({ text, words: [], asked: 0, shared: 0 })),
    }));
  }

  /** The questions of a game's spoilers that a button has room for. */
  async questionsOf(game: string, locale: Locale): Promise<string[]> {
    const passages = (await this.passagesOf('game', game, locale)).map(({ passage }) => passage);
    return passages
      .filter(({ kind, question }) => kind === 'spoiler' && question.length <= LONGEST_QUESTION)
      .map(({ question }) => question);
  }

  /** The passages of games and roles that fit a question, the best first. */
  async find(
    question: Pick<PassageQuery, 'query' | 'locale' | 'within' | 'favour'>,
  ): Promise<Ranked[]> {
    const { passages } = await findPassages(this.db, {
      ...question,
      ...{ types: ['game', 'role'], limit: LOOKED_AT },
    });
    const ranked = await Promise.all(
      passages.map(async (found) => ({
        ...found,
        page: await this.pageOf(found.item, question.locale),
      })),
    );
    // The title of a role is told of each of its passages, and says nothing by itself.
    return ranked.filter(({ page, passage }) => page.type !== 'role' || passage.kind !== 'summary');
  }

  /** The items that a text names; a game also by a part of its name or the words of its id. */
  async named(text: string): Promise<NamedItem[]> {
    const named = await findNames(this.db, text.replace(POSSESSIVE, ''));
    if (named.some(({ type }) => type === 'game')) return named;
    const { loose: short } = await this.kept();
    const said = ` ${textKey(text)} `;
    const loose = short.filter(({ name }) => said.includes(isLatin(name) ? ` ${name} ` : name));
    return [...named, ...loose];
  }
}
