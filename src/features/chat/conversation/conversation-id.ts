/** A partner, alone or in one of its quests. */
export interface Where {
  readonly characterId: string;
  readonly questId?: string | undefined;
}

/** The id of a user's conversation on the wire. */
export function conversationIdOf({
  userId,
  characterId,
  questId,
}: Where & { userId: string }): string {
  return [userId, characterId, ...(questId === undefined ? [] : [questId])].join(':');
}

/** An id for a new message, which no other one has. `randomUUID` does not exist on plain http. */
export function newMessageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
