import { createOpenInstall, type InstallData } from './open-install';

const URL = 'https://sdk.example/open-install.js';
const DATA: InstallData = { channel: 'bili-7', track_id: 't' };

interface Made {
  readonly options: { readonly appKey: string; readonly onready: () => void };
  readonly data: unknown;
}

let made: Made[];
let woken: number;
let logged: jest.SpyInstance;

function scripts() {
  return [...document.querySelectorAll<HTMLScriptElement>(`script[src="${URL}"]`)];
}

/** The script comes, with an `OpenInstall` that is not ready yet. */
function scriptComes(wake: () => void = () => (woken += 1)): void {
  Object.assign(window, {
    OpenInstall: class {
      constructor(options: Made['options'], data: unknown) {
        made.push({ options, data });
      }
      wakeupOrInstall = wake;
    },
  });
  scripts().at(-1)!.dispatchEvent(new Event('load'));
}
async function becomesReady(instance: object = new (window as never as Maker).OpenInstall()) {
  made[0]!.options.onready.call(instance);
  await jest.advanceTimersByTimeAsync(0);
}
interface Maker {
  OpenInstall: new () => object;
}

const never = new AbortController().signal;
function settle() {
  return jest.advanceTimersByTimeAsync(0);
}
function outcome(work: Promise<boolean>) {
  const done = jest.fn();
  void work.then(done);
  return done;
}

beforeEach(() => {
  made = [];
  woken = 0;
  document.head.innerHTML = '';
  Reflect.deleteProperty(window, 'OpenInstall');
  jest.useFakeTimers();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
});

it('fetches the script when it is first wanted, and initialises it once', async () => {
  const sdk = createOpenInstall(URL, 'key', DATA);
  expect(scripts()).toHaveLength(0);
  sdk.prepare();
  sdk.prepare();
  expect(scripts()).toHaveLength(1);
  scriptComes();
  await settle();
  const done = outcome(sdk.wakeUpOrInstall(never));
  await settle();
  expect(done).not.toHaveBeenCalled();
  expect(made).toMatchObject([{ options: { appKey: 'key' }, data: DATA }]);
  await becomesReady();
  expect(done).toHaveBeenCalledWith(true);
  expect(await sdk.wakeUpOrInstall(never)).toBe(true);
  expect(woken).toBe(2);
  expect(scripts()).toHaveLength(1);
  expect(logged).not.toHaveBeenCalled();
});

it('is given up after 5 s, is not waited for again, and works once it is there after all', async () => {
  const sdk = createOpenInstall(URL, 'key', DATA);
  const done = outcome(sdk.wakeUpOrInstall(never));
  await jest.advanceTimersByTimeAsync(4999);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledWith(false);
  const again = outcome(sdk.wakeUpOrInstall(never));
  await jest.advanceTimersByTimeAsync(1);
  expect(again).toHaveBeenCalledWith(false);
  scriptComes();
  await settle();
  await becomesReady();
  expect(woken).toBe(0);
  expect(await sdk.wakeUpOrInstall(never)).toBe(true);
  expect(woken).toBe(1);
});

it.each([
  ['does not come', () => scripts()[0]!.dispatchEvent(new Event('error'))],
  ['is HTML', () => scripts()[0]!.dispatchEvent(new Event('load'))],
  [
    'throws when it is made',
    () => {
      Object.assign(window, {
        OpenInstall: () => {
          throw new Error('no');
        },
      });
      scripts()[0]!.dispatchEvent(new Event('load'));
    },
  ],
])('gives way at once, and says why, when the script %s', async (_, comes) => {
  const sdk = createOpenInstall(URL, 'key', DATA);
  sdk.prepare();
  const done = outcome(sdk.wakeUpOrInstall(never));
  comes();
  await settle();
  expect(done).toHaveBeenCalledWith(false);
  expect(logged).toHaveBeenCalledTimes(1);
  // Another approach tries again.
  sdk.prepare();
  expect(scripts().length).toBeGreaterThan(0);
  scriptComes();
  await settle();
  await becomesReady();
  expect(await sdk.wakeUpOrInstall(never)).toBe(true);
});

it('gives way when what it is ready with cannot do it, or throws', async () => {
  const other = createOpenInstall(URL, 'key', DATA);
  const done = outcome(other.wakeUpOrInstall(never));
  scriptComes();
  await settle();
  await becomesReady({});
  expect(done).toHaveBeenCalledWith(false);

  made = [];
  const throwing = createOpenInstall(URL, 'key', DATA);
  const thrown = outcome(throwing.wakeUpOrInstall(never));
  scriptComes(() => {
    throw new Error('no scheme');
  });
  await settle();
  await becomesReady();
  expect(thrown).toHaveBeenCalledWith(false);
});

it('ends with the page, without a word', async () => {
  const sdk = createOpenInstall(URL, 'key', DATA);
  const controller = new AbortController();
  const done = outcome(sdk.wakeUpOrInstall(controller.signal));
  await settle();
  controller.abort();
  await settle();
  expect(done).toHaveBeenCalledWith(false);
  scriptComes();
  await settle();
  await becomesReady();
  expect(woken).toBe(0);
  expect(logged).not.toHaveBeenCalled();
});
