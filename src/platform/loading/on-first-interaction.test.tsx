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

test.each(['pointerdown', 'keydown'])('acts at the first %s, once', (choice) => {
  const act = jest.fn();
  onFirstInteraction(act);
  document.body.dispatchEvent(new Event(choice));
  expect(act).toHaveBeenCalledTimes(1);
  document.body.dispatchEvent(new Event(choice));
  jest.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledTimes(1);
});

test.each(['pointermove', 'scroll'])('acts when a %s rests, once', (movement) => {
  const act = jest.fn();
  onFirstInteraction(act);
  for (let turn = 0; turn < 5; turn += 1) {
    document.body.dispatchEvent(new Event(movement));
    jest.advanceTimersByTime(150);
  }
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(50);
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
  jest.advanceTimersByTime(100);
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
