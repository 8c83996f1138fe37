import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { useIdle } from './use-idle';
import { useLazy } from './use-lazy';

const chunk = { answer: 42 };

/** Does something, and lets happen what follows from it at once. */
function settle(deed: () => void): Promise<void> {
  return act(() => {
    deed();
    return Promise.resolve();
  });
}

/** An import whose outcome the test decides, each time that it is asked for. */
function startImport() {
  const tries: { come: () => Promise<void>; fail: () => Promise<void> }[] = [];
  const load = jest.fn(
    () =>
      new Promise<typeof chunk>((resolve, reject) => {
        tries.push({
          come: () => settle(() => resolve(chunk)),
          fail: () => settle(() => reject(new Error('no chunk'))),
        });
      }),
  );
  return { load, tries };
}

/** A component that wants code when it is told to. */
function show(isWanted?: boolean) {
  const { load, tries } = startImport();
  const onFail = jest.fn();
  const view = renderHook(
    ({ when }: { when?: boolean }) =>
      useLazy(load, { ...(when !== undefined && { when }), onFail }),
    { initialProps: isWanted === undefined ? {} : { when: isWanted } },
  );
  return {
    ...view,
    load,
    tries,
    onFail,
    now: () => view.result.current,
    want: (when: boolean) => view.rerender({ when }),
    loadNow: () => act(() => view.result.current.loadNow()),
  };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('code that is wanted at once', () => {
  it('is asked for when the component is there, and there when it has come', async () => {
    const { load, tries, now } = show();
    expect(load).toHaveBeenCalledTimes(1);
    expect(now()).toMatchObject({ code: undefined, hasFailed: false });
    await tries[0]!.come();
    expect(now()).toMatchObject({ code: chunk, hasFailed: false });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that did not come says so until another try begins, which may bring it', async () => {
    const { load, tries, now, loadNow, onFail } = show();
    await tries[0]!.fail();
    expect(now()).toMatchObject({ code: undefined, hasFailed: true });
    expect(onFail).toHaveBeenCalledTimes(1);
    // eslint-disable-next-line no-console -- Where the log goes.
    expect(console.error).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(1);
    loadNow();
    expect(now()).toMatchObject({ code: undefined, hasFailed: false });
    await tries[1]!.fail();
    expect(now().hasFailed).toBe(true);
    loadNow();
    await tries[2]!.come();
    expect(now()).toMatchObject({ code: chunk, hasFailed: false });
    expect(onFail).toHaveBeenCalledTimes(2);
  });

  it('comes where effects run twice', async () => {
    const { load, tries } = startImport();
    const { result } = renderHook(() => useLazy(load), { wrapper: StrictMode });
    for (const each of tries) await each.come();
    expect(result.current.code).toBe(chunk);
  });
});

describe('code that is wanted later', () => {
  it('is asked for when that turns true, and once', async () => {
    const { load, tries, now, want } = show(false);
    want(false);
    expect(load).not.toHaveBeenCalled();
    want(true);
    want(true);
    await tries[0]!.come();
    expect(now().code).toBe(chunk);
    want(false);
    want(true);
    expect(now().code).toBe(chunk);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('comes also when it is not wanted any more', async () => {
    const { load, tries, now, want } = show(true);
    want(false);
    want(true);
    want(false);
    await tries[0]!.come();
    expect(now().code).toBe(chunk);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is tried again with the next wish, not with the one that failed', async () => {
    const { load, tries, now, want, onFail } = show(true);
    await tries[0]!.fail();
    want(true);
    expect(load).toHaveBeenCalledTimes(1);
    want(false);
    expect(load).toHaveBeenCalledTimes(1);
    want(true);
    expect(load).toHaveBeenCalledTimes(2);
    await tries[1]!.come();
    expect(now().code).toBe(chunk);
    expect(onFail).toHaveBeenCalledTimes(1);
  });

  it('can be fetched ahead, which is the same try', async () => {
    const { load, tries, now, want, loadNow } = show(false);
    loadNow();
    loadNow();
    want(true);
    expect(load).toHaveBeenCalledTimes(1);
    await tries[0]!.come();
    expect(now().code).toBe(chunk);
    loadNow();
    expect(now().code).toBe(chunk);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that was fetched ahead in vain is tried again when it is wanted', async () => {
    const { load, tries, want, loadNow, onFail } = show(false);
    loadNow();
    await tries[0]!.fail();
    expect(onFail).toHaveBeenCalledTimes(1);
    want(true);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('may wait for a quiet moment', async () => {
    jest.useFakeTimers();
    const { load } = startImport();
    renderHook(() => useLazy(load, { when: useIdle() }));
    expect(load).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(load).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});

it('tells the latest callback of a failure', async () => {
  const { load, tries } = startImport();
  const told: string[] = [];
  const { rerender } = renderHook(
    ({ name }) => useLazy(load, { onFail: () => void told.push(name) }),
    { initialProps: { name: 'first' } },
  );
  rerender({ name: 'second' });
  await tries[0]!.fail();
  expect(told).toEqual(['second']);
});

it.each(['come', 'fail'] as const)(
  'is still when a component is gone before it: %s',
  async (way) => {
    const { tries, unmount, onFail, now } = show();
    unmount();
    await tries[0]![way]();
    expect(onFail).not.toHaveBeenCalled();
    expect(now()).toMatchObject({ code: undefined, hasFailed: false });
  },
);

it('is one function for good that fetches ahead', () => {
  const { now, want } = show(false);
  const { loadNow } = now();
  want(true);
  expect(now().loadNow).toBe(loadNow);
});
