import type { FastifyInstance } from 'fastify';
import type { WebSocket } from '@fastify/websocket';
import * as z from 'zod/mini';
import { IM_TOKEN_OVER, imAnswerSchema } from '../../contract/im-frames';
import type { Context } from '../api/context';
import type { Log } from '../api/log';
import { takeImToken, type ImAdmission } from './im-tokens';

const querySchema = z.object({ app_id: z.string(), token: z.string() });

const PING = JSON.stringify({ type: 'ping' });

function isPong(data: unknown): boolean {
  try {
    return imAnswerSchema.safeParse(JSON.parse(String(data))).success;
  } catch {
    return false;
  }
}

/** Asks again and again whether the other side still listens, and ends a socket that did not answer in between. */
function keepAlive(socket: WebSocket, pingMs: number): void {
  let isAlive = true;
  // The first one tells the client that nothing is missed from now on.
  socket.send(PING);
  const timer = setInterval(() => {
    if (!isAlive) {
      socket.terminate();
      return;
    }
    isAlive = false;
    socket.send(PING);
  }, pingMs);
  socket.on('message', (data) => {
    if (isPong(data)) isAlive = true;
  });
  socket.on('close', () => clearInterval(timer));
}

/** The longest time that a timer can run, in milliseconds; after a longer one it would ring at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

function closeWhenOver(socket: WebSocket, { expires_at }: ImAdmission, now: Date): void {
  const timer = setTimeout(
    () => socket.close(IM_TOKEN_OVER, 'the token is over'),
    Math.min(LONGEST_TIMER_MS, Date.parse(expires_at) - now.getTime()),
  );
  socket.on('close', () => clearTimeout(timer));
}

/** Parts of the server that the socket needs. */
interface Server extends Pick<Context, 'db' | 'now' | 'hub' | 'imPingMs'> {
  readonly log: Log;
}

/** Lets in whoever has a token, and closes the socket of whoever has none. */
async function admit(
  socket: WebSocket,
  query: unknown,
  { db, now, log }: Server,
): Promise<ImAdmission | undefined> {
  const parsed = querySchema.safeParse(query);
  try {
    const admission = parsed.success ? await takeImToken(db, parsed.data, now()) : undefined;
    if (!admission) socket.close(IM_TOKEN_OVER, 'the token is unknown, used or over');
    return admission;
  } catch (error) {
    log.fault('The token of a socket', error);
    socket.close(1011, 'the server failed');
    return undefined;
  }
}

/**
 * The socket of instant messages: `?app_id=…&token=…`, frames of the contract's `im-frames.ts`. It only tells what happens;
 * messages are sent by `get_chat_respond`. Needs `@fastify/websocket`.
 */
export function registerImSocket(app: FastifyInstance, path: string, server: Server): void {
  const { now, hub, imPingMs } = server;
  app.get(path, { websocket: true }, async (socket, { query }) => {
    const admission = await admit(socket, query, server);
    // It may have gone while its token was looked up.
    if (!admission || socket.readyState !== socket.OPEN) return;
    const remove = hub.add(admission.web_user_id, {
      send: (text) => socket.send(text),
      close: (code, reason) => socket.close(code, reason),
    });
    socket.on('close', remove);
    socket.on('error', () => socket.terminate());
    keepAlive(socket, imPingMs);
    closeWhenOver(socket, admission, now());
  });
}
