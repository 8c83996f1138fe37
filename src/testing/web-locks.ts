interface Request {
  readonly run: () => unknown;
  readonly resolve: (outcome: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

function aborted(): DOMException {
  return new DOMException('The request was aborted.', 'AbortError');
}

/** Web Locks, which no test environment has: one holder of each name at a time, in the order of asking, or by force. */
class TestLocks {
  private readonly queues = new Map<string, Request[]>();

  constructor(private readonly tell: (loss: () => void) => void) {}

  request(name: string, { signal, steal }: LockOptions, run: () => unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const queue = this.queues.get(name) ?? [];
      this.queues.set(name, queue);
      const request: Request = { run, resolve, reject };
      if (steal === true) {
        const holder = queue.shift();
        // It runs on, and is told.
        if (holder) this.tell(() => holder.reject(aborted()));
        queue.unshift(request);
        this.grant(queue);
        return;
      }
      queue.push(request);
      signal?.addEventListener('abort', () => {
        const place = queue.indexOf(request);
        // The first one holds the lock already.
        if (place <= 0) return;
        queue.splice(place, 1);
        reject(aborted());
      });
      if (queue.length === 1) this.grant(queue);
    });
  }

  private grant(queue: Request[]): void {
    const [next] = queue;
    if (!next) return;
    const running = Promise.resolve().then(next.run);
    void running.then(next.resolve, next.reject);
    const release = (): void => {
      if (queue[0] !== next) return;
      queue.shift();
      this.grant(queue);
    };
    void running.then(release, release);
  }
}

/**
 * Gives the page Web Locks that all its simulated tabs share.
 * @param tell tells a tab that another one has taken its lock, soon or when it is awake
 * @returns a function that takes them away
 */
export function installWebLocks(tell: (loss: () => void) => void = queueMicrotask): () => void {
  Object.defineProperty(navigator, 'locks', { value: new TestLocks(tell), configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'locks');
}
