import { whenIdle } from './when-idle';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  jest.useRealTimers();
});

test('on a page that is never idle it runs after 3 s', () => {
  jest.useFakeTimers();
  // A browser that has something to do all the time.
  globalThis.requestIdleCallback = (act, { timeout } = {}) =>
    Number(
      timeout !== undefined &&
        setTimeout(() => act({ didTimeout: true, timeRemaining: () => 0 }), timeout),
    );
  const act = jest.fn();
  whenIdle(act);
  jest.advanceTimersByTime(2999);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
});

test('in a browser without idle callbacks it runs in the next task, unless it is cancelled', () => {
  jest.useFakeTimers();
  const act = jest.fn();
  const cancelled = jest.fn();
  whenIdle(cancelled)();
  whenIdle(act);
  expect(act).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});
