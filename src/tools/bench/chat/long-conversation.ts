import type { PayloadOf, WireMessage } from '../../../contract';

/** The user of the benchmark. */
export const TALKER = { access_token: 'bench', web_user_id: 'bench' };

const BEGAN = Date.parse('2026-01-01T00:00:00Z');
const MINUTE = 60_000;

const WORDS =
  'Somewhere behind the third buoy a lamp goes on and off again, slower than yesterday. ';

/** A message of a long conversation by its number; their lengths go from a word to some lines. */
export function messageAt(number: number, characterId: string): WireMessage {
  return {
    id: `m${String(number)}`,
    conversation_id: `${TALKER.web_user_id}:${characterId}`,
    sender: number % 2 === 0 ? 'user' : 'character',
    type: 'text',
    content: `${String(number)}. ${WORDS.repeat(number % 5).trim()}`,
    created_at: new Date(BEGAN + number * MINUTE).toISOString(),
    references: [],
  };
}

/** The page of the history with the messages from one number up to another, which is left out. */
export function historyOf(
  characterId: string,
  first: number,
  end: number,
): PayloadOf<'historyMessages'> {
  const list = Array.from({ length: end - first }, (_, at) => messageAt(first + at, characterId));
  return { list, has_more: first > 0 };
}
