import 'fake-indexeddb/auto';
import { noteConversation, readNotes } from './conversation-notes';
import {
  keepAnonymousWords,
  readAnonymousWords,
  readDraftRecord,
  storeDraft,
} from './draft-storage';
import { forgetChatsOf, onChatsForgotten } from './forget-chats';
import { readRecentPartners, rememberPartner } from './recent-partners-storage';
import { openUnsentDatabase } from './unsent-database';

const USERS = ['7', '78'];
const words = { characterId: 'p-a', content: 'unsent', locale: 'en', writtenAt: '' } as const;

/** The users who have unsent messages in the database. */
async function usersInDatabase(): Promise<string[]> {
  const database = await openUnsentDatabase();
  const entries = await database.getAll('entries');
  database.close();
  return entries.map(({ userId }) => userId);
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  const database = await openUnsentDatabase();
  await database.clear('entries');
  for (const userId of USERS) {
    storeDraft('user', `${userId}:p-a`, { draft: 'typed', suggestions: ['said'] });
    noteConversation(`${userId}:p-a`, { unread: 1 });
    rememberPartner(userId, 'p-a');
    for (const id of ['1', '2'])
      await database.add('entries', { ...words, userId, clientMessageId: userId + id });
  }
  database.close();
  storeDraft('anonymous', 'p-a', { draft: 'typed' });
  rememberPartner(undefined, 'p-a');
  keepAnonymousWords([{ ...words, clientMessageId: '3' }]);
});

test('of one user and of the tab nothing is left, and of the others everything', async () => {
  await forgetChatsOf('7');
  const left = Object.keys(localStorage).map((key) => localStorage.getItem(key));
  expect(left.join(' ')).not.toMatch(/\b7\b/);
  expect(readDraftRecord('user', '78:p-a').draft).toBe('typed');
  expect(readNotes().map(({ id }) => id)).toEqual(['78:p-a']);
  expect(readRecentPartners('78')).toEqual(['p-a']);
  expect(await usersInDatabase()).toEqual(['78', '78']);
  expect(sessionStorage).toHaveLength(0);
  expect(readAnonymousWords()).toEqual([]);
});

test('of somebody who is not logged in nothing is left in the tab, and of users everything', async () => {
  await forgetChatsOf(undefined);
  expect(sessionStorage).toHaveLength(0);
  expect(readRecentPartners(undefined)).toEqual([]);
  expect(USERS.map((id) => readDraftRecord('user', `${id}:p-a`).draft)).toEqual(['typed', 'typed']);
  expect(await usersInDatabase()).toEqual(['7', '7', '78', '78']);
});

test('tabs hear whose chats they are', async () => {
  const heard = new Promise((resolve) => {
    const leave = onChatsForgotten((userId) => {
      leave();
      resolve(userId);
    });
  });
  await forgetChatsOf('7');
  expect(await heard).toBe('7');
});

test('a forbidden database is no reason to keep the rest', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  await forgetChatsOf('7');
  expect(readDraftRecord('user', '7:p-a').draft).toBe('');
});
