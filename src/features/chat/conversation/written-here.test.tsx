import { WrittenHere } from './before-login';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('what was written before a login', () => {
  test('is fresh for the next one alone, and for so long', () => {
    const written = new WrittenHere();
    written.note('old');
    jest.advanceTimersByTime(60);
    written.note('new');
    written.note('old, and again');
    jest.advanceTimersByTime(40);
    expect([...written.take(100)]).toEqual(['new', 'old, and again']);
    expect(written.take(100).size).toBe(0);
  });

  test('counts from when it was changed last', () => {
    const written = new WrittenHere();
    written.note('draft');
    jest.advanceTimersByTime(60);
    written.note('draft');
    jest.advanceTimersByTime(60);
    expect(written.take(100).has('draft')).toBe(true);
  });
});
