import { SERVICE_ZONE } from '../../../i18n/time-span';
import type { ChatMessage, Conversation } from '../conversation/conversation';

const MINUTE_MS = 60_000;

/** The beginning of a calendar day of the service, in milliseconds since 1970. */
function beginningOf(day: string): number {
  const noon = new Date(`${day}T12:00:00Z`);
  return Date.parse(`${day}T00:00:00Z`) + SERVICE_ZONE.offsetAt(noon) * MINUTE_MS;
}

/**
 * Finds where today's page of a notebook lies in a conversation: before the first message of today, and behind the last one
 * where nobody has said anything today.
 * @returns the number of messages before it; undefined where older ones, which are still to come, may be of today
 */
export function notebookPlace(
  messages: readonly ChatMessage[],
  older: Conversation['older'],
  today: string,
): number | undefined {
  const begins = beginningOf(today);
  const first = messages.findIndex(({ createdAt }) => Date.parse(createdAt) >= begins);
  const place = first < 0 ? messages.length : first;
  return place > 0 || older === 'none' ? place : undefined;
}
