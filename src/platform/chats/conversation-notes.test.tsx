import {
  forgetNotes,
  noteConversation,
  noteOfPartner,
  readNotes,
  useConversationNotes,
} from './conversation-notes';

function said(content: string, at: string) {
  return { sender: 'user', type: 'text', content, at } as const;
}

beforeEach(() => {
  localStorage.clear();
  for (const user of ['7', '8']) forgetNotes(user);
});

test('what is remembered of a partner is taken together, of one user alone', () => {
  noteConversation('7:p-a', { words: said('early', '2026-11-01T00:00:00Z'), unread: 2 });
  noteConversation('7:p-a:q1', { words: said('late', '2026-11-02T00:00:00Z'), isDone: true });
  noteConversation('7:p-ab', { unread: 9 });
  noteConversation('8:p-a', { words: said('of another', '2026-11-03T00:00:00Z'), unread: 5 });
  expect(noteOfPartner(readNotes(), '7', 'p-a')).toEqual({
    words: said('late', '2026-11-02T00:00:00Z'),
    unread: 2,
    scenesPlayed: 1,
  });
  expect(noteOfPartner(readNotes(), '9', 'p-a')).toEqual({
    words: undefined,
    unread: 0,
    scenesPlayed: 0,
  });
});

test('a quest that was finished stays so, though it is played again', () => {
  noteConversation('7:p-a:q1', { isDone: true });
  noteConversation('7:p-a:q1', { isDone: false, unread: 1 });
  expect(readNotes()).toEqual([{ id: '7:p-a:q1', unread: 1, isDone: true }]);
});

test('long words are cut between characters', () => {
  noteConversation('7:p-a', { words: said('🐟'.repeat(300), '2026-11-01T00:00:00Z') });
  expect(readNotes()[0]?.words?.content).toBe('🐟'.repeat(120));
});

test('nothing is written where nothing has changed', () => {
  noteConversation('7:p-a', { unread: 1 });
  const { notes } = useConversationNotes.getState();
  noteConversation('7:p-a', { unread: 1 });
  expect(useConversationNotes.getState().notes).toBe(notes);
});

test('another tab’s notes are seen at once, and what somebody spoiled is nothing', () => {
  localStorage.setItem('conversationNotes', '[{"id":"7:p-a","unread":3}]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'conversationNotes' }));
  expect(noteOfPartner(useConversationNotes.getState().notes, '7', 'p-a').unread).toBe(3);
  localStorage.setItem('conversationNotes', '{"a":1}');
  expect(readNotes()).toEqual([]);
});

test('only so many conversations are remembered', () => {
  for (let each = 0; each < 110; each += 1) noteConversation(`7:p${String(each)}`, { unread: 1 });
  expect(readNotes()).toHaveLength(100);
  expect(readNotes()[0]?.id).toBe('7:p109');
});

test('one user’s notes are forgotten, and no other’s', () => {
  noteConversation('7:p-a', { unread: 1 });
  noteConversation('8:p-a', { unread: 1 });
  forgetNotes('7');
  expect(readNotes().map(({ id }) => id)).toEqual(['8:p-a']);
});
