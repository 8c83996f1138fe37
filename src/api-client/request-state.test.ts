import { mapRequest, toRequestState } from './request-state';

function refetch(): Promise<void> {
  return Promise.resolve();
}

test.each([
  [{ data: undefined, error: undefined }, { status: 'loading' }],
  [
    { data: { me: 1 }, error: undefined },
    { status: 'ready', data: { me: 1 } },
  ],
  [
    { data: null, error: undefined },
    { status: 'ready', data: null },
  ],
  [{ data: undefined, error: new Error('no') }, { status: 'failed' }],
])('%j is %j', (result, state) => {
  expect(toRequestState({ ...result, refetch })).toMatchObject(state);
});

test('tries again, and a second failure is left to the next result', async () => {
  const again = jest.fn(() => Promise.reject(new Error('no')));
  const state = toRequestState({ error: new Error('no'), refetch: again });
  if (state.status === 'failed') state.retry();
  await new Promise(setImmediate);
  expect(again).toHaveBeenCalledTimes(1);
});

test('other data of a request is there when the request is', () => {
  const double = (data: number): number => 2 * data;
  expect(mapRequest({ status: 'ready', data: 2 }, double)).toEqual({ status: 'ready', data: 4 });
  expect(mapRequest({ status: 'loading' }, double)).toEqual({ status: 'loading' });
});
