import { LOCALES, type Locale } from '../../config/locales';
import { searchAliases } from '../../contract';
import { createNameForms } from '../../local-search/name-forms';
import { readJapanese } from '../../node/japanese-reading';
import { pinyinSyllables } from '../../node/pinyin';
import { askedPassagesOf, gamesOf, namesIn, type Item } from './item-passages';
import { ITEM_TYPES, MOST_PLACES } from './passage';
import { toTokens } from './text-key';

/** Raised when an item comes to be described otherwise: the next start describes all of them anew. */
export const SEARCH_VERSION = '11';

const formsOf = createNameForms({ pinyin: pinyinSyllables, japanese: readJapanese });

/** The number of an item from its place in its table: it alone says which type it has. */
export function rowOf(type: Item['type'], position: number): number {
  return position * ITEM_TYPES.length + ITEM_TYPES.indexOf(type);
}

/** The first number that a passage of an item can have. */
export function firstPassage(row: number): number {
  return row * LOCALES.length * MOST_PLACES;
}

/** Says which passage a number of the index stands for. */
export function passageAt(rowid: number): { row: number; locale: Locale; place: number } {
  const language = Math.floor(rowid / MOST_PLACES);
  const locale = LOCALES[language % LOCALES.length] ?? 'zh';
  return { row: Math.floor(language / LOCALES.length), locale, place: rowid % MOST_PLACES };
}

/** A word of the index that all passages of a game have. */
export function scopeWord(gameId: string): string {
  return `g${Buffer.from(gameId).toString('hex')}`;
}

/** Parts a Japanese name from the reading that it has behind it in brackets: each is searched for. */
function namePieces(name: string): string[] {
  const pieces = name.split(/[（()）]/u).filter((piece) => piece.trim() !== '');
  return pieces.length > 1 ? [name, ...pieces] : [name];
}

function describeNames(item: Item, row: number) {
  const { type, content } = item;
  // Pages of the site are no names of the library.
  const own = (type === 'page' ? [] : LOCALES).flatMap((locale) => {
    const { name } = namesIn(item, locale);
    return name === undefined || name === '' ? [] : [{ name, locale, isFormerId: false }];
  });
  const { id, other_names, aliases } = { other_names: [], aliases: [], ...content };
  const named = [...own, ...searchAliases(other_names, aliases)];
  const forms = named.flatMap(({ name, locale }) =>
    formsOf(namePieces(name).map((piece) => ({ name: piece, locale }))).flatMap(
      (found) => found.forms,
    ),
  );
  const shown = named.filter(({ isFormerId }) => !isFormerId).map(({ name }) => name);
  const tags = LOCALES.flatMap((locale) => namesIn(item, locale).tags ?? []);
  return {
    ...{ row, type, id, games: gamesOf(item).join(' '), names: [...new Set(shown)].join('\n') },
    ...{ tags: [...new Set(tags)].join('\n'), forms: [...new Set(forms)].join('\n') },
  };
}

/** The title of a role, which all that is told of it is about. */
function titleIn({ type, content }: Item, locale: Locale): string {
  if (type !== 'role') return '';
  return (locale === 'zh' ? content.title : content.i18n?.[locale]?.title) ?? '';
}

/** The rows that are stored of an item: its names, and its passages in each language that it has. */
export function describeItem(item: Item, position: number) {
  const row = rowOf(item.type, position);
  const names = describeNames(item, row);
  const scope = gamesOf(item).map(scopeWord).join(' ');
  const shown = names.names.split('\n');
  const passages = LOCALES.flatMap((locale, language) =>
    locale !== 'zh' && item.type !== 'page' && item.content.i18n?.[locale] === undefined
      ? []
      : askedPassagesOf(item, locale).map(
          ({ passage: { kind, place, heading = '', question, text }, questions }) => ({
            rowid: firstPassage(row) + language * MOST_PLACES + place,
            ...{ scope, name: toTokens([...shown, titleIn(item, locale)]) },
            ...{ heading: toTokens([heading]), question: toTokens([question]) },
            // What is to be seen weighs nothing beside what is told: it is found as what players ask is.
            text: toTokens(kind === 'picture' ? [] : [text]),
            asked: toTokens(kind === 'picture' ? [text] : questions.flatMap(({ asks }) => asks)),
          }),
        ),
  );
  return { names, passages };
}

export type ItemDescription = ReturnType<typeof describeItem>;
