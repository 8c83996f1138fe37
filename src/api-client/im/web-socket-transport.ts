import type { ImTimes } from '../../config/chat-limits';
import { IM_TOKEN_OVER, imFrameSchema, type ImFrame } from '../../contract/im-frames';
import { backoffMs, isOver, waitUnlessOnline } from '../../platform/network/backoff';
import { logError } from '../../platform/log';
import { requestImToken } from './im-token';
import type { ImListener, ImTransport } from './im-transport';
import { waitUnlessWoken } from './wake-connection';

/** Address of the socket, and the app that speaks. */
export interface ImAddress {
  readonly url: string;
  readonly appId: string;
}

type SocketTimes = Pick<ImTimes, 'token' | 'tokenRounds' | 'reconnect' | 'openMs' | 'silenceMs'>;

/** How a connection ended. */
interface End {
  readonly wasLive: boolean;
  readonly code?: number;
  /** No token was given, however often it was asked for. */
  readonly hadNoToken?: true;
}

/** A frame; undefined for text that is none, which is passed over: the history brings what it was. */
function parseFrame(data: unknown): ImFrame | undefined {
  try {
    return imFrameSchema.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
}

/** Listens to one socket until it ends, by whichever side. */
function listenTo(
  socket: WebSocket,
  { onState, onFrame, onSync }: ImListener,
  { openMs, silenceMs }: SocketTimes,
  signal: AbortSignal,
): Promise<End> {
  return new Promise((resolve) => {
    let wasLive = false;
    const end = (code?: number): void => {
      clearTimeout(alarm);
      signal.removeEventListener('abort', giveUp);
      window.removeEventListener('offline', giveUp);
      socket.onmessage = null;
      resolve({ wasLive, ...(code !== undefined && { code }) });
    };
    const giveUp = (): void => {
      socket.close();
      end();
    };
    let alarm = setTimeout(giveUp, openMs);
    signal.addEventListener('abort', giveUp);
    window.addEventListener('offline', giveUp);
    socket.onclose = ({ code }) => end(code);
    socket.onmessage = ({ data }) => {
      const frame = parseFrame(data);
      if (!frame) return;
      clearTimeout(alarm);
      alarm = setTimeout(giveUp, wasLive ? silenceMs : openMs);
      if (frame.type !== 'ping') {
        onFrame(frame);
        return;
      }
      socket.send(JSON.stringify({ type: 'pong' }));
      if (wasLive) return;
      // The first ping says that nothing is missed from now on.
      wasLive = true;
      clearTimeout(alarm);
      alarm = setTimeout(giveUp, silenceMs);
      onState('live');
      void onSync();
    };
  });
}

async function connectOnce(
  { url, appId }: ImAddress,
  listener: ImListener,
  times: SocketTimes,
  signal: AbortSignal,
): Promise<End> {
  let token: string | undefined;
  try {
    token = await requestImToken(appId, times.token, signal);
    if (signal.aborted) return { wasLive: false };
    const query = new URLSearchParams({ app_id: appId, token });
    const socket = new WebSocket(`${url}?${String(query)}`);
    return await listenTo(socket, listener, times, signal);
  } catch (error) {
    if (!signal.aborted) logError(error, 'Instant messages are not connected.');
    return { wasLive: false, ...(token === undefined && { hadNoToken: true }) };
  }
}

async function keepConnected(
  address: ImAddress,
  listener: ImListener,
  times: SocketTimes,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  let roundsWithoutToken = 0;
  listener.onState('connecting');
  while (!signal.aborted) {
    const { wasLive, code, hadNoToken } = await connectOnce(address, listener, times, signal);
    if (isOver(signal)) return;
    failures = wasLive ? 0 : failures + 1;
    listener.onState(failures > 0 || !navigator.onLine ? 'offline' : 'connecting');
    // With a fresh token it works at once; unless even that is refused.
    if (wasLive && code === IM_TOKEN_OVER) continue;
    if (hadNoToken) {
      await waitUnlessWoken(backoffMs(times.tokenRounds, roundsWithoutToken), signal);
      roundsWithoutToken += 1;
      continue;
    }
    roundsWithoutToken = 0;
    await waitUnlessOnline(backoffMs(times.reconnect, Math.max(failures - 1, 0)), signal);
  }
}

/**
 * The socket of instant messages (`im-frames.ts` of the contract). It connects again whenever it ends, each time with a
 * fresh token, later and later while that fails, and at once when the browser comes online. Where no token is given at all
 * it waits far longer, unless the tab is shown or a message of the visitor's gets through.
 */
export function webSocketTransport(address: ImAddress, times: SocketTimes): ImTransport {
  return (listener) => {
    const ending = new AbortController();
    void keepConnected(address, listener, times, ending.signal);
    return () => ending.abort();
  };
}
