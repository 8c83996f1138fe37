import { BUILD_CHECK_MS } from '../../config/times';
import { createBuildCheck, watchBuilds } from './build-update';
import { navigation } from './navigation/navigation-state';
import { reloadAt } from './navigation/reload-page';

// jsdom cannot leave a page.
jest.mock('./navigation/reload-page');

/** A check, and what it says of the builds that the server answers one after the other. */
function setUp() {
  let latest: string | undefined;
  const said: string[] = [];
  const readLatest = jest.fn(() => Promise.resolve(latest));
  const check = createBuildCheck({
    readLatest,
    onOwn: (id) => said.push(`own ${id}`),
    onNewer: (id) => said.push(`newer ${id}`),
  });
  const answers = async (...ids: readonly (string | undefined)[]): Promise<string[]> => {
    for (const id of ids) {
      latest = id;
      await check();
    }
    return said;
  };
  return { answers, check, readLatest };
}

test('the first answer is the build of the page, another one is newer', async () => {
  expect(await setUp().answers('a', 'a', 'b')).toEqual(['own a', 'newer b']);
});

test('a newer build is told of once, and then nothing is asked any more', async () => {
  const { answers, readLatest } = setUp();
  expect(await answers('a', 'b', 'c')).toEqual(['own a', 'newer b']);
  expect(readLatest).toHaveBeenCalledTimes(2);
});

test('two calls at once tell of it once', async () => {
  const { answers, check, readLatest } = setUp();
  await answers('a');
  readLatest.mockResolvedValue('b');
  await Promise.all([check(), check()]);
  expect(await answers()).toEqual(['own a', 'newer b']);
});

test('no answer says nothing, and the first that comes is the build of the page', async () => {
  expect(await setUp().answers(undefined, 'b', undefined, 'b', 'c')).toEqual(['own b', 'newer c']);
});

test('a page of the cache knows its build, and the first other one is newer', async () => {
  const said: string[] = [];
  const check = createBuildCheck({
    readLatest: () => Promise.resolve('b'),
    own: 'a',
    onOwn: (id) => said.push(`own ${id}`),
    onNewer: (id) => said.push(`newer ${id}`),
  });
  await check();
  expect(said).toEqual(['newer b']);
});

describe('the page', () => {
  const OWN = 'a'.repeat(8);
  const NEWER = 'b'.repeat(8);
  let latest: string;
  let isWhole: boolean;
  let asked: (RequestInfo | URL)[];
  let listeners: jest.SpyInstance<void, Parameters<Document['addEventListener']>>;

  /** Time goes by, and whatever was asked meanwhile is answered. */
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  beforeEach(() => {
    jest.useFakeTimers();
    latest = OWN;
    isWhole = true;
    asked = [];
    listeners = jest.spyOn(document, 'addEventListener');
    sessionStorage.clear();
    document.body.replaceChildren();
    navigation.isOutdated = false;
    window.history.replaceState(null, '', '/about-us/?channel=a#main');
    jest.spyOn(window, 'fetch').mockImplementation((path) => {
      asked.push(path);
      const hasFile = path === '/builds/latest.json' || isWhole;
      return Promise.resolve(
        hasFile ? Response.json({ id: latest }) : new Response(null, { status: 404 }),
      );
    });
  });
  afterEach(() => {
    // The page is gone, and nothing of it listens any more.
    for (const [type, listener] of listeners.mock.calls) {
      document.removeEventListener(type, listener);
    }
    jest.clearAllTimers();
    jest.useRealTimers();
  });

  test('asks every hour for the manifest and, along with it, for the file of the build', async () => {
    watchBuilds();
    await pass(0);
    const both = ['/builds/latest.json', `/builds/meta/${OWN}.json`];
    expect(asked).toEqual(both);
    await pass(BUILD_CHECK_MS - 1);
    expect(asked).toEqual(both);
    await pass(1);
    expect(asked).toEqual([...both, ...both]);
  });

  test('asks every hour although the clock is corrected meanwhile', async () => {
    watchBuilds();
    await pass(0);
    jest.setSystemTime(Date.now() - 1);
    await pass(BUILD_CHECK_MS);
    expect(asked).toHaveLength(4);
  });

  test('asks whenever its time has come, by real timers', async () => {
    jest.useRealTimers();
    const timers = jest.spyOn(window, 'setTimeout');
    const reloaded = new Promise<void>((resolve) => {
      jest.mocked(reloadAt).mockImplementationOnce(() => {
        resolve();
        return true;
      });
    });
    watchBuilds(2);
    const countAsked = () => asked.filter((path) => path === '/builds/latest.json').length;
    const countSet = () => timers.mock.calls.filter(([, ms]) => ms === 2).length;
    jest.mocked(window.fetch).mockImplementation((path) => {
      asked.push(path);
      return Promise.resolve(Response.json({ id: countAsked() < 20 ? OWN : NEWER }));
    });
    await reloaded;
    expect(countAsked()).toBeGreaterThanOrEqual(20);
    // Each asking sets the timer of the next one.
    expect(countAsked()).toBe(countSet());
  });

  test('asks when the tab comes back after an hour, or the clock was set back, and not before', async () => {
    watchBuilds();
    await pass(0);
    const comeBackAfter = async (ms: number): Promise<number> => {
      asked = [];
      // The machine sleeps: the clock goes on, timers do not.
      jest.setSystemTime(Date.now() + ms);
      document.dispatchEvent(new Event('visibilitychange'));
      await pass(0);
      return asked.length;
    };
    expect(await comeBackAfter(BUILD_CHECK_MS - 1)).toBe(0);
    expect(await comeBackAfter(1)).toBe(2);
    expect(await comeBackAfter(-10 * BUILD_CHECK_MS)).toBe(2);
    expect(await comeBackAfter(1000)).toBe(0);
  });

  test('waits for a build that is not yet there whole', async () => {
    watchBuilds();
    await pass(0);
    latest = NEWER;
    isWhole = false;
    await pass(BUILD_CHECK_MS);
    expect(navigation.isOutdated).toBe(false);
    isWhole = true;
    await pass(BUILD_CHECK_MS);
    expect(navigation.isOutdated).toBe(true);
  });

  /** An open page that hears of a newer build an hour later. */
  async function hearOfNewer(html = ''): Promise<void> {
    document.body.innerHTML = html;
    watchBuilds();
    await pass(0);
    latest = NEWER;
    await pass(BUILD_CHECK_MS);
  }

  test.each([
    ['is missing', () => Response.json({ id: NEWER }, { status: 404 })],
    ['is HTML', () => new Response('<!doctype html>')],
    ['is another thing', () => Response.json({ id: 7 })],
    ['names a path', () => Response.json({ id: '../../evil' })],
    ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is left alone by a manifest that %s', async (_, answer) => {
    watchBuilds();
    await pass(0);
    asked = [];
    jest.mocked(window.fetch).mockImplementation((path) => {
      asked.push(path);
      return Promise.resolve(answer());
    });
    await pass(BUILD_CHECK_MS);
    expect(asked).toEqual(['/builds/latest.json']);
    expect(navigation.isOutdated).toBe(false);
    expect(reloadAt).not.toHaveBeenCalled();
  });

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
