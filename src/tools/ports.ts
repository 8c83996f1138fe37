import { createServer, type Server } from 'node:http';
import { errorCode, errorMessage, UsageError } from '../node/errors';
import { closeServer, listen } from '../node/listen';

/** Advice for a taken port, as a sentence with the option that names another one. */
export function otherPort(option: string): string {
  return `Stop what runs there or choose another port with ${option}`;
}

const OTHER_PORT = otherPort('--port');

/**
 * Explains a port's error to the person at the terminal; every other error is returned as it is.
 * @param remedy advice when the port is taken or forbidden, as a sentence
 */
export function explainPort(error: unknown, host: string, port: number, remedy: string): Error {
  const place = `${host}:${String(port)}`;
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new UsageError(`Port ${String(port)} is in use (${place}). ${remedy}`);
    case 'EACCES':
      return new UsageError(`Port ${String(port)} may not be used (${place}). ${remedy}`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new UsageError(`--host: ${host} is no address of this machine`);
    default:
      return error instanceof Error ? error : new Error(errorMessage(error));
  }
}

/**
 * Makes a server listen.
 * @returns the port that it has got
 * @throws UsageError when the port or host cannot be had
 */
export async function listenOrExplain(
  server: Server,
  host: string,
  port: number,
  remedy = OTHER_PORT,
): Promise<number> {
  try {
    return await listen(server, port, host);
  } catch (error) {
    throw explainPort(error, host, port, remedy);
  }
}

/**
 * Fails at once when a port is taken, so that nobody waits for a build first.
 * @throws UsageError
 */
export async function assertPortFree(
  host: string,
  port: number,
  remedy = OTHER_PORT,
): Promise<void> {
  const probe = createServer();
  await listenOrExplain(probe, host, port, remedy);
  await closeServer(probe);
}
