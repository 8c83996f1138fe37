import { joinTabs } from '../between-tabs';
import { logError } from '../log';
import { forgetNotes } from './conversation-notes';
import { forgetAnonymousDrafts, forgetDraftsOf } from './draft-storage';
import { forgetFirstWords } from './first-words';
import { forgetTalks } from './recent-partners-storage';
import { forgetUnsent } from './unsent-database';

/** Name under which tabs tell each other whose chats are forgotten. */
const CHANNEL = 'forgotten-chats';

/**
 * Takes away all that this browser keeps of chats: drafts, messages that are not sent, notes, recent partners. It takes
 * those of a user, and what was written in this tab while nobody was logged in. Those of other users stay.
 * @param userId undefined where nobody is logged in
 * @returns resolves when the database is rid of them too; whatever goes wrong there is logged
 */
export async function forgetChatsOf(userId: string | undefined): Promise<void> {
  forgetAnonymousDrafts();
  forgetFirstWords();
  forgetTalks(userId);
  if (userId === undefined) return;
  forgetDraftsOf(userId);
  forgetNotes(userId);
  const tabs = joinTabs(CHANNEL, () => undefined);
  tabs.send(userId);
  tabs.close();
  try {
    await forgetUnsent(userId);
  } catch (error) {
    // Forbidden or lost: there is nothing in it either.
    logError(error);
  }
}

/**
 * Calls with a user's id when {@link forgetChatsOf} has run in this tab or another, for what a tab has in its memory.
 * @returns a function that unsubscribes
 */
export function onChatsForgotten(listener: (userId: string) => void): () => void {
  return joinTabs(CHANNEL, (userId) => {
    if (typeof userId === 'string') listener(userId);
  }).close;
}
