import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { installWebLocks } from '../../../../testing/web-locks';
import { bindToTab, replaceGlobals, runningTab } from './browser-tab';
import type { Scheduling } from './scheduled-line';

interface Channel {
  onmessage: ((event: { data: unknown }) => void) | null;
}

/**
 * Lets tabs tell each other things when the scheduler says so, in the order in which they were told.
 * @returns a function that undoes it
 */
export function installChannels({ later }: Pick<Scheduling, 'later'>): () => void {
  const open = new Map<Channel, { name: string; take: (data: unknown) => void }>();
  return replaceGlobals(globalThis, {
    BroadcastChannel: class implements Channel {
      onmessage: Channel['onmessage'] = null;

      constructor(private readonly name: string) {
        const queue: unknown[] = [];
        const take = bindToTab((data: unknown): void => {
          queue.push(structuredClone(data));
          later(`news of ${name}`, () => {
            const next = queue.shift();
            if (open.has(this)) this.onmessage?.({ data: next });
          });
        });
        open.set(this, { name, take });
        runningTab()?.onEnd(() => open.delete(this));
      }

      postMessage(data: unknown): void {
        if (!open.has(this)) return;
        for (const [channel, { name, take }] of open) {
          if (channel !== this && name === this.name) take(data);
        }
      }

      close(): void {
        open.delete(this);
      }
    },
  });
}

/** Resolves when the tab that runs now has gone. */
function untilGone(): Promise<void> {
  return new Promise((resolve) => runningTab()?.onEnd(resolve));
}

/** Gives the tabs Web Locks. A tab that goes lets go of its own. @returns a function that takes them away */
export function installTabLocks(): () => void {
  const remove = installWebLocks();
  const { locks } = navigator;
  const restore = replaceGlobals(navigator, {
    locks: {
      request: (name: string, options: LockOptions, run: () => Promise<void>) => {
        const start = bindToTab(() => Promise.race([run(), untilGone()]));
        return locks.request(name, options, start);
      },
    },
  });
  return () => {
    restore();
    remove();
  };
}

/** The storage of a browser, empty at first. It does what it was asked to; a tab that has gone does not hear of it. */
export class TabStorage {
  /** True when it takes no more. */
  isFull = false;
  /** Number of transactions and of requests to open it that have not ended. */
  private underWay = 0;

  get isBusy(): boolean {
    return this.underWay > 0;
  }

  /** @returns a function that gives the storage of before back */
  install(): () => void {
    localStorage.clear();
    sessionStorage.clear();
    const database = new IDBFactory();
    const open = database.open.bind(database);
    const [connections, stores] = [IDBDatabase.prototype, IDBObjectStore.prototype];
    const begin = Reflect.get(connections, 'transaction');
    const put = Reflect.get(stores, 'put');
    const track = this.track.bind(this);
    const assertRoom = (): void => {
      if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    };
    const undo = [
      replaceGlobals(globalThis, { indexedDB: database }),
      replaceGlobals(database, {
        open: (...how: Parameters<IDBFactory['open']>) => track(open(...how), 'success', 'error'),
      }),
      replaceGlobals(connections, {
        transaction(...how: Parameters<IDBDatabase['transaction']>) {
          return track(begin.apply(this, how), 'complete', 'abort');
        },
      }),
      replaceGlobals(stores, {
        put(...what: Parameters<IDBObjectStore['put']>) {
          assertRoom();
          return put.apply(this, what);
        },
      }),
    ];
    return () => {
      for (const each of undo) each();
    };
  }

  private track<T extends EventTarget>(what: T, ...ends: readonly string[]): T {
    const tab = runningTab();
    const ending = new AbortController();
    this.underWay += 1;
    for (const type of ['success', 'error', ...ends]) {
      const onEvent = (event: Event): void => {
        // The database itself waits for the end of a transaction.
        if (tab?.isHere === false && !['complete', 'abort'].includes(type)) {
          event.stopImmediatePropagation();
        }
        if (event.target !== what || !ends.includes(type) || ending.signal.aborted) return;
        ending.abort();
        this.underWay -= 1;
      };
      what.addEventListener(type, onEvent, { capture: true });
    }
    return what;
  }
}
