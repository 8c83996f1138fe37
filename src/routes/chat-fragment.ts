// Few pages have this file in their first load, so `index.ts` leaves it out. What reads a fragment is in a file of its own.

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
  /** How many steps of that spoiler were opened there. */
  readonly opened?: number | undefined;
}

/** Makes a heading that the API takes: one line, as long as it may be, without characters that are none. */
export function toSection(text: string): string | undefined {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line === '' || /[\p{Cc}\p{Noncharacter_Code_Point}]/u.test(line)) return undefined;
  return line
    .slice(0, LONGEST_SECTION)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** The fragment of a chat's address, with its `#`; empty when there is nothing to say. */
export function chatFragment({ section, opened, ...others }: ChatFragment): string {
  const { quest, ask, game } = others;
  const shown = { quest, ask, game, section: section && toSection(section) };
  const entries = Object.entries({ ...shown, opened: opened && String(opened) });
  const given = entries.filter((entry): entry is [string, string] => Boolean(entry[1]));
  const text = new URLSearchParams(given).toString();
  return text === '' ? '' : `#${text}`;
}
