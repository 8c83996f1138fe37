/** How long things of an account live and how often they may be asked for: every figure stands here once. */

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** A code is good for this long, in seconds. */
export const CODE_LIFETIME_S = 5 * MINUTE_S;

/** A code may be guessed at so often; after that not even the right one is taken. */
export const CODE_TRIES = 5;

/** Codes are remembered this long, in seconds, because the longest limit counts that far back. */
export const CODE_MEMORY_S = DAY_S;

/** What `verify_phone_code` gives is good for this long, in seconds. */
export const TICKET_LIFETIME_S = 10 * MINUTE_S;

/** A session ends this long after the login, in seconds. */
export const SESSION_LIFETIME_S = 30 * DAY_S;

/** A time as it is stored: so many seconds after another (before it, when negative). Stored times sort as text. */
export function secondsAfter(time: Date, seconds: number): string {
  return new Date(time.getTime() + seconds * 1000).toISOString();
}

interface CodeLimit {
  readonly seconds: number;
  readonly max: number;
}

/** How many codes may be asked for within how many seconds. */
export interface CodeLimits {
  readonly perNumber: readonly CodeLimit[];
  readonly perAddress: readonly CodeLimit[];
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
