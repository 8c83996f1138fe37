import { RELOAD_GUARD_MS } from '../config/times';
import { mayReload, RELOAD_LIMIT_MS } from './reload-guard';

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the same path is reloaded once per 10 s', () => {
  expect(mayReload('/a/')).toBe(true);
  expect(mayReload('/a/')).toBe(false);
  jest.advanceTimersByTime(RELOAD_GUARD_MS - 1);
  expect(mayReload('/a/')).toBe(false);
  jest.advanceTimersByTime(1);
  expect(mayReload('/a/')).toBe(true);
});

test('another path is another matter', () => {
  expect(mayReload('/a/')).toBe(true);
  expect(mayReload('/b/')).toBe(true);
  expect(mayReload('/b/')).toBe(false);
});

test('two pages that lead to each other are reloaded once each', () => {
  expect(['/a/', '/b/', '/a/', '/b/'].map(mayReload)).toEqual([true, true, false, false]);
});

test('no more than five reloads a minute, of whatever pages', () => {
  const paths = ['/1/', '/2/', '/3/', '/4/', '/5/', '/6/'];
  expect(paths.map(mayReload)).toEqual([true, true, true, true, true, false]);
  jest.advanceTimersByTime(RELOAD_LIMIT_MS - 1);
  expect(mayReload('/6/')).toBe(false);
  jest.advanceTimersByTime(1);
  expect(mayReload('/6/')).toBe(true);
});

test('one that an older build has noted counts', () => {
  sessionStorage.setItem('reloaded', `${String(Date.now())} /a/`);
  expect(['/a/', '/b/'].map(mayReload)).toEqual([false, true]);
});

test('a clock that was set back does not hold the path for ever', () => {
  expect(mayReload('/a/')).toBe(true);
  jest.setSystemTime(Date.now() - RELOAD_LIMIT_MS);
  expect(mayReload('/a/')).toBe(true);
});

test.each(['', 'x', '{"path":"/a/"}', 'NaN /a/', '/a/'])(
  '"%s" in the storage says nothing',
  (text) => {
    sessionStorage.setItem('reloaded', text);
    expect(mayReload('/a/')).toBe(true);
  },
);

test('without a storage nothing is reloaded', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(mayReload('/a/')).toBe(false);
});
