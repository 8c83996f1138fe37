import type { Locale } from '../../config/locales';
import type { WireCharacter, WireMessage, WireQuest, WireReference } from '../../contract';

/** A message that a partner is asked to answer. */
export interface Turn {
  readonly conversation_id: string;
  /** The visitor whose message it is. */
  readonly web_user_id: string;
  readonly character: WireCharacter;
  /** The scene that is played, in this visitor's state. */
  readonly quest: WireQuest | undefined;
  /** The language of the reply. */
  readonly locale: Locale;
  /** The visitor's message, 1 to 2,000 characters. */
  readonly content: string;
  /** Place that the visitor came from, as the call says: ids and headings may be unknown. */
  readonly context?:
    | {
        readonly game_id?: string | undefined;
        readonly section?: string | undefined;
        readonly opened_steps?: number | undefined;
      }
    | undefined;
  /** The latest messages of this conversation before it, oldest first. */
  readonly history: readonly WireMessage[];
  /** The notes of the reply before in this conversation; undefined in a new one. */
  readonly memory: unknown;
  readonly now: Date;
}

/** A partner's answer. */
export interface Reply {
  /** 1 to 10,000 characters of plain text. */
  readonly content: string;
  /** Who wrote the words: people, or a model. */
  readonly origin: NonNullable<WireMessage['origin']>;
  readonly references: readonly WireReference[];
  /** Texts that the visitor might say next, as buttons. */
  readonly suggestions: readonly string[];
  /** The notes that the next turn of this conversation is given; they are stored as JSON. */
  readonly memory: unknown;
  /** How far the scene has come; only with a quest. */
  readonly quest?: Pick<WireQuest, 'status' | 'progress'>;
}

/** The source of the partners' replies. */
export interface Companion {
  /**
   * Answers one message. The turns of a conversation come one after the other.
   * @param write is given the reply piece by piece while it is written; the finished reply takes their place
   * @param signal aborts when nobody waits for the reply any more
   * @throws anything; the visitor's message is kept, and sending it again asks again
   */
  reply(turn: Turn, write: (piece: string) => void, signal: AbortSignal): Promise<Reply>;
}
