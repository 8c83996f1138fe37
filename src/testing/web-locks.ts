interface Request {
  readonly run: () => unknown;
  readonly settle: (outcome: Promise<unknown>) => void;
}

/** Web Locks, which no test environment has: one holder of each name at a time, in the order of asking. */
class TestLocks {
  private readonly queues = new Map<string, Request[]>();

  request(name: string, { signal }: LockOptions, run: () => unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const queue = this.queues.get(name) ?? [];
      this.queues.set(name, queue);
      const request: Request = { run, settle: resolve };
      queue.push(request);
      signal?.addEventListener('abort', () => {
        const place = queue.indexOf(request);
        // The first one holds the lock already.
        if (place <= 0) return;
        queue.splice(place, 1);
        reject(new DOMException('The request was aborted.', 'AbortError'));
      });
      if (queue.length === 1) this.grant(queue);
    });
  }

  private grant(queue: Request[]): void {
    const [next] = queue;
    if (!next) return;
    const running = Promise.resolve().then(next.run);
    next.settle(running);
    const release = (): void => {
      queue.shift();
      this.grant(queue);
    };
    void running.then(release, release);
  }
}

/** Gives the page Web Locks that all its simulated tabs share. @returns a function that takes them away */
export function installWebLocks(): () => void {
  Object.defineProperty(navigator, 'locks', { value: new TestLocks(), configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'locks');
}
