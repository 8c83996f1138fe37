import { MODEL_FAILURES, MODEL_REST_MS } from '../limits';
import { createTestClock } from '../testing/test-api';
import { CircuitBreaker } from './circuit-breaker';

const REST_S = MODEL_REST_MS / 1000;

function start() {
  const clock = createTestClock();
  const changes: boolean[] = [];
  const breaker = new CircuitBreaker(clock.now, (isOpen) => changes.push(isOpen));
  const fail = (times: number): void => {
    for (let count = 0; count < times; count += 1) breaker.noteFailure();
  };
  return { breaker, clock, changes, fail };
}

test('failures with an answer between them change nothing', () => {
  const { breaker, changes, fail } = start();
  fail(MODEL_FAILURES - 1);
  breaker.noteAnswer();
  fail(MODEL_FAILURES - 1);
  expect(breaker.admit()).toBe(true);
  expect(changes).toEqual([]);
});

test('after some failures in a row nobody asks for a while, and that is told once', () => {
  const { breaker, clock, changes, fail } = start();
  fail(MODEL_FAILURES + 5);
  expect([breaker.isResting(), breaker.admit()]).toEqual([true, false]);
  clock.pass(REST_S - 1);
  expect([breaker.isResting(), breaker.admit()]).toEqual([true, false]);
  expect(changes).toEqual([true]);
});

test('then one call tries, and the others wait for what becomes of it', () => {
  const { breaker, clock, changes, fail } = start();
  fail(MODEL_FAILURES);
  clock.pass(REST_S);
  expect(breaker.isResting()).toBe(false);
  expect([breaker.admit(), breaker.admit()]).toEqual([true, false]);
  fail(1);
  clock.pass(REST_S - 1);
  expect(breaker.admit()).toBe(false);
  clock.pass(1);
  expect(breaker.admit()).toBe(true);
  breaker.noteAnswer();
  expect([breaker.admit(), breaker.admit()]).toEqual([true, true]);
  expect(changes).toEqual([true, false]);
});

test('a try of which nothing was heard is followed by another one', () => {
  const { breaker, clock, fail } = start();
  fail(MODEL_FAILURES);
  clock.pass(REST_S);
  expect(breaker.admit()).toBe(true);
  clock.pass(REST_S);
  expect(breaker.admit()).toBe(true);
});

test('a clock that is set back prolongs no rest', () => {
  const { breaker, clock, fail } = start();
  fail(MODEL_FAILURES);
  clock.pass(-24 * 60 * 60);
  expect(breaker.admit()).toBe(true);
});
