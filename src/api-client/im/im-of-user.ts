import { browserEnv } from '../../config/browser-env';
import { IM_TIMES } from '../../config/chat-limits';
import type { ImTransport } from './im-transport';
import { pollingTransport } from './polling-transport';
import { sharedTransport } from './shared-transport';
import { webSocketTransport } from './web-socket-transport';
import { withFallback } from './with-fallback';

/** How a user's instant messages arrive, by the settings: over the socket, or else by polling. */
export function imOfUser(userId: string): ImTransport {
  const { imUrl: url, imAppId: appId } = browserEnv;
  const polling = pollingTransport(IM_TIMES.pollMs);
  const connect =
    url === undefined || appId === undefined
      ? polling
      : withFallback(webSocketTransport({ url, appId }, IM_TIMES), polling);
  return sharedTransport(`im:${userId}`, connect, IM_TIMES);
}
