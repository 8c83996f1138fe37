import { ThrottledRender } from './throttled-render';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('drawing', () => {
  test('comes at once, and those that are asked for right behind it come together', () => {
    const draw = jest.fn();
    const drawing = new ThrottledRender(draw, 50);
    drawing.soon();
    expect(draw).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(10);
    drawing.soon();
    drawing.soon();
    jest.advanceTimersByTime(39);
    expect(draw).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(draw).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(1000);
    expect(draw).toHaveBeenCalledTimes(2);
    drawing.soon();
    expect(draw).toHaveBeenCalledTimes(3);
  });

  test('that must not wait takes along what was put off', () => {
    const draw = jest.fn();
    const drawing = new ThrottledRender(draw, 50);
    drawing.now();
    drawing.soon();
    drawing.now();
    expect(draw).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(49);
    drawing.soon();
    expect(draw).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(1);
    expect(draw).toHaveBeenCalledTimes(3);
  });

  test('that was put off is dropped, and the next one comes in its turn', () => {
    const draw = jest.fn();
    const drawing = new ThrottledRender(draw, 50);
    drawing.now();
    drawing.soon();
    drawing.stop();
    jest.advanceTimersByTime(1000);
    expect(draw).toHaveBeenCalledTimes(1);
    drawing.soon();
    expect(draw).toHaveBeenCalledTimes(2);
  });
});
