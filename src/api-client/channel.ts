import { DEFAULT_CHANNEL } from '../config/constants';

/** A channel may be part of a header and of a file name; every other value in an address is ignored. */
const CHANNEL = /^[\w.-]{1,64}$/;

/** The channel that a visit came by: the query parameter `channel` (specification, section 7.1). */
export function channelOf(search: string): string {
  const channel = new URLSearchParams(search).get('channel') ?? '';
  return CHANNEL.test(channel) ? channel : DEFAULT_CHANNEL;
}
