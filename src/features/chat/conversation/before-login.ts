import {
  keepAnonymousWords,
  readAnonymousWords,
  readDraftRecord,
  type AnonymousWords,
} from '../../../platform/chats/draft-storage';
import type { BeforeLogin, Where } from './conversation';
import type { Outbox } from './outbox';

/** The key of a conversation of somebody who is not logged in. */
export function anonymousIdOf({ characterId, questId }: Where): string {
  return questId === undefined ? characterId : `${characterId}:${questId}`;
}

/** Reads what waits in this tab for a conversation. */
export function readBeforeLogin(where: Where): BeforeLogin {
  const id = anonymousIdOf(where);
  const words = readAnonymousWords().filter((each) => anonymousIdOf(each) === id);
  return { words, draft: readDraftRecord('anonymous', id).draft };
}

/** Takes messages out of the tab. */
export function dropWords(words: readonly Pick<AnonymousWords, 'clientMessageId'>[]): void {
  const ids = words.map(({ clientMessageId }) => clientMessageId);
  keepAnonymousWords(
    readAnonymousWords().filter(({ clientMessageId }) => !ids.includes(clientMessageId)),
  );
}

/**
 * Gives messages to the user of an outbox, who sends them. They leave the tab once they are stored there, or answered.
 * @param signal fires when the user has gone
 */
export async function handOver(
  words: readonly AnonymousWords[],
  outbox: Outbox,
  signal: AbortSignal,
): Promise<void> {
  const stored = await outbox.adopt(words);
  if (signal.aborted) return;
  dropWords(stored);
  await outbox.drain();
}

/**
 * Times of what was written on this page while nobody was logged in. Whoever logs in next on this page, soon after, has
 * written it; whoever comes later may be somebody else, and is asked.
 */
export class WrittenHere {
  private readonly times = new Map<string, number>();

  /** @param id of a message, or of a conversation whose draft was changed */
  note(id: string): void {
    this.times.set(id, Date.now());
  }

  /**
   * The ids of what is younger than `unaskedMs`. To be called at every login: nothing of what was written before is
   * fresh for the next one.
   */
  take(unaskedMs: number): ReadonlySet<string> {
    const now = Date.now();
    const fresh = [...this.times].flatMap(([id, at]) => (now - at < unaskedMs ? [id] : []));
    this.times.clear();
    return new Set(fresh);
  }
}
