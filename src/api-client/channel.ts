import { DEFAULT_CHANNEL } from '../config/constants';

/** The longest channel, in characters as they stand in an advertisement's link. */
const MOST_CHARACTERS = 64;

/** Characters that no channel has: half of a pair, and what is no text. */
const NO_TEXT = /[\p{Cs}\p{Cc}]/u;

let refused: string | undefined;

/** Says once that a channel is not counted, for whoever looks why. */
function warnOf(channel: string): void {
  if (refused === channel) return;
  refused = channel;
  // eslint-disable-next-line no-console -- Whoever tries out a link of an advertisement looks here.
  console.warn(
    `The channel ${JSON.stringify(channel)} counts as ${DEFAULT_CHANNEL}: expected at most ${MOST_CHARACTERS} characters of text`,
  );
}

/**
 * The channel that a visit came by: the query parameter `channel` (specification, section 7.1), as it stands in headers,
 * at the login and in the names of files. All but letters of ASCII, digits, `_`, `.` and `-` is percent-encoded.
 */
export function channelOf(search: string): string {
  const channel = new URLSearchParams(search).get('channel') ?? '';
  if (channel === '') return DEFAULT_CHANNEL;
  if (channel.length > MOST_CHARACTERS || NO_TEXT.test(channel)) {
    warnOf(channel);
    return DEFAULT_CHANNEL;
  }
  return encodeURIComponent(channel).replace(
    /[!'()*~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
