import { AsyncLocalStorage } from 'node:async_hooks';

/** A tab as its browser knows it: what it has open, and whether it is still there. */
export class BrowserTab {
  private isGone = false;
  private readonly endings = new Set<() => void>();

  constructor(readonly name: string) {}

  get isHere(): boolean {
    return !this.isGone;
  }

  /** @param end called when the tab goes @returns a function that calls it off */
  onEnd(end: () => void): () => void {
    this.endings.add(end);
    return () => this.endings.delete(end);
  }

  /** The tab goes as a page does that is reloaded: nothing of it runs on, and what it has not stored is lost. */
  end(): void {
    this.isGone = true;
    for (const end of this.endings) end();
    this.endings.clear();
  }
}

const running = new AsyncLocalStorage<BrowserTab>();

/** The tab whose code runs now; undefined in the code of tests and of the server. */
export function runningTab(): BrowserTab | undefined {
  return running.getStore();
}

/** Runs the code of a tab, and all that follows from it. */
export function runIn<T>(tab: BrowserTab, run: () => T): T {
  return running.run(tab, run);
}

/** Runs what belongs to no tab, such as the network. */
export function runOutside<T>(run: () => T): T {
  return running.exit(run);
}

/** Binds a callback to the tab that hands it over, whoever calls it. */
export function bindToTab<T extends (...args: never[]) => unknown>(callback: T): T {
  return AsyncLocalStorage.bind(callback);
}

/** Puts other things in the places of globals. @returns a function that takes them away again */
export function replaceGlobals(
  owner: object,
  things: Readonly<Record<string, unknown>>,
): () => void {
  const before = Object.keys(things).map(
    (name) => [name, Object.getOwnPropertyDescriptor(owner, name)] as const,
  );
  for (const [name, value] of Object.entries(things)) {
    Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  }
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(owner, name, descriptor);
      else Reflect.deleteProperty(owner, name);
    }
  };
}
