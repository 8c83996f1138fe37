import { translate } from '../../../../contract';
import { LOCALES, type Locale } from '../../../../config/locales';
import type { Pronunciations } from '../../../../local-search/name-forms';
import type { Game } from '../model';
import { indexLetters, nameCollators, namePlace, type IndexLetter } from './name-letter';

/** A game as the index shows it. */
interface IndexedGame {
  readonly gameId: string;
  readonly name: string;
  /** Names of texts that stayed Chinese, as far as they are here. */
  readonly untranslated: readonly string[];
}

/** A game with its place in the order of a language. */
export interface NamedGame extends IndexedGame {
  readonly letter: IndexLetter;
}

/** A letter of the index, with where it begins. */
interface ListedLetter extends IndexLetter {
  /** How many games stand under it. */
  readonly count: number;
  /** The page on which it begins. */
  readonly page: number;
}

/** One page of the index of a language. */
export interface NameIndexPage {
  readonly locale: Locale;
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  /** The letters of the whole index that have games. */
  readonly letters: readonly ListedLetter[];
  /** Groups on this page. A letter may begin on one page and go on on the next. */
  readonly groups: readonly (IndexLetter & { readonly games: readonly IndexedGame[] })[];
}

/**
 * Names on one page of the index: one page for most libraries, and no page of more than some 10 kB for the others.
 * Pages are cut by the count and not by the letter, so that 10,000 names with one letter in common are no page
 * either, and that every language has the same pages.
 */
export const NAMES_PER_PAGE = 300;

/** How many pages the index of a library has, one at least; the same in every language. */
export function nameIndexPageCount(games: number): number {
  return Math.max(1, Math.ceil(games / NAMES_PER_PAGE));
}

function orderedIn(locale: Locale, games: readonly Game[], readings: Pronunciations): NamedGame[] {
  const letters = indexLetters[locale];
  const orderOf = new Map(letters.map(({ id }, at) => [id, at]));
  const compare = nameCollators[locale].compare;
  return games
    .map(({ id, texts, translations }) => {
      const { texts: shown, untranslated } = translate(texts, translations, locale);
      const isForeign = untranslated.includes('name');
      const { letter, key } = namePlace(shown.name, locale, readings, isForeign);
      const order = orderOf.get(letter) ?? letters.length - 1;
      return { gameId: id, name: shown.name, isForeign, key, order };
    })
    .sort(
      (one, other) =>
        one.order - other.order ||
        compare(one.key, other.key) ||
        // Of equal names, so that the order is the same in every build.
        (one.gameId < other.gameId ? -1 : 1),
    )
    .flatMap(({ gameId, name, isForeign, order }) => {
      const letter = letters[order];
      return letter ? [{ gameId, name, untranslated: isForeign ? ['name'] : [], letter }] : [];
    });
}

/** The games of a library in the order of their names in each language. */
export type GamesByName = Readonly<Record<Locale, readonly NamedGame[]>>;

/** Orders the games of a library by their names in each language. */
export function gamesByName(games: readonly Game[], readings: Pronunciations): GamesByName {
  return {
    zh: orderedIn('zh', games, readings),
    en: orderedIn('en', games, readings),
    ja: orderedIn('ja', games, readings),
  };
}

function lettersOf(named: readonly NamedGame[]): ListedLetter[] {
  const found = new Map<string, { letter: IndexLetter; count: number; page: number }>();
  named.forEach(({ letter }, at) => {
    const known = found.get(letter.id);
    if (known) known.count += 1;
    else found.set(letter.id, { letter, count: 1, page: nameIndexPageCount(at + 1) });
  });
  return Array.from(found.values(), ({ letter, count, page }) => ({ ...letter, count, page }));
}

function groupsOf(named: readonly NamedGame[]): NameIndexPage['groups'] {
  const groups = new Map<string, { letter: IndexLetter; games: IndexedGame[] }>();
  for (const { letter, ...game } of named) {
    const group = groups.get(letter.id);
    if (group) group.games.push(game);
    else groups.set(letter.id, { letter, games: [game] });
  }
  return Array.from(groups.values(), ({ letter, games }) => ({ ...letter, games }));
}

/** Returns the games on a page of the index. */
export function namesOnPage(named: readonly NamedGame[], page: number): readonly NamedGame[] {
  return named.slice((page - 1) * NAMES_PER_PAGE, page * NAMES_PER_PAGE);
}

/** The pages of the index of a library in every language. */
export function nameIndexPages(byName: GamesByName): NameIndexPage[] {
  return LOCALES.flatMap((locale) => {
    const named = byName[locale];
    const pages = nameIndexPageCount(named.length);
    const letters = lettersOf(named);
    return Array.from({ length: pages }, (_, at): NameIndexPage => {
      const groups = groupsOf(namesOnPage(named, at + 1));
      return { locale, page: at + 1, pages, total: named.length, letters, groups };
    });
  });
}

/** The id of the node of a page of the index. */
export function nameIndexId({ locale, page }: Pick<NameIndexPage, 'locale' | 'page'>): string {
  return `nameindexpage ${locale} ${String(page)}`;
}
