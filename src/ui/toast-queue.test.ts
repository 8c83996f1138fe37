import { createToastQueue, type NewToast } from './toast-queue';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function info(text: string): NewToast {
  return { tone: 'info', text };
}
function open({ store }: ReturnType<typeof createToastQueue>) {
  return store
    .getState()
    .filter(({ leaving }) => !leaving)
    .map(({ text }) => text);
}

describe('the queue of toasts', () => {
  test('closes each 3000 ms after it was shown', () => {
    const queue = createToastQueue();
    queue.push(info('a'));
    jest.advanceTimersByTime(1000);
    queue.push(info('b'));
    jest.advanceTimersByTime(1999);
    expect(open(queue)).toEqual(['a', 'b']);
    jest.advanceTimersByTime(1);
    expect(open(queue)).toEqual(['b']);
    jest.advanceTimersByTime(1000);
    expect(open(queue)).toEqual([]);
    jest.runAllTimers();
    expect(queue.store.getState()).toEqual([]);
  });

  test('stands still while it is paused, and goes on where it was', () => {
    const queue = createToastQueue();
    queue.push(info('a'));
    jest.advanceTimersByTime(2000);
    queue.pause();
    queue.push(info('b'));
    jest.advanceTimersByTime(60_000);
    expect(open(queue)).toEqual(['a', 'b']);
    queue.resume();
    jest.advanceTimersByTime(999);
    expect(open(queue)).toEqual(['a', 'b']);
    jest.advanceTimersByTime(1);
    expect(open(queue)).toEqual(['b']);
    jest.advanceTimersByTime(2000);
    expect(open(queue)).toEqual([]);
  });

  test('a second pause takes no time away', () => {
    const queue = createToastQueue();
    queue.push(info('a'));
    queue.pause();
    jest.advanceTimersByTime(2500);
    queue.pause();
    queue.resume();
    jest.advanceTimersByTime(2999);
    expect(open(queue)).toEqual(['a']);
  });

  test('shows three at once; the time of a fourth begins when there is room', () => {
    const queue = createToastQueue();
    ['a', 'b', 'c', 'd'].map(info).forEach(queue.push);
    expect(queue.mostShown).toBe(3);
    jest.advanceTimersByTime(3000);
    expect(open(queue)).toEqual(['d']);
    jest.advanceTimersByTime(2999);
    expect(open(queue)).toEqual(['d']);
    jest.advanceTimersByTime(3000);
    expect(open(queue)).toEqual([]);
  });

  test('does not say the same twice, but longer', () => {
    const queue = createToastQueue();
    queue.push(info('a'));
    jest.advanceTimersByTime(2000);
    queue.push(info('a'));
    queue.push({ tone: 'error', text: 'a' });
    expect(queue.store.getState().map(({ tone }) => tone)).toEqual(['info', 'error']);
    jest.advanceTimersByTime(2999);
    expect(open(queue)).toEqual(['a', 'a']);
    jest.advanceTimersByTime(1);
    expect(open(queue)).toEqual([]);
  });

  test('closes one that is dismissed at once', () => {
    const queue = createToastQueue();
    queue.push(info('a'));
    queue.dismiss(queue.store.getState()[0]!.id);
    expect(open(queue)).toEqual([]);
    jest.advanceTimersByTime(150);
    expect(queue.store.getState()).toEqual([]);
  });
});
