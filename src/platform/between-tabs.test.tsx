import { installWebLocks } from '../testing/web-locks';
import { underLock } from './between-tabs';

let removeLocks: () => void;
beforeEach(() => {
  removeLocks = installWebLocks();
});
afterEach(() => removeLocks());

const { signal: never } = new AbortController();

/** Resolves when the signal fires. */
function fired(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
}

test('who takes a lock over runs at once, and the other one hears of it and may end in its time', async () => {
  const events: string[] = [];
  const first = underLock('a', never, async (lost) => {
    events.push('first');
    await fired(lost);
    events.push('first has heard');
  });
  await underLock('a', never, () => Promise.resolve(void events.push('second')), true);
  await first;
  expect(events).toEqual(['first', 'second', 'first has heard']);
});

test('who takes a lock over and ends before it comes runs nothing', async () => {
  const ending = new AbortController();
  const run = jest.fn(() => Promise.resolve());
  const taking = underLock('a', ending.signal, run, true);
  ending.abort();
  await taking;
  expect(run).not.toHaveBeenCalled();
});

test('what fails under a lock fails for its caller', async () => {
  const fails = (): Promise<void> => Promise.reject(new Error('broken'));
  await expect(underLock('a', never, fails)).rejects.toThrow('broken');
  await expect(underLock('a', never, fails, true)).rejects.toThrow('broken');
});
