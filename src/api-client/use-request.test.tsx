import { act, renderHook } from '@testing-library/react';
import { useRequest } from './use-request';

interface Load {
  readonly key: string;
  readonly signal: AbortSignal;
  readonly resolve: (text: string) => void;
  readonly reject: (error: unknown) => void;
}

function setUp(first: string) {
  const loads: Load[] = [];
  const view = renderHook(
    ({ key }) =>
      useRequest(
        key,
        (signal) =>
          new Promise<string>((resolve, reject) => {
            loads.push({ key, signal, resolve, reject });
          }),
      ),
    { initialProps: { key: first } },
  );
  const load = (index: number): Load => {
    const found = loads[index];
    if (!found) throw new Error(`load ${String(index)} was not started`);
    return found;
  };
  return { ...view, loads, load };
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
});

it('loads once for a key and shows what came', async () => {
  const { result, rerender, loads, load } = setUp('a');
  expect(result.current).toEqual({ status: 'loading' });
  rerender({ key: 'a' });
  expect(loads).toHaveLength(1);
  await act(async () => {
    load(0).resolve('A');
    await Promise.resolve();
  });
  expect(result.current).toEqual({ status: 'ready', data: 'A' });
});

it('aborts the old load when the key changes, and never shows its data under the new key', async () => {
  const { result, rerender, load } = setUp('a');
  await act(async () => {
    load(0).resolve('A');
    await Promise.resolve();
  });
  rerender({ key: 'b' });
  expect(result.current).toEqual({ status: 'loading' });
  rerender({ key: 'c' });
  expect(load(1).signal.aborted).toBe(true);
  expect(load(2).key).toBe('c');
  await act(async () => {
    load(1).resolve('B');
    load(2).resolve('C');
    await Promise.resolve();
  });
  expect(result.current).toEqual({ status: 'ready', data: 'C' });
});

it('aborts when the component goes, and logs nothing then', async () => {
  const { unmount, load } = setUp('a');
  unmount();
  expect(load(0).signal.aborted).toBe(true);
  await act(async () => {
    load(0).reject(new Error('aborted'));
    await Promise.resolve();
  });
  expect(logged).not.toHaveBeenCalled();
});

it('shows and logs a failure, and tries again on retry', async () => {
  const { result, load } = setUp('a');
  const fault = new Error('no connection');
  await act(async () => {
    load(0).reject(fault);
    await Promise.resolve();
  });
  expect(result.current).toMatchObject({ status: 'failed' });
  expect(logged).toHaveBeenCalledWith(fault);
  act(() => {
    if (result.current.status === 'failed') result.current.retry();
  });
  expect(result.current).toEqual({ status: 'loading' });
  await act(async () => {
    load(1).resolve('A');
    await Promise.resolve();
  });
  expect(result.current).toEqual({ status: 'ready', data: 'A' });
});
