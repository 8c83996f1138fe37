import {
  searchAliases,
  type SearchAlias,
  type WireGameDetail,
  type WireRoleDetail,
} from '../../contract';
import { runsOf, toTokens } from './grams';
import { fold } from './normalize-text';
import { keyLine, wordLine } from './search-key';
import { endingsOf, readingsOf, spellingsOf } from './spellings';
import { gameParts, roleParts, type GameTexts, type Part, type RoleTexts } from './document-texts';

/** A word of a name or tag, or a spelling of a whole name. */
export interface KnownWord {
  readonly word: string;
  /** How it is told to visitors: as the name or tag has it, without upper case. */
  readonly shown: string;
}

/** What the search knows of an item. */
export interface SearchDocument {
  /** The row of `search_documents`, by which a match is ranked. */
  readonly document: {
    readonly row: number;
    readonly type: 'game' | 'role';
    readonly id: string;
    readonly position: number;
    /** The item's name in every language and its other names, folded. */
    readonly names: string;
    /** The same as the search compares them: each name stands for the others. */
    readonly name_keys: string;
    readonly spellings: string;
    /** Tags, and the text that says what the item is. */
    readonly subject_keys: string;
  };
  /** The row of `search_index`, by which it is found. */
  readonly index: {
    readonly rowid: number;
    readonly names: string;
    readonly spellings: string;
    readonly subject: string;
    readonly body: string;
  };
  /** The words that a misspelt one may have meant. */
  readonly words: readonly KnownWord[];
}

/** Raised when documents of the same item come out different: the next start makes all of them anew. */
export const SEARCH_VERSION = '5';

/** The row of an item: even for games, odd for roles, so that the index alone can count both. */
function rowOf(type: 'game' | 'role', position: number): number {
  return position * 2 + (type === 'role' ? 1 : 0);
}

/** Lines begin and end with a line break, so that a whole line, or the beginning of one, can be asked for. */
function lines(texts: readonly string[]): string {
  return `\n${texts.join('\n')}\n`;
}

/** A name, and apart from it the reading that a Japanese one has behind it in brackets. */
function withoutReading(name: string): string[] {
  return name.split(/[（()）]/u).filter((part) => keyLine(part) !== '');
}

/** The words of a name or tag; what the search makes of a word changes none into two. */
function knownWords(text: string): KnownWord[] {
  const shown = runsOf(wordLine(fold(text)));
  return runsOf(keyLine(text)).map((word, at) => ({ word, shown: shown[at] ?? word }));
}

interface Texts {
  readonly name?: string | undefined;
  readonly tags?: readonly string[] | undefined;
}

interface Described<T> {
  readonly type: 'game' | 'role';
  readonly id: string;
  readonly position: number;
  readonly chinese: T;
  readonly translations: readonly (T | undefined)[];
  readonly hidden: readonly SearchAlias[];
  readonly partsOf: (texts: T) => readonly Part[];
}

function describe<T extends Texts>(item: Described<T>): SearchDocument {
  const { type, id, position, chinese, hidden, partsOf } = item;
  const translations = item.translations.filter((texts) => texts !== undefined);
  const languages = [chinese, ...translations];
  const named = [
    ...languages.map((texts) => ({ name: texts.name ?? '', isChinese: texts === chinese })),
    ...hidden
      .filter(({ isFormerId }) => !isFormerId)
      .map(({ name, locale }) => ({ name, isChinese: locale === 'zh' })),
  ].filter(({ name }) => name !== '');
  const names = named.map(({ name }) => name);
  const spellings = named
    .flatMap(({ name: full, isChinese }) => [
      ...withoutReading(full).map((name) => ({ name, ...spellingsOf(name, isChinese) })),
      ...(isChinese ? [] : [{ name: full, ...readingsOf(full) }]),
    ])
    .map(({ name, whole, inside }) => ({
      whole: whole.map((spelling) => ({ spelling, name })),
      inside,
    }));
  // A former id is found, and no misspelt word is said to have meant it.
  const ids = hidden.filter(({ isFormerId }) => isFormerId).map(({ name }) => keyLine(name));
  const whole = [
    ...spellings.flatMap((each) => each.whole.map(({ spelling }) => spelling)),
    ...ids.map((words) => words.replaceAll(' ', '')),
  ];
  const inside = [
    ...spellings.flatMap((each) => each.inside),
    ...ids.flatMap((words) => words.split(' ')),
  ];
  const nameKeys = names.flatMap(withoutReading).map(keyLine);
  const parts = languages.map((texts) => partsOf(texts));
  const textOf = ({ title, text }: Part): string => keyLine(`${title ?? ''} ${text}`);
  const subjects = [
    ...languages.flatMap(({ tags = [] }) => tags).map(keyLine),
    ...parts.flatMap(([first]) => (first?.in === 'summary' ? [textOf(first)] : [])),
  ];
  const body = parts.flat().filter((part) => part.in !== 'summary');
  const row = rowOf(type, position);
  const endings = names.flatMap(endingsOf);
  return {
    document: {
      row,
      type,
      id,
      position,
      names: lines(names.map(fold)),
      name_keys: lines(nameKeys),
      spellings: `${lines(whole)}\t${inside.join('\t')}\t`,
      subject_keys: lines(subjects),
    },
    index: {
      rowid: row,
      names: toTokens(nameKeys.join(' ')),
      spellings: toTokens([...whole, ...inside, ...endings].join(' ')),
      subject: toTokens(subjects.join(' ')),
      body: toTokens(body.map(textOf).join(' ')),
    },
    words: [
      ...[...names.flatMap(withoutReading), ...languages.flatMap(({ tags = [] }) => tags)].flatMap(
        knownWords,
      ),
      ...spellings
        .flatMap((each) => each.whole)
        .map(({ spelling, name }) => ({ word: spelling, shown: fold(name).trim() })),
    ],
  };
}

/** What is searched of a game, in all three languages. */
export function gameDocument(game: WireGameDetail, position: number): SearchDocument {
  const { id, i18n, other_names, aliases } = game;
  const translations = [i18n?.en, i18n?.ja];
  return describe<GameTexts>({
    type: 'game',
    id,
    position,
    chinese: game,
    translations,
    hidden: searchAliases(other_names, aliases),
    partsOf: gameParts,
  });
}

/** What is searched of a role, in all three languages. */
export function roleDocument(role: WireRoleDetail, position: number): SearchDocument {
  const { id, i18n, other_names, aliases } = role;
  const translations = [i18n?.en, i18n?.ja];
  return describe<RoleTexts>({
    type: 'role',
    id,
    position,
    chinese: role,
    translations,
    hidden: searchAliases(other_names, aliases),
    partsOf: roleParts,
  });
}
