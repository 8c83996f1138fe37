import { createServer, type Server } from 'node:http';
import { UsageError } from '../cli';

/** How a command is given another port. */
export function otherPort(option: string): string {
  return `Stop what runs there or choose another port with ${option}`;
}

const OTHER_PORT = otherPort('--port');

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/**
 * What a port's error means for the person at the terminal; every other error is returned as it is.
 * @param remedy what to do when the port is taken or forbidden, as a sentence
 */
export function explainPort(error: unknown, host: string, port: number, remedy: string): Error {
  const place = `${host}:${String(port)}`;
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new UsageError(`Port ${String(port)} is in use (${place}). ${remedy}`);
    case 'EACCES':
      return new UsageError(`Port ${String(port)} may not be used (${place}). ${remedy}`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new UsageError(`--host: ${host} is no address of this machine`);
    default:
      return asError(error);
  }
}

/** Listens, or fails with a readable error. */
export function listen(
  server: Server,
  host: string,
  port: number,
  remedy = OTHER_PORT,
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(explainPort(error, host, port, remedy));
    });
    server.listen(port, host, resolve);
  });
}

/** Fails at once when a port is taken, so that nobody waits for a build first. */
export async function assertPortFree(
  host: string,
  port: number,
  remedy = OTHER_PORT,
): Promise<void> {
  const probe = createServer();
  await listen(probe, host, port, remedy);
  await new Promise((resolve) => probe.close(resolve));
}

/** The port that a server has really got. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}
