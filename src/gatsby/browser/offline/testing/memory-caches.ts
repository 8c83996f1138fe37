function addressOf(request: RequestInfo | URL): string {
  return typeof request === 'string'
    ? request
    : request instanceof URL
      ? request.href
      : request.url;
}

class MemoryCache implements Cache {
  private readonly kept = new Map<string, Response>();

  constructor(private readonly puts: { left: number }) {}

  match(request: RequestInfo | URL): Promise<Response | undefined> {
    const kept = this.kept.get(addressOf(request))?.clone();
    // Of the page's own server, as all that is put there.
    if (kept) Object.defineProperty(kept, 'type', { value: 'basic' });
    return Promise.resolve(kept);
  }

  put(request: RequestInfo | URL, response: Response): Promise<void> {
    if (this.puts.left === 0) return Promise.reject(new DOMException('Full', 'QuotaExceededError'));
    this.puts.left -= 1;
    this.kept.set(addressOf(request), response.clone());
    return Promise.resolve();
  }

  delete(request: RequestInfo | URL): Promise<boolean> {
    return Promise.resolve(this.kept.delete(addressOf(request)));
  }

  keys(): Promise<readonly Request[]> {
    return Promise.resolve(
      [...this.kept.keys()].map((name) => new Request(`http://a.test${name}`)),
    );
  }

  add(): Promise<void> {
    return Promise.reject(new Error('Nobody uses this'));
  }

  addAll(): Promise<void> {
    return Promise.reject(new Error('Nobody uses this'));
  }

  matchAll(): Promise<readonly Response[]> {
    return Promise.reject(new Error('Nobody uses this'));
  }
}

function refuse(): Promise<never> {
  return Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
}

/** Caches in memory, as a browser has them; `puts.left` says how many files there is still room for. */
export class MemoryCaches implements CacheStorage {
  readonly puts = { left: Infinity };
  /** True where the visitor's settings forbid to keep anything. */
  isForbidden = false;
  private readonly all = new Map<string, MemoryCache>();

  open(name: string): Promise<Cache> {
    if (this.isForbidden) return refuse();
    const cache = this.all.get(name) ?? new MemoryCache(this.puts);
    this.all.set(name, cache);
    return Promise.resolve(cache);
  }

  has(name: string): Promise<boolean> {
    return this.isForbidden ? refuse() : Promise.resolve(this.all.has(name));
  }

  keys(): Promise<string[]> {
    return this.isForbidden ? refuse() : Promise.resolve([...this.all.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.all.delete(name));
  }

  match(): Promise<Response | undefined> {
    return Promise.reject(new Error('Nobody uses this'));
  }
}
