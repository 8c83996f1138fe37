import { guardedLoad } from './guard-chunks';
import { setJudgement, type Judgement } from './navigation-state';

/** As webpack rejects when the script of a chunk does not come. */
function chunkError(): Error {
  return Object.assign(new Error('Loading chunk 7 failed.'), { request: '/7-abc.js' });
}

function decide(more: Partial<Judgement>): void {
  setJudgement({
    ask: () => Promise.resolve('silent'),
    wouldLoseWork: () => false,
    sayOffline: () => undefined,
    ...more,
  });
}

function failing() {
  return jest.fn(() => Promise.reject(chunkError()));
}

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('what comes is handed on', async () => {
  await expect(
    guardedLoad(
      () => Promise.resolve('part'),
      () => false,
    )(7),
  ).resolves.toBe('part');
});

test('a network that failed for a moment is tried again', async () => {
  decide({ ask: () => Promise.resolve('there') });
  const load = jest
    .fn<Promise<unknown>, [string | number]>()
    .mockRejectedValueOnce(chunkError())
    .mockResolvedValueOnce('part');
  await expect(guardedLoad(load, () => false)(7)).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});

test('without a network the part is missing, and nothing is reloaded', async () => {
  decide({});
  const load = failing();
  await expect(guardedLoad(load, () => false)(7)).rejects.toThrow(
    'A part of the page did not come',
  );
  expect(load).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem('reloaded')).toBeNull();
});

test('what Gatsby would reload for without a guard is not what the error says', async () => {
  decide({});
  const error: unknown = await guardedLoad(
    failing(),
    () => false,
  )(7).catch((each: unknown) => each);
  expect(String(error)).not.toMatch(/loading chunk \d* failed./i);
});

test('a part that is gone is missing where a reload would lose what was typed', async () => {
  decide({ ask: () => Promise.resolve('gone'), wouldLoseWork: () => true });
  await expect(guardedLoad(failing(), () => false)(7)).rejects.toThrow('did not come');
  expect(sessionStorage.getItem('reloaded')).toBeNull();
});

test('a server that answers every address with a page has no such part', async () => {
  decide({ ask: () => Promise.resolve('there'), wouldLoseWork: () => true });
  const load = failing();
  await expect(guardedLoad(load, () => false)(7)).rejects.toThrow('did not come');
  expect(load).toHaveBeenCalledTimes(2);
});

test('the code of a whole page is left to the navigation', async () => {
  const ask = jest.fn<Promise<'gone'>, [string]>(() => Promise.resolve('gone'));
  decide({ ask });
  await expect(guardedLoad(failing(), () => true)(7)).rejects.toThrow('Loading chunk 7 failed.');
  expect(ask).not.toHaveBeenCalled();
});
