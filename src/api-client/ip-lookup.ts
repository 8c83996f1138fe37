import { browserEnv } from '../config/browser-env';
import { IP_LOOKUP_TIMEOUT_MS } from '../config/times';
import { startDeadline } from '../platform/network/deadline';
import { logError } from '../platform/log';

/** Characters of an IPv4 or IPv6 address; whether it exists is not for us to judge. */
const ADDRESS = /^(?=.*[.:])[\da-f.:]{2,45}$/i;

function ipOf(body: string): string {
  const answer: unknown = JSON.parse(body);
  if (typeof answer === 'object' && answer !== null && 'ip' in answer) {
    const { ip } = answer;
    if (typeof ip === 'string' && ADDRESS.test(ip)) return ip;
  }
  throw new TypeError('The IP lookup gave no address');
}

/**
 * The visitor's public address, from the configured service (specification, section 7.3).
 * @returns an empty text when none is configured, and on any failure, which is logged; after 1 s at the latest
 */
export async function lookUpIp(): Promise<string> {
  const { ipLookupUrl } = browserEnv;
  if (ipLookupUrl === undefined) return '';
  const deadline = startDeadline(IP_LOOKUP_TIMEOUT_MS);
  try {
    const response = await fetch(ipLookupUrl, { credentials: 'omit', signal: deadline.signal });
    if (!response.ok) throw new Error(`The IP lookup answered ${response.status}`);
    return ipOf(await response.text());
  } catch (error) {
    logError(error);
    return '';
  } finally {
    deadline.end();
  }
}
