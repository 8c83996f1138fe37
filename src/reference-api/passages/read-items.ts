import type { Locale } from '../../config/locales';
import type { LibraryDatabase } from '../database/open-database';
import { askedPassagesOf, type AskedPassage, type Item } from './item-passages';
import type { KnownItem } from './known-names';
import type { ItemType } from './passage';
import { queryWords } from './query-words';
import { ReadySentence, readySentences } from './sentences';
import { readLibraryItems } from './store-items';
import { isQuote, lettersOf } from './text-key';

/** Items that stay in memory. */
const KEPT = 500;

/** A question of a player, and the number of the sentence that answers it. */
class ReadyQuestion extends ReadySentence {
  private readyLetters: number | undefined;

  constructor(
    ask: string,
    readonly answer: number,
  ) {
    super(ask);
  }

  /** The letters of the words in it that say what it is about. */
  override get letters(): number {
    return (this.readyLetters ??= queryWords(this.text).reduce(
      (sum, { forms: [form = ''] }) => sum + form.length,
      0,
    ));
  }
}

/** A passage whose sentences can be compared with words. */
export class ReadyPassage {
  readonly passage: AskedPassage['passage'];
  private ready: readonly ReadySentence[] | undefined;
  private asked: readonly ReadyQuestion[] | undefined;
  private readyText: string | undefined;
  private readyTitles: readonly ReadySentence[] | undefined;

  constructor(
    private readonly from: AskedPassage,
    private readonly locale: Locale,
  ) {
    this.passage = from.passage;
  }

  /** The ways in which players ask for it, made ready when they are asked for. */
  get questions(): readonly ReadyQuestion[] {
    return (this.asked ??= this.from.questions.flatMap(({ says, asks }) => {
      const answer = this.sentenceOf(says);
      return asks.map((ask) => new ReadyQuestion(ask, answer));
    }));
  }

  /** The number of the sentence that a quotation begins in, which may go on in the next; -1 for one that is not there. */
  private sentenceOf(quotation: string): number {
    const { kind, question, text: told } = this.passage;
    const text = kind === 'spoiler' ? question : told;
    const at = text.indexOf(quotation);
    if (at < 0) return -1;
    let end = 0;
    return this.sentences.findIndex((sentence) => {
      end = text.indexOf(sentence.text, end) + sentence.text.length;
      return at < end;
    });
  }

  /** The heading and, of a spoiler, the question. */
  get titles(): readonly ReadySentence[] {
    const { heading = '', question } = this.passage;
    return (this.readyTitles ??= [heading, question].map((title) => new ReadySentence(title)));
  }

  /** True where the text says word for word what is looked for, given as its letters alone. */
  quotes(letters: string): boolean {
    return isQuote(letters) && (this.readyText ??= lettersOf(this.passage.text)).includes(letters);
  }

  /** The sentences, made ready when they are asked for. */
  get sentences(): readonly ReadySentence[] {
    return (this.ready ??= readySentences(this.passage, this.locale));
  }
}

/** An item of the library with its passages. */
export class ReadyItem {
  private readonly passages = new Map<Locale, readonly ReadyPassage[]>();

  constructor(
    readonly known: KnownItem,
    readonly item: Item,
  ) {}

  /** The passages in a language; what is not translated stays Chinese. */
  in(locale: Locale): readonly ReadyPassage[] {
    const ready =
      this.passages.get(locale) ??
      askedPassagesOf(this.item, locale).map((passage) => new ReadyPassage(passage, locale));
    this.passages.set(locale, ready);
    return ready;
  }

  /** The passage with a number, the same one in every language. */
  at(place: number, locale: Locale): ReadyPassage | undefined {
    return this.in(locale).find(({ passage }) => passage.place === place);
  }
}

/** Reads items, and keeps those that were read last. */
class ItemReader {
  private readonly kept = new Map<number, ReadyItem>();

  constructor(private readonly db: LibraryDatabase) {}

  async read(known: KnownItem): Promise<ReadyItem> {
    const [item] = await this.readAll([known]);
    if (!item) throw new Error('One item was asked for, and none was read');
    return item;
  }

  /** Reads items, those of a type that are not in memory with one statement. */
  async readAll(items: readonly KnownItem[]): Promise<readonly ReadyItem[]> {
    const ready = new Map<number, ReadyItem>();
    const missing = new Map<ItemType, KnownItem[]>();
    for (const item of new Set(items)) {
      const known = this.kept.get(item.row);
      if (known) ready.set(item.row, known);
      else missing.set(item.type, [...(missing.get(item.type) ?? []), item]);
    }
    for (const [type, known] of missing) {
      const ids = known.map(({ id }) => id);
      const found = await readLibraryItems(this.db, type, ids);
      for (const each of known) {
        const item = found.get(each.id);
        // Another call may have read it meanwhile.
        if (item) ready.set(each.row, this.kept.get(each.row) ?? new ReadyItem(each, item));
      }
    }
    return items.map(({ type, id, row }) => {
      const item = ready.get(row);
      if (!item) throw new Error(`${type} ${id} is in the index and not in its table`);
      this.keep(item);
      return item;
    });
  }

  private keep(item: ReadyItem): void {
    const { row } = item.known;
    this.kept.delete(row);
    this.kept.set(row, item);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= KEPT) break;
      this.kept.delete(oldest);
    }
  }
}

const readers = new WeakMap<object, ItemReader>();

/** Opens the reader of a database; what it keeps is forgotten with the names that it was opened for. */
export function itemReader(db: LibraryDatabase, names: object): ItemReader {
  const reader = readers.get(names) ?? new ItemReader(db);
  readers.set(names, reader);
  return reader;
}
