import { searchAliases, translate } from '../../../contract';
import { accessChoices } from '../../../contract/access-keys';
import { playerChoices, sessionChoices } from '../../../contract/game-choice';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../config/locales';
import {
  CHINESE_GAME,
  CHINESE_NAME,
  ENTRY_KINDS,
  PARTNERS_IN_ROOT,
  type EntryKind,
  type IndexPartner,
  type IndexRow,
  type LocalName,
} from '../../../local-search/index-format';
import {
  createNameForms,
  type NameForms,
  type Pronunciations,
} from '../../../local-search/name-forms';
import { choiceSetsOf, type OwnChoices } from '../../../local-search/fit-choices';
import { normalizeText } from '../../../local-search/normalize-text';
import { markForms } from '../../../local-search/read-forms';
import { PICTURES_PATH } from '../../../routes/pictures-path';
import { pictureKey, type NeededPicture, type PictureIndex } from '../pictures/picture-kinds';
import { hintQuestions } from './hint-questions';
import type { SearchIndex } from './index-files';
import type { Named, NamedGame, NamedLibrary, NamedPartner, NamedRole } from './named-library';

/** Gives the name of a picture's file; empty where there is none. */
export type PictureFile = (picture: NeededPicture) => string;

/** A name as a language shows it, and whether it had to stay Chinese. */
function shownName({ texts, translations }: Named, locale: Locale) {
  const name = { name: texts.name };
  const { texts: shown, untranslated } = translate(name, translations, locale);
  return { name: shown.name, isChinese: untranslated.length > 0 };
}

/** The names of an item in the languages that have one, those of one language first. */
function namesOf(item: Named, first: Locale): LocalName[] {
  return [first, ...LOCALES.filter((locale) => locale !== first)].flatMap((locale) => {
    const { name, isChinese } = shownName(item, locale);
    return isChinese ? [] : [{ name, locale }];
  });
}

/** The forms of an item: those of its name, whatever else it is found by behind them. */
function formsOf(item: Named, first: Locale, forms: NameForms): readonly string[] {
  const aliases = searchAliases(item.otherNames, item.aliases);
  const secret = new Set(aliases.filter(({ isFormerId }) => isFormerId).map(({ name }) => name));
  const names = namesOf(item, first);
  // A name of signs is found by nothing: then all forms are those of other names.
  const hasOwn = normalizeText(names[0]?.name ?? '') !== '';
  return forms([...names, ...aliases]).flatMap((found, at) => {
    if (at === 0 && hasOwn) return found.forms;
    return markForms(found.forms, secret.has(found.name) ? undefined : found);
  });
}

interface RowParts {
  readonly kind: EntryKind;
  readonly name: { readonly name: string; readonly isChinese: boolean };
  readonly forms: readonly string[];
  readonly picture: NeededPicture | undefined;
  readonly partner: number;
}

/** The rows of one language. */
class RowsOfLanguage {
  constructor(
    private readonly locale: Locale,
    private readonly forms: NameForms,
    private readonly pictureOf: PictureFile,
  ) {}

  private languageOf(isChinese: boolean): Locale {
    return isChinese ? DEFAULT_LOCALE : this.locale;
  }

  private row(id: string, parts: RowParts, game?: Named, section = 0): IndexRow {
    const { kind, name, forms, picture, partner } = parts;
    const of = game && shownName(game, this.locale);
    const flags = (name.isChinese ? CHINESE_NAME : 0) + (of?.isChinese === true ? CHINESE_GAME : 0);
    const file = picture && picture.url !== '' ? this.pictureOf(picture) : '';
    return [
      ...([ENTRY_KINDS.indexOf(kind), id, name.name, forms, of?.name ?? ''] as const),
      ...([section, flags, file, partner] as const),
    ];
  }

  /** A game, role or partner, under its names in every language, and under what no page shows (`searchAliases`). */
  item(kind: EntryKind, item: Named, more: Pick<RowParts, 'picture' | 'partner'>, game?: Named) {
    const name = shownName(item, this.locale);
    const forms = formsOf(item, this.languageOf(name.isChinese), this.forms);
    return this.row(item.id, { kind, name, forms, ...more }, game);
  }

  /** The sections of a game under their headings in the language of the page, and the questions of its hints. */
  parts(game: NamedGame, partner: number): { sections: IndexRow[]; hints: IndexRow[] } {
    const { description = '', sections } = game.texts;
    const shown = translate({ sections, description }, game.translations, this.locale);
    const more = { picture: coverOf(game), partner };
    const rowOf = (kind: 'section' | 'hint', text: string, field: string, section: number) => {
      const isChinese = shown.untranslated.some((name) => name === field);
      const locale = this.languageOf(isChinese);
      // A question is looked for as it is written: its readings would be as long as everything else together.
      const forms =
        kind === 'hint'
          ? [normalizeText(text)]
          : this.forms([{ name: text, locale }]).flatMap((found) => found.forms);
      return this.row(
        game.id,
        { kind, name: { name: text, isChinese }, forms, ...more },
        game,
        section,
      );
    };
    return {
      sections: shown.texts.sections.map(({ title }, at) =>
        rowOf('section', title, 'sections', at + 1),
      ),
      hints: [
        ...hintQuestions(shown.texts.description).map((text) =>
          rowOf('hint', text, 'description', 0),
        ),
        ...shown.texts.sections.flatMap(({ body }, at) =>
          hintQuestions(body).map((text) => rowOf('hint', text, 'sections', at + 1)),
        ),
      ],
    };
  }

  partner(partner: NamedPartner): IndexPartner {
    const { name, isChinese } = shownName(partner, this.locale);
    const picture = avatarOf(partner);
    return [
      partner.id,
      name,
      isChinese ? CHINESE_NAME : 0,
      picture.url === '' ? '' : this.pictureOf(picture),
    ];
  }
}

function coverOf({ cover = '' }: NamedGame): NeededPicture {
  return { kind: 'cover', url: cover };
}

function avatarOf({ avatar = '' }: NamedRole | NamedPartner): NeededPicture {
  return { kind: 'avatar', url: avatar };
}

/** Gives the number, from 1, of the partner who knows a game; 0 where nobody does. */
function partnerNumbers(partners: readonly NamedPartner[]): (game: NamedGame) => number {
  const byGame = new Map<string, number>();
  partners.forEach(({ gameIds = [] }, at) => {
    for (const id of gameIds) if (!byGame.has(id)) byGame.set(id, at + 1);
  });
  const byId = new Map(partners.map(({ id }, at) => [id, at + 1]));
  return ({ id, characterId = '' }) => byId.get(characterId) ?? byGame.get(id) ?? 0;
}

/** Lists the choices that a game fits, as the library's filter has them. */
function choicesOf({ players, sessionMinutes, moods = [], access }: NamedGame): OwnChoices {
  return [
    ...playerChoices(players),
    ...sessionChoices(sessionMinutes),
    ...moods,
    ...accessChoices(access),
  ];
}

/**
 * The index in a language. Its rows are in the order in which equally good ones are shown: games, roles, partners,
 * sections, hints, each in the order of the API.
 */
export function searchIndex(
  { games, roles, characters }: NamedLibrary,
  locale: Locale,
  forms: NameForms,
  pictureOf: PictureFile = () => '',
): SearchIndex {
  const rows = new RowsOfLanguage(locale, forms, pictureOf);
  const partners = characters.slice(0, PARTNERS_IN_ROOT);
  const partnerOf = partnerNumbers(partners);
  const byId = new Map(games.map((game) => [game.id, game]));
  const parts = games.map((game) => rows.parts(game, partnerOf(game)));
  return {
    partners: partners.map((partner) => rows.partner(partner)),
    choiceSets: choiceSetsOf(games.map(choicesOf)),
    rows: [
      ...games.map((game) =>
        rows.item('game', game, { picture: coverOf(game), partner: partnerOf(game) }),
      ),
      ...roles.map((role) => {
        const game = byId.get(role.gameId);
        const partner = game ? partnerOf(game) : 0;
        return rows.item('role', role, { picture: avatarOf(role), partner }, game);
      }),
      ...characters.map((character, at) => {
        const partner = at < partners.length ? at + 1 : 0;
        return rows.item('partner', character, { picture: avatarOf(character), partner });
      }),
      ...parts.flatMap(({ sections }) => sections),
      ...parts.flatMap(({ hints }) => hints),
    ],
  };
}

/** The file of the smallest width of a picture: suggestions show it in 40 pixels. */
function smallestFile(pictures: PictureIndex): PictureFile {
  return (needed) => {
    const { src = '', srcSet = '' } = pictures.get(pictureKey(needed)) ?? {};
    const [address = src] = srcSet === '' ? [src] : srcSet.split(' ', 1);
    return address.startsWith(PICTURES_PATH) ? address.slice(PICTURES_PATH.length) : '';
  };
}

/** The index of names in each language that this build writes. */
export function prepareSearchIndexes(
  library: NamedLibrary,
  locales: readonly Locale[],
  readings: Pronunciations,
  pictures: PictureIndex,
): Map<Locale, SearchIndex> {
  const forms = createNameForms(readings);
  const pictureOf = smallestFile(pictures);
  return new Map(locales.map((locale) => [locale, searchIndex(library, locale, forms, pictureOf)]));
}
