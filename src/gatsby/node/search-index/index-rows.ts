import { searchAliases, translate, type Translations } from '../../../contract';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../config/locales';
import {
  CHINESE_GAME,
  CHINESE_NAME,
  ENTRY_KINDS,
  type EntryKind,
  type IndexRow,
} from '../../../local-search/index-format';
import type { Translatable } from '../texts/shown-texts';
import {
  createNameForms,
  type NameForms,
  type Names,
  type Pronunciations,
} from '../../../local-search/name-forms';

interface Named extends Translatable<{ readonly name: string }> {
  readonly id: string;
  readonly otherNames?: readonly string[] | undefined;
  /** Ids that it had before. */
  readonly aliases?: readonly string[] | undefined;
}

interface NamedGame extends Named {
  readonly texts: Named['texts'] & { readonly sections: readonly { readonly title: string }[] };
  readonly translations?: Translations<NamedGame['texts']> | undefined;
}

interface NamedRole extends Named {
  readonly gameId: string;
}

/** Everything of the library that has a name. */
export interface NamedLibrary {
  readonly games: readonly NamedGame[];
  readonly roles: readonly NamedRole[];
  readonly characters: readonly Named[];
}

/** A name as a language shows it, and whether it had to stay Chinese. */
function shownName({ texts, translations }: Named, locale: Locale) {
  const name = { name: texts.name };
  const { texts: shown, untranslated } = translate(name, translations, locale);
  return { name: shown.name, isChinese: untranslated.length > 0 };
}

/** The names of an item in the languages that have one. */
function namesOf(item: Named): Names {
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, shownName(item, locale)] as const).flatMap(
      ([locale, { name, isChinese }]) => (isChinese ? [] : [[locale, name]]),
    ),
  );
}

/** The rows of one language. */
class RowsOfLanguage {
  constructor(
    private readonly locale: Locale,
    private readonly forms: NameForms,
  ) {}

  private languageOf(isChinese: boolean): Locale {
    return isChinese ? DEFAULT_LOCALE : this.locale;
  }

  /** Those of its names come first, whatever else it is found by behind them. */
  private formsOf(item: Named, language: Locale): readonly string[] {
    const hidden = searchAliases(item.otherNames, item.aliases).flatMap(({ name, locale }) =>
      this.forms({ [locale]: name }, locale),
    );
    return [...new Set([...this.forms(namesOf(item), language), ...hidden])];
  }

  /** A game, role or partner, under its names in every language, and under what no page shows (`hiddenNames`). */
  item(kind: EntryKind, item: Named, game?: Named): IndexRow {
    const { name, isChinese } = shownName(item, this.locale);
    const shownGame = game && shownName(game, this.locale);
    const flags =
      (isChinese ? CHINESE_NAME : 0) + (shownGame?.isChinese === true ? CHINESE_GAME : 0);
    return [
      ENTRY_KINDS.indexOf(kind),
      item.id,
      name,
      this.formsOf(item, this.languageOf(isChinese)),
      shownGame?.name ?? '',
      0,
      flags,
    ];
  }

  /** The sections of a game under their headings in the language of the page. */
  sections(game: NamedGame): IndexRow[] {
    const sections = { sections: game.texts.sections };
    const shown = translate(sections, game.translations, this.locale);
    const isChinese = shown.untranslated.length > 0;
    const of = shownName(game, this.locale);
    const flags = (isChinese ? CHINESE_NAME : 0) + (of.isChinese ? CHINESE_GAME : 0);
    const language = this.languageOf(isChinese);
    return shown.texts.sections.map(({ title }, at) => [
      ENTRY_KINDS.indexOf('section'),
      game.id,
      title,
      this.forms({ [language]: title }, language),
      of.name,
      at + 1,
      flags,
    ]);
  }
}

/**
 * The rows of an index in a language, in the order in which equally good ones are shown: games, roles, partners,
 * sections, each in the order of the API.
 */
export function indexRows(
  { games, roles, characters }: NamedLibrary,
  locale: Locale,
  forms: NameForms,
): IndexRow[] {
  const rows = new RowsOfLanguage(locale, forms);
  const byId = new Map(games.map((game) => [game.id, game]));
  return [
    ...games.map((game) => rows.item('game', game)),
    ...roles.map((role) => rows.item('role', role, byId.get(role.gameId))),
    ...characters.map((character) => rows.item('partner', character)),
    ...games.flatMap((game) => rows.sections(game)),
  ];
}

/** The rows of the index of names in each language that this build writes. */
export function prepareSearchIndexes(
  library: NamedLibrary,
  locales: readonly Locale[],
  readings: Pronunciations,
): Map<Locale, readonly IndexRow[]> {
  const forms = createNameForms(readings);
  return new Map(locales.map((locale) => [locale, indexRows(library, locale, forms)]));
}
