import { onFirstInteraction } from './on-first-interaction';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('acts after 3 s where nothing happens, once', () => {
  const act = jest.fn();
  onFirstInteraction(act);
  jest.advanceTimersByTime(2999);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  window.dispatchEvent(new Event('scroll'));
  expect(act).toHaveBeenCalledTimes(1);
});

test.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])(
  'acts at the first %s, once',
  (sign) => {
    const act = jest.fn();
    onFirstInteraction(act);
    document.body.dispatchEvent(new Event(sign));
    document.body.dispatchEvent(new Event(sign));
    jest.advanceTimersByTime(10_000);
    expect(act).toHaveBeenCalledTimes(1);
  },
);

test('taken back, it does not act', () => {
  const act = jest.fn();
  onFirstInteraction(act)();
  window.dispatchEvent(new Event('keydown'));
  jest.advanceTimersByTime(10_000);
  expect(act).not.toHaveBeenCalled();
});
