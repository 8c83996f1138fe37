// What a service worker sees of itself: the types of TypeScript's library for workers exclude those of pages.

export interface WorkEvent extends Event {
  /** Keeps the worker alive until the work is done. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends WorkEvent {
  readonly request: Request;
  /** Answer to what the browser has asked for while the worker started; undefined where it does not do that. */
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly clientId: string;
  readonly resultingClientId: string;
  readonly respondWith: (response: Promise<Response>) => void;
}

export interface AskEvent extends WorkEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
  readonly source: { readonly id?: string } | null;
}

interface Tab {
  readonly url: string;
  readonly navigate: (url: string) => Promise<unknown>;
}

interface WorkerEvents {
  readonly install: WorkEvent;
  readonly activate: WorkEvent;
  readonly fetch: FetchEvent;
  readonly message: AskEvent;
}

export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly get: (id: string) => Promise<unknown>;
    readonly matchAll: (options: { type: 'window' }) => Promise<readonly Tab[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <K extends keyof WorkerEvents>(
    type: K,
    listener: (event: WorkerEvents[K]) => void,
  ) => void;
}
