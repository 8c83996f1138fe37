import { once } from 'node:events';
import WebSocket from 'ws';
import * as z from 'zod/mini';
import { endpoints } from '../../../contract';
import { imFrameSchema, type ImFrame } from '../../../contract/im-frames';
import type { TestApi } from '../../testing/test-api';
import type { Visitor } from '../../testing/visitor';

const opened: WebSocket[] = [];
afterAll(() => {
  for (const socket of opened) socket.terminate();
});

/** A visitor's open socket. */
export interface ImClient {
  /** Everything that arrived, garbage too. */
  readonly texts: string[];
  /** The frames among it; pings are answered and left out. */
  readonly frames: ImFrame[];
  /** Waits until a frame satisfies the condition, one that arrived before too. */
  readonly until: (fits: (frame: ImFrame) => boolean) => Promise<ImFrame>;
  readonly send: (text: string) => void;
  /** Resolves when the server has read what was sent before, and all that it had sent by then is here. */
  readonly roundTrip: () => Promise<void>;
  /** Waits for the end of the socket; gives its close code. */
  readonly closed: Promise<number>;
}

function parseFrame(text: string): ImFrame | undefined {
  try {
    return imFrameSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Opens the socket with a token, and waits until the server sends to it or has closed it. */
export async function openSocket(
  api: TestApi,
  token: string,
  { answersPings = true, app_id = 'app' } = {},
): Promise<ImClient> {
  const query = new URLSearchParams({ app_id, token });
  const socket = new WebSocket(`${api.url.replace('http', 'ws')}/sandbox/im?${String(query)}`);
  opened.push(socket);
  const texts: string[] = [];
  const frames: ImFrame[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    texts.push(text);
    const frame = parseFrame(text);
    if (frame?.type === 'ping' && answersPings) socket.send(JSON.stringify({ type: 'pong' }));
    else if (frame) frames.push(frame);
    for (const look of waiting) look();
  });
  const closed = once(socket, 'close').then(([code]) => Number(code));
  const until: ImClient['until'] = (fits) =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = frames.find(fits);
        if (!found) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  await Promise.race([once(socket, 'message'), closed]);
  const send = (text: string): void => socket.send(text);
  const roundTrip = async (): Promise<void> => {
    const back = once(socket, 'pong');
    socket.ping();
    await back;
  };
  return { texts, frames, until, send, roundTrip, closed };
}

/** Asks for a token, as a logged-in visitor does. */
export async function askForToken(api: TestApi, { headers }: Visitor): Promise<string> {
  const { payload } = (await api.call('imToken', { app_id: 'app' }, headers)).envelope;
  return z.parse(endpoints.imToken.payload, payload).im_token;
}
