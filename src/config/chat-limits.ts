/** The times and sizes of the chat, times in milliseconds. A file of its own, because no first load needs them. */

/** How long to wait before another try: twice as long each time, and never longer than the cap. */
export interface Backoff {
  readonly baseMs: number;
  readonly capMs: number;
  /** The share of the time by which it is made longer or shorter at random. */
  readonly jitter: number;
}

/** The token of instant messages is asked for so many more times (specification, section 9). */
export const IM_TOKEN_RETRIES = 5;

export interface ImTimes {
  /** Pause between two tries for a token (specification, section 9). */
  readonly token: Backoff;
  /** Pause after all tries for a token have failed: from the cap of these on. */
  readonly tokenRounds: Backoff;
  /** Pause between two tries to connect. */
  readonly reconnect: Backoff;
  /** A new connection has to be heard of within this time. */
  readonly openMs: number;
  /** A connection that says nothing for this long is dead: the server speaks every 20 s. */
  readonly silenceMs: number;
  /** How often the history is read where there is no socket. */
  readonly pollMs: number;
  /** The tab that is connected for all says so often that it is awake. */
  readonly beatMs: number;
  /** A tab that is seen connects itself when more of these in a row have not come: after 40 to 50 s. */
  readonly missedBeats: number;
}

export const IM_TIMES: ImTimes = {
  token: { baseMs: 1000, capMs: 32_000, jitter: 0.25 },
  tokenRounds: { baseMs: 32_000, capMs: 600_000, jitter: 0.25 },
  reconnect: { baseMs: 1000, capMs: 32_000, jitter: 0.25 },
  openMs: 10_000,
  silenceMs: 45_000,
  pollMs: 5000,
  beatMs: 10_000,
  missedBeats: 4,
};

export interface ChatTimes {
  /** Pause between two tries to send. */
  readonly send: Backoff;
  /** The browser's storage has to answer within this time; else it goes on without. */
  readonly storageMs: number;
  /** A reply of which no further piece has come for this long is no longer shown as being written. */
  readonly replyMs: number;
  /** Messages that come faster than this are shown together. */
  readonly drawMs: number;
  /** A conversation is noted as read once in this time. */
  readonly readMs: number;
  /** The connection stays this long after the last conversation has gone from the screen. */
  readonly lingerMs: number;
  /** Words that were written before a login are sent without a question this long. */
  readonly unaskedMs: number;
}

export const CHAT_TIMES: ChatTimes = {
  send: { baseMs: 1000, capMs: 32_000, jitter: 0.25 },
  storageMs: 2000,
  replyMs: 15_000,
  drawMs: 50,
  readMs: 2000,
  lingerMs: 5000,
  unaskedMs: 10 * 60 * 1000,
};

/** A chat that goes on for this long suggests a break: two hours. */
export const CHAT_BREAK_MS = 2 * 60 * 60 * 1000;

/** A chat has paused, and its time begins again, after this long without it in view. */
export const CHAT_PAUSE_MS = 15 * 60 * 1000;

/** A chat looks this often how long it has been going on. */
export const CHAT_BREAK_CHECK_MS = 60_000;

/** The longest message of a visitor, in UTF-16 units as the API counts them. */
export const CHAT_MESSAGE_MAX = 2000;

/** Number of units left from which on the field of a message counts down. */
export const CHAT_COUNT_FROM = 200;
