import { IM_TIMES } from '../../config/chat-limits';
import type { ImFrame } from '../../contract/im-frames';
import { installWebLocks } from '../../testing/web-locks';
import type { ImListener, ImState, ImTransport } from './im-transport';
import { sharedTransport } from './shared-transport';

const { beatMs, missedBeats } = IM_TIMES;
/** The time after which a leader that says nothing is replaced. */
const SILENCE_MS = beatMs * (missedBeats + 1);
const typing: ImFrame = { type: 'typing', conversation_id: '7:p' };

/** Losses of their locks that tabs which sleep do not hear of. */
const untold: (() => void)[] = [];
/** The next tab that loses its lock sleeps. */
let isLoserAsleep = false;

function tell(loss: () => void): void {
  if (isLoserAsleep) untold.push(loss);
  else queueMicrotask(loss);
  isLoserAsleep = false;
}

/**
 * Channels of this page's simulated tabs, in the order of their opening. Chromium lets a tab that sleeps hear messages and
 * answer them; its timers and its socket stand still.
 */
class TestChannel {
  static readonly all: TestChannel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  private isAsleep = false;
  private isAnswering = false;

  constructor() {
    TestChannel.all.push(this);
  }

  postMessage(data: unknown): void {
    if (this.isAsleep && !this.isAnswering) return;
    for (const other of TestChannel.all) if (other !== this) queueMicrotask(() => other.hear(data));
  }

  /** Lets the tab that leads sleep. */
  sleep(): void {
    this.isAsleep = true;
    isLoserAsleep = true;
  }

  wake(): void {
    this.isAsleep = false;
    for (const loss of untold.splice(0)) loss();
  }

  close(): void {
    this.onmessage = null;
  }

  private hear(data: unknown): void {
    this.isAnswering = true;
    this.onmessage?.({ data });
    this.isAnswering = false;
  }
}

/** Lets everything happen that waits for no time. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

async function pass(ms: number): Promise<void> {
  for (let gone = 0; gone < ms; gone += beatMs) {
    await jest.advanceTimersByTimeAsync(Math.min(beatMs, ms - gone));
    await settle();
  }
}

const endings: (() => void)[] = [];
let removeLocks: () => void;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  Object.defineProperty(window, 'BroadcastChannel', { value: TestChannel, configurable: true });
  removeLocks = installWebLocks(tell);
  isLoserAsleep = false;
  untold.length = 0;
});
afterEach(() => {
  for (const end of endings.splice(0)) end();
  removeLocks();
  Reflect.deleteProperty(window, 'BroadcastChannel');
  TestChannel.all.length = 0;
  jest.useRealTimers();
});

/** A tab, the connection that it may have, and what it has heard. */
async function openTab() {
  const heard: (ImState | 'sync' | ImFrame)[] = [];
  const tab = {
    heard,
    /** The tab's own connection while it has one. */
    line: undefined as ImListener | undefined,
    connections: 0,
    syncs: () => heard.filter((each) => each === 'sync').length,
    frames: () => heard.filter((each) => typeof each === 'object').length,
  };
  const connect: ImTransport = (listener) => {
    tab.line = listener;
    tab.connections += 1;
    listener.onState('connecting');
    return () => {
      tab.line = undefined;
    };
  };
  const listener: ImListener = {
    onState: (state) => heard.push(state),
    onFrame: (frame) => heard.push(frame),
    onSync: () => {
      heard.push('sync');
      return Promise.resolve(true);
    },
  };
  endings.push(sharedTransport('im:7', connect, IM_TIMES)(listener));
  const channel = TestChannel.all.at(-1)!;
  await settle();
  return {
    ...tab,
    get line() {
      return tab.line;
    },
    get connections() {
      return tab.connections;
    },
    channel,
  };
}

test('a leader that is awake keeps the lead', async () => {
  const leader = await openTab();
  const follower = await openTab();
  leader.line?.onState('live');
  await pass(10 * SILENCE_MS);
  expect([leader.connections, follower.connections]).toEqual([1, 0]);
  expect(follower.heard).toEqual(['connecting', 'connecting', 'live']);
});

test('what the leader hears, and each state of it, reaches its followers', async () => {
  const leader = await openTab();
  const follower = await openTab();
  for (const state of ['live', 'polling', 'offline'] as const) leader.line?.onState(state);
  leader.line?.onFrame(typing);
  void leader.line?.onSync();
  await settle();
  expect(follower.heard.slice(2)).toEqual(['live', 'polling', 'offline', typing, 'sync']);
  expect((await openTab()).heard).toEqual(['connecting', 'offline']);
});

test('a tab that is seen connects itself when the leader sleeps, and no sooner than in 40 s', async () => {
  const leader = await openTab();
  const follower = await openTab();
  await pass(beatMs);
  leader.channel.sleep();
  await pass(39_999);
  // It answers who has just come, and is asleep all the same.
  await openTab();
  expect(follower.connections).toBe(0);
  await pass(1);
  expect(follower.connections).toBe(1);
  follower.line?.onState('live');
  follower.line?.onFrame(typing);
  expect(follower.heard.slice(-2)).toEqual(['live', typing]);
});

test('frames show as well that the leader is awake, whose timers may be late', async () => {
  const leader = await openTab();
  const follower = await openTab();
  jest.spyOn(leader.channel, 'postMessage').mockImplementation(() => undefined);
  for (let times = 0; times < 5; times += 1) {
    await pass(SILENCE_MS - beatMs);
    jest.mocked(leader.channel.postMessage).mockRestore();
    leader.line?.onFrame(typing);
    await settle();
    jest.spyOn(leader.channel, 'postMessage').mockImplementation(() => undefined);
  }
  expect(follower.connections).toBe(0);
});

test('a leader that wakes up gives its connection up, reads what it missed, and follows', async () => {
  const leader = await openTab();
  const follower = await openTab();
  leader.line?.onState('live');
  leader.channel.sleep();
  await pass(2 * SILENCE_MS);
  follower.line?.onState('live');
  leader.channel.wake();
  await settle();
  expect(leader.line).toBeUndefined();
  expect(leader.syncs()).toBe(1);
  follower.line?.onFrame(typing);
  await settle();
  expect([leader.frames(), follower.frames()]).toEqual([1, 1]);
  const says = jest.spyOn(leader.channel, 'postMessage');
  await pass(10 * SILENCE_MS);
  expect([leader.connections, follower.connections]).toEqual([1, 1]);
  expect(says).not.toHaveBeenCalledWith({ kind: 'beat' });
});

test('a tab that nobody sees takes no lead, and begins to count when it is seen', async () => {
  const leader = await openTab();
  const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const follower = await openTab();
  leader.channel.sleep();
  await pass(10 * SILENCE_MS);
  expect(follower.connections).toBe(0);
  const show = (isShown: boolean): void => {
    isHidden.mockReturnValue(!isShown);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  for (let times = 0; times < 2; times += 1) {
    show(false);
    show(true);
    await pass(SILENCE_MS - beatMs);
  }
  expect(follower.connections).toBe(0);
  await pass(beatMs);
  expect(follower.connections).toBe(1);
});

test('of two tabs that are seen one connects, and the other follows it', async () => {
  const leader = await openTab();
  const followers = [await openTab(), await openTab()];
  leader.channel.sleep();
  await pass(10 * SILENCE_MS);
  const connected = followers.filter(({ line }) => line !== undefined);
  expect(connected).toHaveLength(1);
  connected[0]?.line?.onFrame(typing);
  await settle();
  expect(followers.map(({ frames }) => frames())).toEqual([1, 1]);
  expect(followers[0]!.connections + followers[1]!.connections).toBeLessThanOrEqual(2);
});

test('a tab that goes while it takes over connects nothing', async () => {
  const leader = await openTab();
  const follower = await openTab();
  leader.channel.sleep();
  await pass(SILENCE_MS - beatMs);
  jest.advanceTimersByTime(beatMs);
  endings.pop()?.();
  await settle();
  expect(follower.connections).toBe(0);
});
