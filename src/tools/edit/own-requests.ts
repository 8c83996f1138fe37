import type { IncomingMessage } from 'node:http';

/** Names under which a server of this machine is asked for; another one was given to the browser by somebody else's DNS. */
const HOSTS = ['127.0.0.1', 'localhost'];

/** True when a request was meant for this machine. */
export function isForThisMachine({ headers }: IncomingMessage): boolean {
  return HOSTS.includes((headers.host ?? '').replace(/:\d+$/, ''));
}

/** True when a request that changes something comes from a page of the same server. */
export function isFromOwnPage({ headers }: IncomingMessage): boolean {
  return headers.origin === `http://${headers.host ?? ''}`;
}
