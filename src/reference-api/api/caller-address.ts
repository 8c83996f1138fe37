import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name the network of one household. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/**
 * Names the caller whom limits count: an IPv4 address, or an IPv6 network of 64 bits, because whoever has one of its
 * addresses has all of them. An IPv4 address in the form of IPv6 is the same caller.
 */
export function callerAddress(ip: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const groups = ip.split(':').filter(Boolean);
  const zeros = ':0'.repeat(Math.max(0, ALL_GROUPS - groups.length));
  const network = ip
    .replace('::', `${zeros}:`)
    .split(':')
    .filter(Boolean)
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
