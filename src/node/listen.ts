import type { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';

const THIS_MACHINE = '127.0.0.1';

/**
 * Makes a server listen.
 * @param port 0 takes any free port
 * @returns the port that it has got
 * @throws the system's error, such as EADDRINUSE
 */
export async function listen(server: Server, port = 0, host = THIS_MACHINE): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

/** Stops a server and ends its connections, also those that are kept alive. May be called twice. */
export function closeServer(server: HttpServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}
