import { DEFAULT_CHANNEL } from '../config/constants';

/** What may stand in a header and in the name of a file; anything else in an address is not ours. */
const CHANNEL = /^[\w.-]{1,64}$/;

/** The channel that a visit came by: the query parameter `channel` (specification, section 7.1). */
export function channelOf(search: string): string {
  const channel = new URLSearchParams(search).get('channel') ?? '';
  return CHANNEL.test(channel) ? channel : DEFAULT_CHANNEL;
}
