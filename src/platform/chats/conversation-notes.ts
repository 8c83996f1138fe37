import * as z from 'zod/mini';
import { create } from 'zustand';
import { onStoredElsewhere, readStored, writeStored } from '../storage';

/** Number of conversations that are remembered; those that were touched longest ago go first. */
const MOST_NOTES = 100;

/** Words are remembered as far as a line of them is shown. */
const LONGEST_WORDS = 120;

const noteSchema = z.object({
  /** Id of the conversation on the wire: user, partner, and the quest inside of one. */
  id: z.string(),
  /** Last words of the conversation. */
  words: z.optional(
    z.object({
      sender: z.enum(['user', 'character']),
      type: z.enum(['text', 'image']),
      content: z.string(),
      at: z.string(),
    }),
  ),
  /** Number of the partner's messages since the visitor last looked. */
  unread: z._default(z.int(), 0),
  /** The quest was finished at least once. */
  isDone: z._default(z.boolean(), false),
});

/**
 * Note that this browser keeps of a conversation, for places that show no conversation: the API tells how many messages
 * are unread in all, and to read a conversation's history means to have seen it.
 */
export type ConversationNote = z.infer<typeof noteSchema>;

const notesSchema = z.array(noteSchema);

function parseNotes(text: string | null): ConversationNote[] {
  return z.parse(notesSchema, JSON.parse(text ?? '[]'));
}

/** Reads the notes on the conversations of whoever has used this browser, as it is stored. */
export function readNotes(): readonly ConversationNote[] {
  return readStored('localStorage', 'conversationNotes', parseNotes);
}

/** The same, for views. */
export const useConversationNotes = create(() => ({ notes: readNotes() }));

onStoredElsewhere('conversationNotes', () => {
  useConversationNotes.setState({ notes: readNotes() });
});

/** Remembers something of a conversation; nothing is written where nothing has changed. */
export function noteConversation(id: string, change: Partial<Omit<ConversationNote, 'id'>>): void {
  const notes = readNotes();
  const before = notes.find((note) => note.id === id) ?? { id, unread: 0, isDone: false };
  const after = { ...before, ...change, isDone: before.isDone || change.isDone === true };
  if (after.words) {
    const content = Array.from(after.words.content).slice(0, LONGEST_WORDS).join('');
    after.words = { ...after.words, content };
  }
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  const all = [after, ...notes.filter((note) => note.id !== id)].slice(0, MOST_NOTES);
  writeStored('localStorage', 'conversationNotes', JSON.stringify(all));
  useConversationNotes.setState({ notes: all });
}

interface SaidMessage {
  readonly id: string | undefined;
  readonly sender: 'user' | 'character';
  readonly type: 'text' | 'image';
  readonly content: string;
  readonly createdAt: string;
}

interface Progress {
  /** Id of the partner's last message that the visitor has seen; undefined before the first one. */
  readonly seenUpTo: string | undefined;
  readonly isDone: boolean;
}

/** Remembers the last words of a conversation, and how many of the partner's messages are unread. */
export function noteMessages(
  id: string,
  messages: readonly SaidMessage[],
  { seenUpTo, isDone }: Progress,
): void {
  const last = messages.at(-1);
  if (!last) return;
  const { sender, type, content, createdAt: at } = last;
  const said = messages.filter((message) => message.sender === 'character');
  const seen = said.findLastIndex((message) => message.id === seenUpTo);
  noteConversation(id, {
    words: { sender, type, content, at },
    unread: seenUpTo === undefined ? 0 : said.length - 1 - seen,
    isDone,
  });
}

/** Forgets all conversations of a user. */
export function forgetNotes(userId: string): void {
  const notes = readNotes().filter(({ id }) => !id.startsWith(`${userId}:`));
  writeStored('localStorage', 'conversationNotes', JSON.stringify(notes));
  useConversationNotes.setState({ notes });
}

/** Summary of the notes on one user's conversations with one partner, taken together. */
export interface PartnerNote {
  readonly words: ConversationNote['words'];
  readonly unread: number;
  /** How many quests were finished. */
  readonly scenesPlayed: number;
}

/** Takes together what is remembered of a user's conversations with a partner. */
export function noteOfPartner(
  notes: readonly ConversationNote[],
  userId: string,
  partnerId: string,
): PartnerNote {
  const whole = `${userId}:${partnerId}`;
  const own = notes.filter(({ id }) => id === whole || id.startsWith(`${whole}:`));
  const [latest] = own
    .flatMap(({ words }) => words ?? [])
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return {
    words: latest,
    unread: own.reduce((sum, { unread }) => sum + unread, 0),
    scenesPlayed: own.filter(({ isDone }) => isDone).length,
  };
}
