import { BUILD_CHECK_MS } from '../../config/times';
import { createBuildCheck, watchBuilds, type BuildCheckHost } from './build-update';
import { navigation } from './navigation/navigation-state';
import { reloadAt } from './navigation/reload-page';

// jsdom cannot leave a page.
jest.mock('./navigation/reload-page');

/** A server with manifests, and a clock that the test drives. */
function setUp(more: Partial<BuildCheckHost> = {}) {
  const state = { now: 1_000_000, latest: 'a' as string | undefined, asked: 0 };
  const newer: string[] = [];
  const look = createBuildCheck(
    {
      readLatest: () => {
        state.asked += 1;
        return Promise.resolve(state.latest);
      },
      isPublished: () => Promise.resolve(true),
      now: () => state.now,
      onOwn: () => undefined,
      onNewer: (id) => newer.push(id),
      ...more,
    },
    BUILD_CHECK_MS,
  );
  const lookAfter = async (ms: number, latest = state.latest): Promise<void> => {
    state.now += ms;
    state.latest = latest;
    await look();
  };
  return { state, newer, look, lookAfter };
}

test('the first answer is the build of the page; an hour later another one is newer', async () => {
  const { state, newer, look, lookAfter } = setUp();
  await look();
  await lookAfter(BUILD_CHECK_MS - 1, 'b');
  expect([state.asked, newer]).toEqual([1, []]);
  await lookAfter(1);
  expect([state.asked, newer]).toEqual([2, ['b']]);
});

test('a newer build is told of once', async () => {
  const { state, newer, look, lookAfter } = setUp();
  await look();
  await lookAfter(BUILD_CHECK_MS, 'b');
  await lookAfter(BUILD_CHECK_MS, 'c');
  expect([state.asked, newer]).toEqual([2, ['b']]);
});

test('no answer says nothing, and the first that comes is the build of the page', async () => {
  const { state, newer, look, lookAfter } = setUp();
  state.latest = undefined;
  await look();
  await lookAfter(BUILD_CHECK_MS, 'b');
  await lookAfter(BUILD_CHECK_MS, undefined);
  await lookAfter(BUILD_CHECK_MS, 'b');
  expect(newer).toEqual([]);
  await lookAfter(BUILD_CHECK_MS, 'c');
  expect(newer).toEqual(['c']);
});

test('until the page knows its own build, every look asks', async () => {
  const { state, newer, look, lookAfter } = setUp();
  state.latest = undefined;
  await look();
  await lookAfter(1000, 'a');
  expect(state.asked).toBe(2);
  await lookAfter(BUILD_CHECK_MS, 'b');
  expect(newer).toEqual(['b']);
});

test('a build that is not yet there whole is looked at again an hour later', async () => {
  let isWhole = false;
  const { newer, look, lookAfter } = setUp({ isPublished: () => Promise.resolve(isWhole) });
  await look();
  await lookAfter(BUILD_CHECK_MS, 'b');
  expect(newer).toEqual([]);
  isWhole = true;
  await lookAfter(BUILD_CHECK_MS);
  expect(newer).toEqual(['b']);
});

test('a clock that is set back asks again, one that is set ahead asks early, neither asks twice', async () => {
  const { state, look, lookAfter } = setUp();
  await look();
  await lookAfter(-10 * BUILD_CHECK_MS);
  expect(state.asked).toBe(2);
  await lookAfter(1000);
  expect(state.asked).toBe(2);
  await lookAfter(100 * BUILD_CHECK_MS);
  expect(state.asked).toBe(3);
});

describe('the page', () => {
  const OWN = 'a'.repeat(8);
  const NEWER = 'b'.repeat(8);
  let latest = OWN;

  /** Time goes by, and whatever was asked meanwhile is answered. */
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  beforeEach(() => {
    jest.useFakeTimers();
    latest = OWN;
    sessionStorage.clear();
    document.body.replaceChildren();
    navigation.isOutdated = false;
    window.history.replaceState(null, '', '/about-us/?channel=a#main');
    jest.spyOn(window, 'fetch').mockImplementation((path) => {
      const isLatest = path === '/builds/latest.json';
      return Promise.resolve(Response.json({ id: isLatest ? latest : NEWER }));
    });
  });
  afterEach(() => jest.useRealTimers());

  /** An open page that hears of a newer build an hour later. */
  async function hearOfNewer(html = ''): Promise<void> {
    document.body.innerHTML = html;
    watchBuilds();
    await pass(0);
    latest = NEWER;
    await pass(BUILD_CHECK_MS);
  }

  test('reloads with its whole address when nobody is in the middle of something', async () => {
    await hearOfNewer();
    expect(reloadAt).toHaveBeenCalledWith('/about-us/?channel=a#main');
    expect(navigation.isOutdated).toBe(true);
    expect(sessionStorage.getItem('builds')?.trim()).toBe(`${OWN} ${NEWER}`);
  });

  test('waits for the end of what a visitor does; the next navigation loads anew', async () => {
    await hearOfNewer('<form data-draft><input value="138"></form><div role="dialog"></div>');
    expect(reloadAt).not.toHaveBeenCalled();
    expect(navigation.isOutdated).toBe(true);
    document.body.replaceChildren();
    document.dispatchEvent(new Event('focusout'));
    await pass(1);
    expect(reloadAt).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event('focusout'));
    await pass(1);
    expect(reloadAt).toHaveBeenCalledTimes(1);
  });

  test('is not reloaded for a build that this tab has met', async () => {
    sessionStorage.setItem('builds', NEWER);
    await hearOfNewer();
    expect(reloadAt).not.toHaveBeenCalled();
    expect(navigation.isOutdated).toBe(true);
  });

  test('is not reloaded where it cannot be noted', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await hearOfNewer();
    expect(reloadAt).not.toHaveBeenCalled();
  });

  test('an unseen tab is reloaded while a draft is kept, and not while text would be lost', async () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await hearOfNewer('<form><input value="138"></form>');
    expect(reloadAt).not.toHaveBeenCalled();
    document.body.innerHTML = '<form data-draft><input value="138"></form>';
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(1);
    expect(reloadAt).toHaveBeenCalledTimes(1);
  });
});
