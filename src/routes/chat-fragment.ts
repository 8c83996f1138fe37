// Few pages have this file in their first load, so `index.ts` leaves it out.
import { paramSource, routes } from './table';

/** Quests and games have ids as partners have. */
const ID = new RegExp(`^${paramSource(routes.partnerChat, 'id')}$`);

/** The most characters of a heading that the API is told of. */
const LONGEST_SECTION = 200;

/** Request in the fragment of a chat's address; the query is carried from page to page and holds no state. */
export interface ChatFragment {
  /** The quest that is played. */
  readonly quest?: string | undefined;
  /** Words that are written into an empty field when the chat opens. */
  readonly ask?: string | undefined;
  /** The game whose page the visitor comes from. */
  readonly game?: string | undefined;
  /** The heading that was read there, or the question of a spoiler; of a longer one its beginning. */
  readonly section?: string | undefined;
}

/** Makes a heading that the API takes: one line, as long as it may be, without characters that are none. */
function toSection(text: string): string | undefined {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line === '' || /[\p{Cc}\p{Noncharacter_Code_Point}]/u.test(line)) return undefined;
  return line
    .slice(0, LONGEST_SECTION)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** The fragment of a chat's address, with its `#`; empty when there is nothing to say. */
export function chatFragment({ quest, ask, game, section }: ChatFragment): string {
  const entries = Object.entries({ quest, ask, game, section: section && toSection(section) });
  const given = entries.filter((entry): entry is [string, string] => Boolean(entry[1]));
  const text = new URLSearchParams(given).toString();
  return text === '' ? '' : `#${text}`;
}

/** Reads the fragment of a chat's address; what is no id of a quest or game is left out. */
export function readChatFragment(hash: string): ChatFragment {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const idOf = (name: string): string | undefined => {
    const id = parameters.get(name);
    return id !== null && ID.test(id) ? id : undefined;
  };
  const ask = parameters.get('ask')?.trim();
  return {
    quest: idOf('quest'),
    ask: ask === '' ? undefined : ask,
    game: idOf('game'),
    section: toSection(parameters.get('section') ?? ''),
  };
}
