import type { ChatMessage, Conversation } from '../conversation/conversation';

/**
 * Finds where today's page of a notebook lies in a conversation: before the first message of today where the visitor is, and behind the last one
 * where nobody has said anything today.
 * @returns the number of messages before it; undefined where older ones, which are still to come, may be of today
 */
export function notebookPlace(
  messages: readonly ChatMessage[],
  older: Conversation['older'],
  today: string,
): number | undefined {
  const begins = Date.parse(`${today}T00:00:00`);
  const first = messages.findIndex(({ createdAt }) => Date.parse(createdAt) >= begins);
  const place = first < 0 ? messages.length : first;
  return place > 0 || older === 'none' ? place : undefined;
}
