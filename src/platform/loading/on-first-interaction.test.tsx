import { onFirstInteraction } from './on-first-interaction';

/** Time that a browser without idle callbacks, such as jsdom, takes for one, in milliseconds. */
const IDLE_MS = 1;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('acts after 3 s where nothing happens, once', () => {
  const act = jest.fn();
  onFirstInteraction(act);
  jest.advanceTimersByTime(2999);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1 + IDLE_MS);
  window.dispatchEvent(new Event('scroll'));
  expect(act).toHaveBeenCalledTimes(1);
});

const events = ['pointerdown', 'keydown', 'click', 'pointermove', 'scroll'];
test.each(events)('acts in an idle moment when a %s rests, once', (event) => {
  const act = jest.fn();
  onFirstInteraction(act);
  for (let turn = 0; turn < 5; turn += 1) {
    document.body.dispatchEvent(new Event(event));
    jest.advanceTimersByTime(150);
  }
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(50);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(IDLE_MS);
  expect(act).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledTimes(1);
});

test('acts after 3 s where a movement never rests', () => {
  const act = jest.fn();
  onFirstInteraction(act);
  for (let ms = 0; ms < 2900; ms += 100) {
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(100);
  }
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100 + IDLE_MS);
  expect(act).toHaveBeenCalledTimes(1);
});

test('taken back, it does not act', () => {
  const act = jest.fn();
  const cancel = onFirstInteraction(act);
  window.dispatchEvent(new Event('scroll'));
  cancel();
  window.dispatchEvent(new Event('keydown'));
  jest.advanceTimersByTime(10_000);
  expect(act).not.toHaveBeenCalled();
});

test('taken back while it waits for an idle moment, it does not act', () => {
  const act = jest.fn();
  const cancel = onFirstInteraction(act);
  jest.advanceTimersByTime(3000);
  cancel();
  jest.advanceTimersByTime(10_000);
  expect(act).not.toHaveBeenCalled();
});
