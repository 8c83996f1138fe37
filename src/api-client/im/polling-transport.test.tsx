import type { ImState } from './im-transport';
import { pollingTransport } from './polling-transport';

const HOUR = 3_600_000;

/** Polls a history that answers when the test says so. */
function startPolling(pollMs: number) {
  const states: ImState[] = [];
  const waiting: ((isRead: boolean) => void)[] = [];
  let reads = 0;
  const end = pollingTransport(pollMs)({
    onState: (state) => states.push(state),
    onFrame: () => undefined,
    onSync: () => {
      reads += 1;
      return new Promise((resolve) => waiting.push(resolve));
    },
  });
  const answer = async (isRead: boolean): Promise<void> => {
    waiting.shift()?.(isRead);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { states, end, answer, reads: () => reads };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the history is read at once and again after each pause, one reading at a time', async () => {
  const { states, end, answer, reads } = startPolling(5000);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(reads()).toBe(1);
  await answer(true);
  await jest.advanceTimersByTimeAsync(4999);
  expect(reads()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(reads()).toBe(2);
  await answer(false);
  expect(states).toEqual(['polling', 'offline']);
  end();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(reads()).toBe(2);
});

test('it is read at once when the browser comes online', async () => {
  const { end, answer, reads } = startPolling(HOUR);
  await answer(false);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(reads()).toBe(2);
  end();
});

test('what is answered after the end is not told', async () => {
  const { states, end, answer } = startPolling(HOUR);
  end();
  await answer(true);
  expect(states).toEqual([]);
});
