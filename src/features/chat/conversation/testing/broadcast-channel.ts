/** A channel between tabs, of which the test is the other one. */
export class TestChannel {
  static readonly all: TestChannel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly sent: unknown[] = [];

  constructor(readonly name: string) {
    TestChannel.all.push(this);
  }

  postMessage(message: unknown): void {
    this.sent.push(message);
  }

  close(): void {
    this.onmessage = null;
  }
}

/** Takes the place of the browser's channels in each test. To be called once per file. */
export function installTestChannels(): void {
  beforeEach(() => {
    TestChannel.all.length = 0;
    Object.defineProperty(window, 'BroadcastChannel', { value: TestChannel, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
}
