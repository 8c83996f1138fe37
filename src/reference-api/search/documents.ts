import type { WireGameDetail, WireRoleDetail } from '../../contract';
import { fold } from './normalize-text';
import { gameTexts, roleTexts, type GameTexts, type RoleTexts } from './texts';

/** A row of the table that the search looks through. */
export interface SearchDocument {
  readonly type: 'game' | 'role';
  readonly id: string;
  readonly position: number;
  /** The item's name in every language: each is an alias of the others. */
  readonly names: string;
  /** Tags, and the text that says what the item is. */
  readonly subject: string;
  readonly body: string;
}

/** Raised when documents of the same item come out different: the next start makes all of them anew. */
export const SEARCH_VERSION = '3';

/** Lines begin and end with a line break, so that a whole line, or the beginning of one, can be asked for. */
function lines(texts: readonly (string | undefined)[]): string {
  return `\n${fold(texts.filter((text) => text !== undefined).join('\n'))}\n`;
}

/** An item's texts in every language; the first of those that `textsOf` gives tells what it is about. */
function searchedTexts<T extends GameTexts | RoleTexts>(
  languages: readonly (T | undefined)[],
  textsOf: (texts: T) => readonly string[],
) {
  const all = languages.filter((texts) => texts !== undefined);
  const texts = all.map(textsOf);
  return {
    names: lines(all.map(({ name }) => name)),
    subject: lines([...all.flatMap(({ tags = [] }) => tags), ...texts.map(([summary]) => summary)]),
    body: lines(texts.flatMap(([, ...others]) => others)),
  };
}

/** What is searched of a game, in all three languages. */
export function gameDocument(game: WireGameDetail, position: number): SearchDocument {
  const { id, i18n } = game;
  const texts = searchedTexts<GameTexts>([game, i18n?.en, i18n?.ja], gameTexts);
  return { type: 'game', id, position, ...texts };
}

/** What is searched of a role, in all three languages. */
export function roleDocument(role: WireRoleDetail, position: number): SearchDocument {
  const { id, i18n } = role;
  const texts = searchedTexts<RoleTexts>([role, i18n?.en, i18n?.ja], roleTexts);
  return { type: 'role', id, position, ...texts };
}
