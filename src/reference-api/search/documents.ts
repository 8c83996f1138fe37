import { searchAliases, type WireGameDetail, type WireRoleDetail } from '../../contract';
import { LOCALES, type Locale } from '../../config/locales';
import { createNameForms } from '../../local-search/name-forms';
import { readJapanese } from '../../node/japanese-reading';
import { pinyinSyllables } from '../../node/pinyin';
import { gameParts, roleParts, type GameTexts, type Part, type RoleTexts } from './document-texts';
import { toTokens } from './text-key';

/** The rows that the search stores of an item. */
export interface SearchDocument {
  /** The row of `search_names`, by which it is found in memory. */
  readonly names: {
    readonly row: number;
    readonly type: 'game' | 'role';
    readonly id: string;
    /** The names that visitors may be told, one a line. */
    readonly names: string;
    /** The tags in every language, one a line. */
    readonly tags: string;
    /** The forms of its names one a line (`src/local-search/name-forms.ts`). */
    readonly forms: string;
  };
  /** The row of `search_texts`, by which the full text index finds it. */
  readonly texts: {
    readonly rowid: number;
    readonly names: string;
    readonly subject: string;
    readonly body: string;
  };
}

/** Raised when documents of the same item come out different: the next start makes all of them anew. */
export const SEARCH_VERSION = '6';

const formsOf = createNameForms({ pinyin: pinyinSyllables, japanese: readJapanese });

interface Texts {
  readonly name?: string | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** A game or a role in all three languages. */
interface Item<T> {
  readonly id: string;
  readonly i18n?: Readonly<Partial<Record<Exclude<Locale, 'zh'>, T | undefined>>> | undefined;
  readonly other_names?: readonly string[] | undefined;
  readonly aliases?: readonly string[] | undefined;
}

/** Parts a Japanese name from the reading that it has behind it in brackets: each is searched for. */
function namePieces(name: string): string[] {
  const pieces = name.split(/[（()）]/u).filter((piece) => piece.trim() !== '');
  return pieces.length > 1 ? [name, ...pieces] : [name];
}

function describe<T extends Texts>(
  type: 'game' | 'role',
  item: T & Item<T>,
  position: number,
  partsOf: (texts: T) => readonly Part[],
): SearchDocument {
  const { id, i18n, other_names, aliases } = item;
  const texts: Readonly<Record<Locale, T | undefined>> = { zh: item, en: i18n?.en, ja: i18n?.ja };
  const languages = Object.values(texts).filter((each) => each !== undefined);
  const own = LOCALES.flatMap((locale) => {
    const name = texts[locale]?.name;
    return name === undefined || name === '' ? [] : [{ name, locale, isFormerId: false }];
  });
  const named = [...own, ...searchAliases(other_names, aliases)];
  const forms = named.flatMap(({ name, locale }) =>
    namePieces(name).flatMap((piece) => formsOf({ [locale]: piece }, locale)),
  );
  const shown = named.filter(({ isFormerId }) => !isFormerId).map(({ name }) => name);
  const tags = languages.flatMap((each) => each.tags ?? []);
  const textOf = ({ title, text }: Part): string => `${title ?? ''} ${text}`;
  const parts = languages.map(partsOf);
  const about = parts.flatMap(([first]) => (first?.in === 'summary' ? [textOf(first)] : []));
  const body = parts.flat().filter((part) => part.in !== 'summary');
  // Even for games, odd for roles, so that the number alone says which it is.
  const row = position * 2 + (type === 'role' ? 1 : 0);
  return {
    names: {
      row,
      type,
      id,
      names: shown.join('\n'),
      tags: tags.join('\n'),
      forms: [...new Set(forms)].join('\n'),
    },
    texts: {
      rowid: row,
      names: toTokens(shown),
      subject: toTokens([...tags, ...about]),
      body: toTokens(body.map(textOf)),
    },
  };
}

/** Describes a game for the search, in all three languages. */
export function gameDocument(game: WireGameDetail, position: number): SearchDocument {
  return describe<GameTexts>('game', game, position, gameParts);
}

/** Describes a role for the search, in all three languages. */
export function roleDocument(role: WireRoleDetail, position: number): SearchDocument {
  return describe<RoleTexts>('role', role, position, roleParts);
}
