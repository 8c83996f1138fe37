import { once } from 'node:events';
import { WebSocketServer, type WebSocket } from 'ws';
import type { CleanupScope } from '../../run/cleanup-scope';
import { UsageError } from '../../../node/errors';

/** A socket server that says what it is told to. */
export interface Line {
  readonly url: string;
  /**
   * Says something to the page that has connected last.
   * @throws UsageError when none has
   */
  readonly send: (frames: readonly string[]) => void;
}

/** Opens a line of instant messages on a free port, until the command ends. */
export async function openLine(scope: CleanupScope): Promise<Line> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  scope.own(async () => {
    for (const client of server.clients) client.terminate();
    server.close();
    await once(server, 'close');
  });
  await once(server, 'listening');
  let latest: WebSocket | undefined;
  server.on('connection', (socket) => {
    latest = socket;
    // The first one tells the page that nothing is missed from now on.
    socket.send(JSON.stringify({ type: 'ping' }));
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `ws://127.0.0.1:${String(port)}`,
    send: (frames) => {
      if (!latest) throw new UsageError('The page has not connected: build with GATSBY_IM_URL');
      for (const frame of frames) latest.send(frame);
    },
  };
}
