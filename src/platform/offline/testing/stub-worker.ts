import { MessageChannel as Channel } from 'node:worker_threads';
import type { OfflineAnswer, OfflineRequest } from '../messages';

interface StubbedWorker {
  /** Requests of tabs, in order. */
  readonly asked: OfflineRequest[];
  /** The addresses of workers that were registered. */
  readonly registered: string[];
  /** How often a worker was removed. */
  removed: number;
}

interface Options {
  /** False for a page behind a hard reload: the worker is there, but does not answer it. */
  readonly isController?: boolean;
  /** True in a private window: whatever is asked of the browser is refused. */
  readonly isForbidden?: boolean;
}

/** Puts a worker in the place of the browser's, which jsdom has none of. */
export function stubWorker(
  answer: (request: OfflineRequest) => OfflineAnswer,
  { isController = true, isForbidden = false }: Options = {},
): StubbedWorker {
  // jsdom has none.
  Object.assign(window, { MessageChannel: Channel });
  const said: StubbedWorker = { asked: [], registered: [], removed: 0 };
  const worker = {
    postMessage: (request: OfflineRequest, [port]: readonly MessagePort[]) => {
      said.asked.push(request);
      port?.postMessage(answer(request));
      // The other end closes when it has heard; an open one would keep the test's process.
      port?.close();
    },
  };
  const registration = {
    active: worker,
    unregister: () => {
      said.removed += 1;
      return Promise.resolve(true);
    },
  };
  const ask = <T>(value: T): Promise<T> =>
    isForbidden
      ? Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))
      : Promise.resolve(value);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      controller: isController && !isForbidden ? worker : null,
      getRegistration: () => ask(registration),
      register: (address: string) => {
        said.registered.push(address);
        return ask(registration);
      },
      get ready() {
        return ask(registration);
      },
    },
  });
  return said;
}
