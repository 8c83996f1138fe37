import fc from 'fast-check';
import { LATENCY_MS } from './testing/simulated-server';
import { SimulatedTab } from './testing/simulated-tab';
import { checkAsyncProperty } from '../../../testing/check-property';

type Command = fc.AsyncCommand<object, SimulatedTab>;

/** Checks what is true whenever nothing is under way. */
function look(tab: SimulatedTab): void {
  expect(tab.violations).toEqual([]);
  for (const address of tab.entries) expect(address).toContain('channel=a');
  if (tab.isAlive && tab.server.hasNetwork && !tab.isStranded) {
    expect(tab.page?.shown).toBe(tab.url.pathname);
  }
}

/** A step of a visit. Nothing has to be foretold of it: what is always true is looked at after each. */
function command(name: string, run: (tab: SimulatedTab) => void | Promise<void>): Command {
  return {
    check: () => true,
    toString: () => name,
    run: async (_, tab) => {
      await run(tab);
      await tab.settle();
      look(tab);
    },
  };
}

const addresses = [
  '/',
  '/activity/',
  '/about-us/?x=1#main',
  '/game-library/',
  '/game-library/标签/',
];
const address = fc.constantFrom(...addresses);

/** Clicks one link, or a second one before the first page has come. */
const visit = fc.tuple(address, fc.option(address)).map(([first, second]) =>
  command(`visit ${first}${second === null ? '' : ` then ${second}`}`, async (tab) => {
    if (!tab.isAlive) return;
    tab.visit(first);
    if (second !== null) {
      await jest.advanceTimersByTimeAsync(LATENCY_MS / 5);
      tab.visit(second);
    }
    const { hasNetwork } = tab.server;
    await tab.settle();
    if (!hasNetwork) {
      expect(tab.isAlive).toBe(true);
      return;
    }
    const asked = new URL(second ?? first, tab.url);
    expect([tab.url.pathname, tab.url.hash]).toEqual([asked.pathname, asked.hash]);
    expect([...tab.url.searchParams]).toEqual(expect.arrayContaining([...asked.searchParams]));
  }),
);

const step = fc.constantFrom(-1 as const, 1 as const).map((by) =>
  command(by === 1 ? 'forward' : 'back', (tab) => {
    if (tab.index + by in tab.entries) tab.step(by);
  }),
);

const deploy = fc.record({ keepsFiles: fc.boolean(), isWhole: fc.boolean() }).map((how) =>
  command(`deploy ${JSON.stringify(how)}`, ({ server }) => {
    server.build += 1;
    if (how.isWhole) server.html = server.build;
    if (!how.keepsFiles) server.oldestKept = server.build;
  }),
);

const publish = fc.constant(
  command('the rest of the deployment comes', ({ server }) => {
    server.html = server.build;
  }),
);

const lose = address.map((lost) => {
  const { pathname } = new URL(lost, 'https://site.example');
  return command(`lose or find ${pathname}`, ({ server }) => {
    if (!server.lostPages.delete(pathname)) server.lostPages.add(pathname);
  });
});

const network = fc.boolean().map((isThere) =>
  command(isThere ? 'network' : 'no network', (tab) => {
    const isBack = isThere && !tab.server.hasNetwork;
    tab.server.hasNetwork = isThere;
    if (isBack) tab.page?.window.dispatchEvent(new Event('online'));
  }),
);

const storage = fc.constantFrom('works', 'works', 'full', 'forbidden').map((mode) =>
  command(`storage ${mode}`, (tab) => {
    tab.storage.mode = mode;
  }),
);

const time = fc.constantFrom(1000, 11_000, 61_000, 3_600_000).map((ms) =>
  command(`wait ${String(ms)} ms`, async () => {
    await jest.advanceTimersByTimeAsync(ms);
  }),
);

const clock = fc.constantFrom(-3_600_000, -30_000, 9000, 3_600_000).map((ms) =>
  command(`the clock jumps ${String(ms)} ms`, (tab) => {
    tab.jump(ms);
  }),
);

const want = fc.constant(
  command('want a chunk', (tab) => {
    if (tab.isAlive) __webpack_chunk_load__(7).catch(() => undefined);
  }),
);

const type = fc.boolean().map((hasTyped) =>
  command(hasTyped ? 'type' : 'clear', (tab) => {
    if (tab.isAlive) tab.hasTyped = hasTyped;
  }),
);

/** Somebody who loses patience. */
const reload = fc
  .record({ times: fc.integer({ min: 1, max: 7 }), after: fc.constantFrom(0, 10_000) })
  .map(({ times, after }) =>
    command(`reload ${String(times)} times, each after ${String(after)} ms`, async (tab) => {
      for (let count = 0; count < times; count += 1) {
        await jest.advanceTimersByTimeAsync(after);
        await tab.reload();
      }
    }),
  );

const anyCommand = [
  ...[visit, visit, step, step, step, reload],
  ...[deploy, publish, lose, network, storage, time, clock, want, type],
];

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

test('whatever happens: no reload too many, no query lost, no page of another address', async () => {
  await checkAsyncProperty(
    fc.asyncProperty(
      fc.commands(anyCommand, { maxCommands: 16, size: 'max' }),
      async (commands) => {
        jest.useFakeTimers();
        const tab = new SimulatedTab();
        await tab.open();
        await tab.settle();
        await fc.asyncModelRun(() => ({ model: {}, real: tab }), commands);
        jest.clearAllTimers();
      },
    ),
    { numRuns: 60 },
  );
}, 120_000);
