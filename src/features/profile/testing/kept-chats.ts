import 'fake-indexeddb/auto';
import { storeDraft } from '../../../platform/chats/draft-storage';
import { noteConversation } from '../../../platform/chats/conversation-notes';
import { rememberPartner } from '../../../platform/chats/recent-partners-storage';
import { openUnsentDatabase } from '../../../platform/chats/unsent-database';

/** Id of somebody else who uses this browser. */
export const OTHER = '9007199254740997';

const sample = { characterId: 'p-lingxi', content: 'unsent', locale: 'zh', writtenAt: '' } as const;

/** Makes the browser keep something of the chats of these users alone, in every place that has it. */
export async function keepChatsOf(...userIds: readonly string[]): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  const database = await openUnsentDatabase();
  await database.clear('entries');
  for (const userId of userIds) {
    storeDraft('user', `${userId}:p-lingxi`, { draft: 'typed' });
    noteConversation(`${userId}:p-lingxi`, { unread: 1 });
    rememberPartner(userId, 'p-lingxi');
    await database.put('entries', { ...sample, userId, clientMessageId: userId });
  }
  database.close();
}

/** Counts in how many places this browser keeps something of a user. */
export async function placesOf(userId: string): Promise<number> {
  const database = await openUnsentDatabase();
  const entries = await database.getAllFromIndex('entries', 'by-user', userId);
  database.close();
  const texts = [localStorage, sessionStorage].flatMap((area) =>
    Object.keys(area).map((key) => key + (area.getItem(key) ?? '')),
  );
  return texts.filter((text) => text.includes(userId)).length + entries.length;
}
