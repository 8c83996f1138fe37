import * as z from 'zod/mini';
import { imFrameSchema } from '../../contract/im-frames';
import type { ImTimes } from '../../config/chat-limits';
import { canShareWork, joinTabs, underLock } from '../../platform/between-tabs';
import { logError } from '../../platform/log';
import { isOver } from '../../platform/network/backoff';
import type { ImListener, ImState, ImTransport } from './im-transport';
import { watchLeader, type LeaderWatch } from './leader-watch';

const tabMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('frame'), frame: imFrameSchema }),
  z.object({
    kind: z.literal('state'),
    state: z.enum(['connecting', 'live', 'polling', 'offline']),
  }),
  z.object({ kind: z.literal('sync') }),
  /** A tab that has just come asks how things are. */
  z.object({ kind: z.literal('hello') }),
  /** The tab that leads is awake: a timer has run. */
  z.object({ kind: z.literal('beat') }),
]);

type TabMessage = z.infer<typeof tabMessageSchema>;

/** Resolves when one of the signals fires. */
function untilAborted(...signals: readonly AbortSignal[]): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of signals) {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve(), { once: true });
    }
  });
}

/**
 * One connection for all tabs of a browser: the tab that holds the lock connects and tells the others what it hears;
 * when it goes, another one takes its place. So does a tab that is seen when the other one sleeps: the lock is taken from
 * that one, which ends its connection and follows as soon as it is awake. Where tabs cannot share, each connects itself.
 * @param name of the lock and the channel; names the user, so that nobody hears what belongs to another one
 */
export function sharedTransport(
  name: string,
  connect: ImTransport,
  times: Pick<ImTimes, 'beatMs' | 'missedBeats'>,
): ImTransport {
  return (listener) => {
    if (!canShareWork()) return connect(listener);
    const ending = new AbortController();
    const { signal } = ending;
    let state: ImState = 'connecting';
    /** The watch over the tab that leads; undefined in that tab itself. */
    let watch: LeaderWatch | undefined;

    function onMessage(message: unknown): void {
      const { data } = tabMessageSchema.safeParse(message);
      if (!data || signal.aborted) return;
      if (data.kind === 'hello') {
        if (!watch) send({ kind: 'state', state });
        return;
      }
      if (!watch) return;
      if (data.kind === 'state') {
        // No sign of being awake: a tab that sleeps answers a hello with the state that it fell asleep in.
        listener.onState(data.state);
        return;
      }
      watch.heard();
      if (data.kind === 'frame') listener.onFrame(data.frame);
      else if (data.kind === 'sync') void listener.onSync();
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

    function endWatch(): void {
      watch?.end();
      watch = undefined;
    }

    /**
     * Waits for the lock, and leads while it has it.
     * @returns false when the tab that leads says nothing any more
     */
    async function takeTurn(takesOver: boolean): Promise<boolean> {
      const waiting = new AbortController();
      const endWaiting = (): void => waiting.abort();
      signal.addEventListener('abort', endWaiting);
      watch = watchLeader(times, endWaiting);
      send({ kind: 'hello' });
      let hasLed = false;
      const lead = async (lost: AbortSignal): Promise<void> => {
        hasLed = true;
        endWatch();
        const beating = setInterval(() => send({ kind: 'beat' }), times.beatMs);
        const end = connect(shared);
        await untilAborted(signal, lost);
        clearInterval(beating);
        end();
      };
      await underLock(name, waiting.signal, lead, takesOver);
      endWatch();
      signal.removeEventListener('abort', endWaiting);
      return hasLed;
    }

    async function takeTurns(): Promise<void> {
      let takesOver = false;
      while (!isOver(signal)) {
        const hasLed = await takeTurn(takesOver);
        takesOver = !hasLed;
        // Another tab leads, and this one has slept.
        if (hasLed && !isOver(signal)) void listener.onSync();
      }
    }
    listener.onState(state);
    takeTurns().catch(logError);
    return () => {
      ending.abort();
      channel.close();
    };
  };
}
