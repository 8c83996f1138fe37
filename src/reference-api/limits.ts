/** How much, how often and how long: every limit of the server stands here once. */

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** A code is good for this long, in seconds. */
export const CODE_LIFETIME_S = 5 * MINUTE_S;

/**
 * A caller may guess at the code of a number so often within the life of a code; after that not even the right one is
 * taken from this caller. To ask for a new code begins anew.
 */
export const CODE_TRIES = 5;

/** All who did not ask for a code may together try it so often. Whoever asked for it is not held back by them. */
export const CODE_TRIES_OF_OTHERS = 20;

/** Codes are remembered this long, in seconds, because the longest limit counts that far back. */
export const CODE_MEMORY_S = DAY_S;

/** Time after which codes and reports are looked through for those that are kept no longer, in milliseconds. */
export const DROP_OLD_MS = 5 * MINUTE_S * 1000;

/** Lifetime in seconds of the ticket that `verify_phone_code` gives. */
export const TICKET_LIFETIME_S = 10 * MINUTE_S;

/**
 * A session ends this long after its last call, in seconds: a logout is known to the browser alone, so a token that nobody
 * uses any more must end by itself.
 */
export const SESSION_IDLE_S = 3 * DAY_S;

/** A session ends this long after the login, in seconds, however much it is used. */
export const SESSION_LIFETIME_S = 30 * DAY_S;

/** A session's end is moved at most this often, in seconds, so that not every call writes. */
export const SESSION_RENEWAL_S = HOUR_S;

/** Messages of a conversation that are kept; the oldest go first. */
export const KEPT_MESSAGES = 10_000;

/** Messages before it that are given to the companion that answers one. */
export const REMEMBERED_MESSAGES = 30;

/** Messages of a visitor that wait for an answer at a time; a further one is refused. */
export const WAITING_MESSAGES = 50;

/** Milliseconds between the words of a reply as it is written: about as fast as one reads. */
export const WORD_MS = 45;

/** The longest reply of a model, in its tokens and in characters: it is no essay. */
export const MODEL_REPLY_TOKENS = 500;
export const MODEL_REPLY_CHARACTERS = 1500;

/** Calls of one visitor, and of all together. */
export interface CallLimit {
  readonly ofVisitor: number;
  readonly inAll: number;
}

/** Calls of a model: those that are under way at a time, and those of a day (UTC). */
export interface ModelLimits {
  readonly atOnce: CallLimit;
  readonly perDay: CallLimit;
}

/** A call costs money. What exceeds a limit is answered by the built-in companion. */
export const DEFAULT_MODEL_LIMITS: ModelLimits = {
  atOnce: { ofVisitor: 2, inAll: 20 },
  perDay: { ofVisitor: 300, inAll: 20_000 },
};

/** A model that has failed so often in a row is left alone for so long, in milliseconds, before one call tries it again. */
export const MODEL_FAILURES = 3;
export const MODEL_REST_MS = MINUTE_S * 1000;

/** A model that takes longer than this for a reply is no partner in a conversation, in milliseconds. */
export const MODEL_TIMEOUT_MS = 20_000;

/** A model that has shown nothing of its reply by then is not waited for, in milliseconds: a partner that is asked begins to speak. */
export const MODEL_FIRST_PIECE_MS = 2000;

/** How often a model may look for texts of the library before it answers a message. */
export const MODEL_SEARCHES = 2;

/** A token for the socket of instant messages is good for this long, in seconds. */
export const IM_TOKEN_LIFETIME_S = 30 * MINUTE_S;

/** A socket is asked this often whether it still listens, in milliseconds; one that does not answer is closed. */
export const IM_PING_MS = 20_000;

/** The largest frame in bytes that the socket takes: a client sends nothing but a pong. */
export const IM_FRAME_BYTES = 1024;

/** Open sockets of one user; the oldest is closed for a further one. */
export const IM_SOCKETS = 20;

/** Tokens for that socket that a user may have in hand; the oldest goes for a further one. */
export const IM_TOKENS = 20;

/**
 * A write waits this long for another program that has locked the database, in milliseconds: less than the ten seconds
 * that the site waits for an answer.
 */
export const LOCK_WAIT_MS = 5000;

/** Calls per minute and endpoint that one address may make. */
export interface RateLimits {
  readonly read: number;
  readonly search: number;
  readonly write: number;
}

/** A site build reads thousands of items a minute from one address; a person searches and writes slowly. */
export const DEFAULT_RATE_LIMITS: RateLimits = { read: 120_000, search: 120, write: 120 };

export const RATE_WINDOW_MS = MINUTE_S * 1000;

/** Calls per minute and address that report what a Content-Security-Policy has blocked; one may bring several reports. */
export const CSP_REPORTS_PER_MINUTE = 60;

/** The log tells of these reports this often, in milliseconds. */
export const TELL_OF_CSP_REPORTS_MS = MINUTE_S * 1000;

/** The largest body in bytes: of any request, and of one to an endpoint, whose inputs are short. */
export const BODY_BYTES = 64 * 1024;
export const ENDPOINT_BODY_BYTES = 16 * 1024;

/** Browsers keep what a preflight allows this long, in seconds; Chromium takes no more. */
export const PREFLIGHT_LIFETIME_S = 2 * HOUR_S;

/** Actions of visitors, and ad reports, that are kept; the oldest go first. */
export const KEPT_REPORTS = 10_000;

/** Reports of messages are kept this long, in seconds. */
export const REPORT_LIFETIME_S = 180 * DAY_S;

/** Messages before a reported one, and behind it, that are copied along. */
export const REPORTED_NEIGHBOURS = 2;

/** Reports of messages of all visitors that are kept: no report goes to make room, so there is none for a further one. */
export const KEPT_MESSAGE_REPORTS = 50_000;

/** Questions without an answer that are kept, for so long after they came last, in seconds, and this much of each. */
export const KEPT_UNANSWERED = 5000;
export const UNANSWERED_LIFETIME_S = 180 * DAY_S;
export const UNANSWERED_CHARACTERS = 200;

/** Events of the sandbox's analytics and calls of its install SDK that are kept in memory: more than all tests bring. */
export const KEPT_EVENTS = 10_000;
export const KEPT_SDK_CALLS = 1000;

/** A time as it is stored: so many seconds after another (before it, when negative). Stored times sort as text. */
export function secondsAfter(time: Date, seconds: number): string {
  return new Date(time.getTime() + seconds * 1000).toISOString();
}

/** Limit to what happens within so many seconds. */
interface TimedLimit {
  readonly seconds: number;
  readonly max: number;
}

/** Limits to the messages that one visitor may report. */
export const REPORT_LIMITS: readonly TimedLimit[] = [
  { seconds: DAY_S, max: 50 },
  { seconds: REPORT_LIFETIME_S, max: 500 },
];

/** How many codes may be asked for within how many seconds. */
export interface CodeLimits {
  readonly perNumber: readonly TimedLimit[];
  readonly perAddress: readonly TimedLimit[];
}

/** Behind one address may be an office or a family, so it gets more than a number. */
export const DEFAULT_CODE_LIMITS: CodeLimits = {
  perNumber: [
    { seconds: MINUTE_S, max: 1 },
    { seconds: HOUR_S, max: 5 },
    { seconds: DAY_S, max: 10 },
  ],
  perAddress: [
    { seconds: MINUTE_S, max: 10 },
    { seconds: HOUR_S, max: 60 },
    { seconds: DAY_S, max: 300 },
  ],
};
