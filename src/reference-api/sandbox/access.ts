import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import type { FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { ERROR_CODE } from '../../contract';
import { failed } from '../../contract/envelope';
import { UsageError } from '../../node/errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Read by `@fastify/cors` where a route differs from the rest; its own types leave it out. */
    cors?: FastifyCorsOptions;
  }
}

const LOCAL_HOST = String.raw`(?:localhost|127\.0\.0\.1|\[::1\])`;
const localHost = new RegExp(`^${LOCAL_HOST}$`, 'i');
const localOrigin = new RegExp(`^https?://${LOCAL_HOST}(?::\\d+)?$`);

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

async function isLoopback(host: string): Promise<boolean> {
  const addresses = await lookup(host, { all: true });
  // An empty name has no address, and a server that binds to it listens everywhere.
  return (
    addresses.length > 0 &&
    addresses.every(({ address, family }) =>
      loopback.check(address, family === 6 ? 'ipv6' : 'ipv4'),
    )
  );
}

/** The ways to a server with a sandbox. */
interface Reach {
  /** The address that it binds to. */
  readonly host: string;
  /** A proxy takes calls of others to this machine. */
  readonly trustProxy: string | undefined;
}

/**
 * Makes sure that only this machine reaches the sandbox, which tells login codes to whoever asks.
 * @throws UsageError with the options that a person has
 */
export async function assertPrivateSandbox({ host, trustProxy }: Reach): Promise<void> {
  const isPrivate = trustProxy === undefined && (await isLoopback(host));
  if (isPrivate) return;
  const reason = trustProxy === undefined ? `${host} is` : 'a proxy leads';
  throw new UsageError(
    `The sandbox tells login codes to everyone and lets everyone edit games, and ${reason} open to other machines: ` +
      'add --no-sandbox, or --expose-sandbox if all who reach this port may do that',
  );
}

/** The part of a `Host` header in front of the port. */
function hostNameOf(host: string): string {
  return host.replace(/:\d+$/, '');
}

/**
 * True for a `Host` header that names localhost. A website that lets its own name point to this machine sends that name,
 * so no other name is taken. An exposed sandbox may also be named by the machine's addresses.
 */
function isOwnHost(host: string | undefined, isExposed: boolean): boolean {
  const name = hostNameOf(host ?? '');
  return localHost.test(name) || (isExposed && isIP(name.replace(/^\[|\]$/g, '')) !== 0);
}

/** Pages of this machine may read the sandbox and change it, at any port. */
const corsOfSandbox = {
  origin: localOrigin,
  methods: ['GET', 'POST', 'PATCH', 'DELETE'],
};

/**
 * Keeps other websites out of the routes that are registered on `scope` from now on: whatever a browser sends for a
 * website that is not on this machine is HTTP 403, with or without a preflight.
 */
export function guardSandbox(scope: FastifyInstance, isExposed: boolean): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, cors: corsOfSandbox };
  });
  scope.addHook('onRequest', async ({ headers: { host, origin } }, reply) => {
    const isOwn = isOwnHost(host, isExposed);
    if (isOwn && (origin === undefined || localOrigin.test(origin))) return;
    const message = isOwn
      ? 'Origin: expected a page of localhost'
      : 'Host: expected localhost, 127.0.0.1 or [::1]';
    return reply.code(403).send(failed({ code: ERROR_CODE.invalidInput, message, payload: null }));
  });
  // Without a route of their own, preflights would be answered as those of the endpoints are.
  scope.options('/sandbox/*', (_request, reply) => {
    reply.callNotFound();
  });
}
