import { setWebId } from '../../platform/consent/analytics';
import { waitForWebId } from './download.lazy';

beforeEach(() => {
  jest.useFakeTimers();
  setWebId({ status: 'loading' });
});
afterEach(() => {
  jest.useRealTimers();
});

function begin() {
  const controller = new AbortController();
  const done = jest.fn();
  void waitForWebId(controller.signal).then(done);
  return { controller, done };
}
function pass(ms: number) {
  return jest.advanceTimersByTimeAsync(ms);
}

test.each([
  [{ status: 'known', id: '9007199254740993' }, '9007199254740993'],
  [{ status: 'none' }, undefined],
] as const)('%j is taken at once', async (webId, id) => {
  setWebId(webId);
  const { done } = begin();
  await pass(0);
  expect(done).toHaveBeenCalledWith(id);
  expect(jest.getTimerCount()).toBe(0);
});

test('five looks, 500 ms apart, and then it is done without', async () => {
  const { done } = begin();
  await pass(2499);
  expect(done).not.toHaveBeenCalled();
  await pass(1);
  expect(done).toHaveBeenCalledWith(undefined);
});

test.each([
  [{ status: 'known', id: '73' }, '73'],
  [{ status: 'none' }, undefined],
] as const)('what comes meanwhile is seen at the next look: %j', async (webId, id) => {
  const { done } = begin();
  await pass(1100);
  setWebId(webId);
  await pass(399);
  expect(done).not.toHaveBeenCalled();
  await pass(1);
  expect(done).toHaveBeenCalledWith(id);
});

test('the fifth look still counts', async () => {
  const { done } = begin();
  await pass(2400);
  setWebId({ status: 'known', id: '7' });
  await pass(100);
  expect(done).toHaveBeenCalledWith('7');
});

test('a page that is left waits for nothing', async () => {
  const { controller, done } = begin();
  await pass(700);
  controller.abort();
  await pass(0);
  expect(done).toHaveBeenCalledWith(undefined);
  expect(jest.getTimerCount()).toBe(0);
});
