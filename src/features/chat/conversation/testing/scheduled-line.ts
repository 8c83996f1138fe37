import { once } from 'node:events';
import WebSocket from 'ws';
import { bindToTab, replaceGlobals, runningTab, runOutside } from './browser-tab';

/**
 * Fate of what is on its way: it arrives, it is lost, its sender never hears that it has arrived. A frame may also come twice, or
 * behind the next one.
 */
export type Fate = 'arrives' | 'lost' | 'unheard' | 'twice' | 'late';

/** Decides when things happen, and what becomes of them. */
export interface Scheduling {
  /** Runs when it is its turn. */
  readonly later: (label: string, run: () => void) => void;
  readonly fateOf: (what: 'request' | 'frame') => Fate;
}

interface SocketHandlers {
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** The network of all tabs: nothing goes and nothing arrives before the scheduler says so. The server is a real one. */
export class ScheduledLine {
  isDown = false;
  /** Number of requests that the server is answering, and of sockets that it has not let in yet. */
  private underWay = 0;
  private readonly sockets = new Set<WebSocket>();

  constructor(private readonly scheduling: Scheduling) {}

  get isBusy(): boolean {
    return this.underWay > 0;
  }

  /** Breaks all sockets. */
  breakSockets(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  /** Resolves when all that the server has sent so far is here. */
  async roundTrip(): Promise<void> {
    for (const socket of this.sockets) {
      if (socket.readyState !== WebSocket.OPEN) continue;
      const back = once(socket, 'pong');
      socket.ping();
      await back;
    }
  }

  /** Takes the place of the network of tabs. @returns a function that undoes it */
  install(): () => void {
    const { fetch } = globalThis;
    const ask = (url: string, init: RequestInit): Promise<Response> =>
      this.ask(() => runOutside(() => fetch(url, { ...init, signal: null })), url, init);
    const open = (url: string, handlers: SocketHandlers) => this.open(url, handlers);
    return replaceGlobals(globalThis, {
      fetch: (url: string, init: RequestInit = {}) =>
        runningTab() ? ask(url, init) : fetch(url, init),
      WebSocket: class implements SocketHandlers {
        onmessage: SocketHandlers['onmessage'] = null;
        onclose: SocketHandlers['onclose'] = null;
        private readonly socket: WebSocket | undefined;

        constructor(url: string) {
          this.socket = open(url, this);
        }

        send(text: string): void {
          if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
        }

        close(): void {
          this.socket?.close();
        }
      },
    });
  }

  private ask(
    send: () => Promise<Response>,
    url: string,
    { signal }: RequestInit,
  ): Promise<Response> {
    const { later, fateOf } = this.scheduling;
    const { pathname } = new URL(url);
    return new Promise((resolve, reject) => {
      const fail = (): void => reject(new TypeError('Failed to fetch'));
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      later(`a request: ${pathname}`, () => {
        if (signal?.aborted) return;
        const fate = this.isDown ? 'lost' : fateOf('request');
        if (fate === 'lost') {
          fail();
          return;
        }
        this.underWay += 1;
        const answer = (run: () => void): void => {
          this.underWay -= 1;
          later(`an answer: ${pathname}`, fate === 'unheard' || this.isDown ? fail : run);
        };
        send().then(
          (response) => answer(() => resolve(response)),
          () => answer(fail),
        );
      });
    });
  }

  private open(url: string, handlers: SocketHandlers): WebSocket | undefined {
    const { later, fateOf } = this.scheduling;
    const hear = bindToTab((data: string) => handlers.onmessage?.({ data }));
    const end = bindToTab((code: number) => handlers.onclose?.({ code }));
    if (this.isDown) {
      later('no socket', () => end(1006));
      return undefined;
    }
    const socket = runOutside(() => new WebSocket(url));
    this.sockets.add(socket);
    runningTab()?.onEnd(() => socket.terminate());
    // In the order in which they were sent, as over any socket.
    const queue: (() => void)[] = [];
    const arrive = bindToTab((label: string, run: () => void): void => {
      queue.push(run);
      later(label, () => queue.shift()?.());
    });
    const takeFrame = bindToTab((text: string): void => {
      const fate = fateOf('frame');
      const label = `a frame: ${text.slice(0, 20)}`;
      if (fate === 'late') later(label, () => hear(text));
      else if (fate !== 'lost') arrive(label, () => hear(text));
      if (fate === 'twice') arrive(label, () => hear(text));
    });
    let isOpening = true;
    this.underWay += 1;
    const isSettled = (): void => {
      if (isOpening) this.underWay -= 1;
      isOpening = false;
    };
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => {
      isSettled();
      takeFrame(data.toString());
    });
    socket.on('close', (code) => {
      isSettled();
      this.sockets.delete(socket);
      arrive('the end of a socket', () => end(code));
    });
    return socket;
  }
}
