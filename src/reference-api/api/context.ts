import type { LibraryDatabase } from '../database/open-database';
import type { CodeLimits } from '../limits';
import type { ChatTurns } from '../chat/chat-turns';
import type { Voices } from '../companion/read-voices';
import type { ImHub } from '../chat/im-hub';
import type { SmsGateway } from '../users/sms';
import type { ClientInfo } from './client-info';

/** Parts of the server that every handler may use. */
export interface Context {
  readonly db: LibraryDatabase;
  /** The time; a test lets it pass faster. */
  readonly now: () => Date;
  readonly sms: SmsGateway;
  readonly codeLimits: CodeLimits;
  /** Who talks with whom. */
  readonly chat: ChatTurns;
  /** How the partners talk. */
  readonly voices: Pick<Voices, 'voiceOf'>;
  /** Who listens. */
  readonly hub: ImHub;
  /** How often a socket is asked whether it still listens, in milliseconds. */
  readonly imPingMs: number;
}

/** Whose session a call belongs to. */
export interface SignedInUser {
  readonly web_user_id: string;
  readonly phone: string;
  readonly nickname: string;
  readonly created_at: string;
}

/** Everything that a handler may reach besides its input. */
export interface CallContext extends Context {
  readonly caller: ClientInfo;
  /** Undefined without a session; see `signedIn` for rows that require one. */
  readonly user: SignedInUser | undefined;
}
