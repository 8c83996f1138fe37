import { onFailure, reportFailure, type Failure } from './failure-events';

function failure(message: string): Failure {
  return { kind: 'refused', message };
}

test('keeps the latest failures for the first listener, and no more than three', () => {
  for (let count = 1; count <= 1000; count += 1) reportFailure(failure(String(count)));
  const heard: Failure[] = [];
  const leave = onFailure((each) => heard.push(each));
  expect(heard).toEqual(['998', '999', '1000'].map(failure));
  reportFailure(failure('now'));
  expect(heard.at(-1)).toEqual(failure('now'));
  leave();
});
