import type { WireGameDetail, WireRoleDetail } from '../../contract';
import { fold } from './normalize-text';
import { gameTexts, roleTexts } from './texts';

/** A row of the table that the search looks through. */
export interface SearchDocument {
  readonly type: 'game' | 'role';
  readonly id: string;
  readonly game_id: string;
  readonly position: number;
  readonly names: string;
  readonly tags: string;
  readonly body: string;
}

/** Lines begin and end with a line break, so that a whole line can be asked for. */
function lines(texts: readonly (string | undefined)[]): string {
  return `\n${fold(texts.filter((text) => text !== undefined).join('\n'))}\n`;
}

/** What is searched of a game, in all three languages. */
export function gameDocument(game: WireGameDetail, position: number): SearchDocument {
  const languages = [game, game.i18n?.en, game.i18n?.ja].filter((texts) => texts !== undefined);
  return {
    type: 'game',
    id: game.id,
    game_id: game.id,
    position,
    names: lines(languages.map(({ name }) => name)),
    tags: lines(languages.flatMap(({ tags }) => tags)),
    body: lines(languages.flatMap(gameTexts)),
  };
}

/** What is searched of a role, in all three languages. */
export function roleDocument(role: WireRoleDetail, position: number): SearchDocument {
  const languages = [role, role.i18n?.en, role.i18n?.ja].filter((texts) => texts !== undefined);
  return {
    type: 'role',
    id: role.id,
    game_id: role.game_id,
    position,
    names: lines(languages.map(({ name }) => name)),
    tags: lines(languages.flatMap(({ tags }) => tags)),
    body: lines(languages.flatMap(roleTexts)),
  };
}
