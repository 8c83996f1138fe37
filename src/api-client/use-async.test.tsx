import { act, renderHook, waitFor } from '@testing-library/react';
import { useAsync } from './use-async';

interface Work {
  readonly resolve: (value: { readonly name: string } | undefined) => void;
  readonly reject: (error: Error) => void;
  readonly signal: AbortSignal;
}

/** Renders the hook with work that ends when a test says so. */
function start(first: string | undefined) {
  const works: Work[] = [];
  const work = (signal: AbortSignal) =>
    new Promise<{ readonly name: string } | undefined>((resolve, reject) => {
      works.push({ resolve, reject, signal });
    });
  const hook = renderHook(({ key }) => useAsync(key, work), {
    initialProps: { key: first },
  });
  /** Ends the latest work. */
  const finish = (end: (work: Work) => void, at = works.length - 1) =>
    act(async () => {
      const ended = works[at];
      if (ended) end(ended);
      await Promise.resolve();
    });
  return { ...hook, works, finish };
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('nothing is done without a key', () => {
  const { result, works } = start(undefined);
  expect(result.current).toEqual({ last: undefined, state: { status: 'loading' } });
  expect(works).toEqual([]);
});

test('what was there before stays until the result of another key has come', async () => {
  const { result, rerender, works, finish } = start('a');
  expect(result.current.state).toEqual({ status: 'loading' });
  await finish(({ resolve }) => resolve({ name: 'A' }));
  expect(result.current.state).toEqual({ status: 'ready', data: { name: 'A' } });
  rerender({ key: 'b' });
  expect(result.current).toEqual({ last: { name: 'A' }, state: { status: 'loading' } });
  await finish(({ resolve }) => resolve({ name: 'B' }));
  expect(result.current).toEqual({
    last: { name: 'B' },
    state: { status: 'ready', data: { name: 'B' } },
  });
  expect(works).toHaveLength(2);
});

test.each([
  ['resolves', ({ resolve }: Work) => resolve({ name: 'A' })],
  ['rejects', ({ reject }: Work) => reject(new Error('late'))],
])(
  'work for a key that nobody wants any more is ended, and not heard when it %s',
  async (_, end) => {
    const { result, rerender, works, finish } = start('a');
    rerender({ key: 'b' });
    expect(works.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await finish(end, 0);
    expect(result.current).toEqual({ last: undefined, state: { status: 'loading' } });
    expect(logged).not.toHaveBeenCalled();
  },
);

test.each([
  ['has been told', ({ resolve }: Work) => resolve(undefined), 0],
  ['is logged', ({ reject }: Work) => reject(new Error('no')), 1],
])('what failed and %s can be tried again, beside what was there', async (_, fail, logs) => {
  const { result, rerender, finish, works } = start('a');
  await finish(({ resolve }) => resolve({ name: 'A' }));
  rerender({ key: 'b' });
  await finish(fail);
  const { last, state } = result.current;
  expect([last, state.status]).toEqual([{ name: 'A' }, 'failed']);
  expect(logged).toHaveBeenCalledTimes(logs);
  act(() => {
    if (state.status === 'failed') state.retry();
  });
  expect(result.current.state).toEqual({ status: 'loading' });
  await waitFor(() => expect(works).toHaveLength(3));
  await finish(({ resolve }) => resolve({ name: 'B' }));
  expect(result.current.state).toEqual({ status: 'ready', data: { name: 'B' } });
});
