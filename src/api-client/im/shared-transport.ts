import * as z from 'zod/mini';
import { imFrameSchema } from '../../contract/im-frames';
import { canShareWork, joinTabs, underLock } from '../../platform/between-tabs';
import { logError } from '../../platform/log';
import type { ImListener, ImState, ImTransport } from './im-transport';

const tabMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('frame'), frame: imFrameSchema }),
  z.object({
    kind: z.literal('state'),
    state: z.enum(['connecting', 'live', 'polling', 'offline']),
  }),
  z.object({ kind: z.literal('sync') }),
  /** A tab that has just come asks how things are. */
  z.object({ kind: z.literal('hello') }),
]);

type TabMessage = z.infer<typeof tabMessageSchema>;

/** Resolves when the signal fires. */
function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/**
 * One connection for all tabs of a browser: the tab that holds the lock connects and tells the others what it hears;
 * when it goes, another one takes its place. Where tabs cannot share, each connects itself.
 * @param name of the lock and the channel; names the user, so that nobody hears what belongs to another one
 */
export function sharedTransport(name: string, connect: ImTransport): ImTransport {
  return (listener) => {
    if (!canShareWork()) return connect(listener);
    const ending = new AbortController();
    const { signal } = ending;
    let isLeader = false;
    let state: ImState = 'connecting';

    function onMessage(message: unknown): void {
      const { data } = tabMessageSchema.safeParse(message);
      if (!data || signal.aborted) return;
      if (data.kind === 'hello') {
        if (isLeader) send({ kind: 'state', state });
      } else if (!isLeader) {
        if (data.kind === 'frame') listener.onFrame(data.frame);
        else if (data.kind === 'state') listener.onState(data.state);
        else void listener.onSync();
      }
    }
    const channel = joinTabs(name, onMessage);
    const send = (message: TabMessage): void => channel.send(message);

    const shared: ImListener = {
      onState: (next) => {
        state = next;
        send({ kind: 'state', state });
        listener.onState(state);
      },
      onFrame: (frame) => {
        send({ kind: 'frame', frame });
        listener.onFrame(frame);
      },
      onSync: () => {
        send({ kind: 'sync' });
        return listener.onSync();
      },
    };

    async function lead(): Promise<void> {
      isLeader = true;
      const end = connect(shared);
      await untilAborted(signal);
      end();
    }
    listener.onState(state);
    send({ kind: 'hello' });
    underLock(name, signal, lead).catch(logError);
    return () => {
      ending.abort();
      channel.close();
    };
  };
}
