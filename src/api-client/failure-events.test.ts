import { onFailure, reportFailure, type Failure } from './failure-events';

function failure(message: string): Failure {
  return { kind: 'refused', message };
}

test('has nothing to tell where nothing has failed', () => {
  const listener = jest.fn();
  onFailure(listener)();
  expect(listener).not.toHaveBeenCalled();
});

test('keeps the latest failures for the first listener, and no more than three', () => {
  for (let count = 1; count <= 1000; count += 1) reportFailure(failure(String(count)));
  const heard: Failure[] = [];
  const leave = onFailure((each) => heard.push(each));
  expect(heard).toEqual(['998', '999', '1000'].map(failure));
  reportFailure(failure('now'));
  expect(heard.at(-1)).toEqual(failure('now'));
  leave();
});

test('says whether anybody has heard of it, and tells everybody who listens, until they leave', () => {
  const heard: string[] = [];
  expect(reportFailure(failure('nobody'))).toBe(false);
  const leave = onFailure(({ message }) => heard.push(`one: ${message}`));
  const leaveToo = onFailure(({ message }) => heard.push(`other: ${message}`));
  expect(reportFailure(failure('both'))).toBe(true);
  leave();
  expect(reportFailure(failure('one'))).toBe(true);
  leaveToo();
  expect(reportFailure(failure('later'))).toBe(false);
  expect(heard).toEqual(['one: nobody', 'one: both', 'other: both', 'other: one']);
  onFailure(({ message }) => heard.push(message))();
  expect(heard.slice(4)).toEqual(['later']);
});
