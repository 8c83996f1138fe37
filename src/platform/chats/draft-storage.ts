import * as z from 'zod/mini';
import { readStored, writeStored } from '../storage';
import { LOCALES } from '../../config/locales';
import { cameFromSchema } from './came-from';

/** Number of conversations that are remembered; those that were touched longest ago go first. */
const MOST_CHATS = 50;

const keptChatSchema = z.object({
  id: z.string(),
  draft: z._default(z.string(), ''),
  suggestions: z._default(z.array(z.string()), []),
});

/** Record that the browser keeps of a conversation. */
export type DraftRecord = z.infer<typeof keptChatSchema>;

const wordsSchema = z.object({
  clientMessageId: z.string(),
  characterId: z.string(),
  questId: z.optional(z.string()),
  content: z.string(),
  locale: z.enum(LOCALES),
  writtenAt: z.string(),
  cameFrom: z.optional(cameFromSchema),
});

/** A message that somebody has written who was not logged in. */
export type AnonymousWords = z.infer<typeof wordsSchema>;

function parseList<T>(schema: z.ZodMiniType<T>) {
  return (text: string | null): T[] => z.parse(z.array(schema), JSON.parse(text ?? '[]'));
}

const parseChats = parseList(keptChatSchema);
const parseWords = parseList(wordsSchema);

/** Owner of a conversation: a user's is remembered for good, that of a visitor who is not logged in by the tab. */
export type DraftOwner = 'user' | 'anonymous';

function readChats(keeper: DraftOwner): DraftRecord[] {
  return keeper === 'user'
    ? readStored('localStorage', 'chats', parseChats)
    : readStored('sessionStorage', 'anonymousChats', parseChats);
}

/** Reads the record of a conversation. */
export function readDraftRecord(keeper: DraftOwner, id: string): DraftRecord {
  return readChats(keeper).find((chat) => chat.id === id) ?? { id, draft: '', suggestions: [] };
}

/** Keeps a conversation's draft or suggestions; where nothing can be stored, they last as long as the page. */
export function storeDraft(
  keeper: DraftOwner,
  id: string,
  change: Partial<Omit<DraftRecord, 'id'>>,
): void {
  const chat = { ...readDraftRecord(keeper, id), ...change };
  const others = readChats(keeper).filter((each) => each.id !== id);
  const isEmpty = chat.draft === '' && chat.suggestions.length === 0;
  const text = JSON.stringify([...(isEmpty ? [] : [chat]), ...others].slice(0, MOST_CHATS));
  if (keeper === 'user') writeStored('localStorage', 'chats', text);
  else writeStored('sessionStorage', 'anonymousChats', text);
}

/** Words that the tab's storage did not take; they last as long as the page. */
let unstored: readonly AnonymousWords[] | undefined;

/** Reads the words that somebody who was not logged in has written in this tab. */
export function readAnonymousWords(): readonly AnonymousWords[] {
  return unstored ?? readStored('sessionStorage', 'anonymousWords', parseWords);
}

/** Keeps them until somebody logs in, in this tab only. */
export function keepAnonymousWords(words: readonly AnonymousWords[]): void {
  const text = words.length > 0 ? JSON.stringify(words) : undefined;
  unstored = writeStored('sessionStorage', 'anonymousWords', text) ? undefined : words;
}

/** Forgets what was written in this tab while nobody was logged in. */
export function forgetAnonymousDrafts(): void {
  writeStored('sessionStorage', 'anonymousChats', undefined);
  keepAnonymousWords([]);
}

/** Forgets what a user has begun to write. */
export function forgetDraftsOf(userId: string): void {
  const others = readChats('user').filter(({ id }) => !id.startsWith(`${userId}:`));
  writeStored('localStorage', 'chats', JSON.stringify(others));
}
