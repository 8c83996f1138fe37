import { waitFor } from '@testing-library/react';
import { RELOAD_GUARD_MS } from '../../../config/times';
import type { PageResources } from '../../patches/browser/gatsby-runtime';
import { load, loadAnew, outcomeOf, OWN, resources } from './testing/guarded-page';

/** How the server answers the question for a page that did not come. */
function answer(result: 'there' | 'silent'): void {
  jest
    .spyOn(window, 'fetch')
    .mockImplementation(() =>
      result === 'there'
        ? Promise.resolve(new Response())
        : Promise.reject(new TypeError('Failed to fetch')),
    );
}

let isNarrow = false;

beforeEach(() => {
  isNarrow = false;
  loadAnew.mockReset();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.broken;
  window.history.replaceState(null, '', '/');
  window.matchMedia = jest.fn(() => ({ matches: isNarrow }) as MediaQueryList);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a click', () => {
  test('carries the query of the page that is left', async () => {
    const { gatsby } = await load();
    window.history.replaceState(null, '', '/about-us/?channel=a');
    window.___navigate('/activity/?x=1#top', { replace: true });
    expect(gatsby.navigate).toHaveBeenCalledWith('/activity/?channel=a&x=1#top', { replace: true });
  });

  test('keeps the variant: by the width, by the choice before it', async () => {
    const { gatsby } = await load();
    isNarrow = true;
    window.___navigate('/activity/');
    expect(gatsby.navigate).toHaveBeenLastCalledWith('/m/activity/', undefined);
    localStorage.setItem('variant', 'pc');
    window.___navigate('/m/activity/');
    expect(gatsby.navigate).toHaveBeenLastCalledWith('/activity/', undefined);
  });

  test('steps of the history are left as they are', async () => {
    const { gatsby } = await load();
    window.___navigate(-1);
    expect(gatsby.navigate).toHaveBeenCalledWith(-1, undefined);
  });

  test('the last one wins: the page of an earlier one is not shown any more', async () => {
    const { gatsby } = await load();
    const answers: ((value: PageResources) => void)[] = [];
    gatsby.loadPage.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    window.___navigate('/activity/');
    const first = outcomeOf('/activity/');
    window.___navigate('/about-us/');
    const second = outcomeOf('/about-us/');
    answers.forEach((resolve) => {
      resolve(resources());
    });
    expect(await first).toBe('waits');
    expect(await second).toMatchObject({ status: 'success' });
  });

  test('on a page that is outdated loads the next one anew; the same page does not', async () => {
    const { gatsby, navigation } = await load();
    answer('there');
    navigation.isOutdated = true;
    window.___navigate('/#main');
    expect(gatsby.navigate).toHaveBeenCalledTimes(1);
    window.___navigate('/activity/', { replace: true });
    await waitFor(() => expect(loadAnew).toHaveBeenCalledWith('/activity/', true));
    expect(gatsby.navigate).toHaveBeenCalledTimes(1);
  });

  test('on a page that is outdated stays there without a network', async () => {
    const { navigation, said } = await load();
    answer('silent');
    navigation.isOutdated = true;
    window.___navigate('/activity/');
    await waitFor(() => expect(said.mock.calls).toEqual([['offline']]));
    expect(loadAnew).not.toHaveBeenCalled();
  });

  test('while a page is being loaded anew loads its own instead', async () => {
    const { gatsby, navigation } = await load();
    navigation.isLeaving = true;
    window.___navigate('/#main');
    expect(loadAnew).toHaveBeenCalledWith('/#main', false);
    expect(gatsby.navigate).not.toHaveBeenCalled();
  });

  test('without a network stays where it is and says so, from the first second', async () => {
    const { gatsby, said, navigation } = await load();
    answer('silent');
    gatsby.loadPage.mockResolvedValue({ status: 'error' });
    window.___navigate('/activity/');
    expect(await outcomeOf('/activity/')).toBe('waits');
    expect(said.mock.calls).toEqual([['offline']]);
    expect(loadAnew).not.toHaveBeenCalled();
    expect(navigation.pending).toBeUndefined();
    expect(document.documentElement.dataset.broken).toBeUndefined();
  });

  test('without a network, before a message can be shown, goes on as without a script', async () => {
    const { gatsby, said, listen } = await load({ hasMessages: false });
    answer('silent');
    gatsby.loadPage.mockResolvedValue({ status: 'error' });
    window.___navigate('/activity/?a=1#b');
    expect(await outcomeOf('/activity/?a=1')).toBe('waits');
    expect(loadAnew.mock.calls).toEqual([['/activity/?a=1#b', false]]);
    // For a page that the browser brings back.
    listen();
    expect(said.mock.calls).toEqual([['offline']]);
  });

  test('on a page that does not come loads it anew, however lately that was done', async () => {
    const { gatsby } = await load();
    answer('there');
    gatsby.loadPage.mockRejectedValue(new Error('Loading chunk 7 failed.'));
    for (const times of [1, 2]) {
      window.___navigate('/activity/?a=1#b');
      expect(await outcomeOf('/activity/?a=1')).toBe('waits');
      expect(loadAnew).toHaveBeenCalledTimes(times);
    }
    expect(loadAnew).toHaveBeenLastCalledWith('/activity/?a=1#b', false);
  });
});

describe('while the server is asked about a page that does not come', () => {
  /** The server answers when it is told to. */
  function hold(): () => void {
    let answerNow: () => void = () => undefined;
    jest.spyOn(window, 'fetch').mockImplementation(
      () =>
        new Promise((resolve) => {
          answerNow = () => {
            resolve(new Response());
          };
        }),
    );
    return () => {
      answerNow();
    };
  }

  test('a part that is missing reloads where the click leads, not the page that is left', async () => {
    const { gatsby, navigation } = await load();
    hold();
    gatsby.loadPage.mockResolvedValue(undefined);
    window.___navigate('/activity/');
    expect(await outcomeOf('/activity/')).toBe('waits');
    expect(navigation.pending?.address).toBe('/activity/');
  });

  test('a later click wins', async () => {
    const { gatsby } = await load();
    const answerNow = hold();
    gatsby.loadPage.mockResolvedValueOnce(undefined);
    window.___navigate('/activity/');
    const first = outcomeOf('/activity/');
    await waitFor(() => expect(window.fetch).toHaveBeenCalled());
    window.___navigate('/about-us/');
    const second = outcomeOf('/about-us/');
    answerNow();
    expect(await first).toBe('waits');
    expect(await second).toMatchObject({ status: 'success' });
    expect(loadAnew).not.toHaveBeenCalled();
  });
});

describe('a page that nobody has clicked for', () => {
  test('is fetched without its query, on which no page depends', async () => {
    const { gatsby } = await load();
    await outcomeOf('/activity/?a=1');
    window.___loader.enqueue('/game-library/g1/?a=1');
    window.___loader.hovering('/y/?a=1');
    expect(gatsby.loadPage).toHaveBeenCalledWith('/activity/');
    expect(gatsby.enqueue).toHaveBeenCalledWith('/game-library/g1/');
    expect(gatsby.hovering).toHaveBeenCalledWith('/y/');
  });

  test('is loaded anew when it is missing, once per 10 s, then it is an error', async () => {
    const { gatsby } = await load();
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'] });
    answer('there');
    gatsby.loadPage.mockResolvedValue(undefined);
    expect(await outcomeOf('/')).toBe('waits');
    expect(loadAnew).toHaveBeenCalledWith('/', true);
    expect(await outcomeOf('/')).toEqual({ status: 'error' });
    expect(loadAnew).toHaveBeenCalledTimes(1);
    jest.setSystemTime(Date.now() + RELOAD_GUARD_MS);
    expect(await outcomeOf('/')).toBe('waits');
    expect(loadAnew).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });

  test('says that it is broken where it is the first one and cannot be loaded anew', async () => {
    const { gatsby, navigation } = await load();
    navigation.isShown = false;
    answer('there');
    sessionStorage.setItem('reloaded', `${String(Date.now())} /`);
    gatsby.loadPage.mockResolvedValue({ status: 'error' });
    expect(await outcomeOf('/')).toBe('waits');
    expect(document.documentElement.dataset.broken).toBe('');
    expect(loadAnew).not.toHaveBeenCalled();
  });

  test('waits for the network, and says so where it is the first one', async () => {
    const { gatsby, navigation, said } = await load();
    navigation.isShown = false;
    answer('silent');
    gatsby.loadPage.mockResolvedValue({ status: 'error' });
    expect(await outcomeOf('/')).toBe('waits');
    expect(said).toHaveBeenCalledWith('offline');
    expect(document.documentElement.dataset.broken).toBe('');
    expect(loadAnew).not.toHaveBeenCalled();
    // However often the network comes and goes.
    for (let times = 0; times < 3; times += 1) window.dispatchEvent(new Event('online'));
    expect(loadAnew.mock.calls).toEqual([['/', true]]);
  });
});

describe('another build on the server', () => {
  test('loads the page anew, with its whole address', async () => {
    const { gatsby } = await load();
    gatsby.loadPage.mockResolvedValue(resources('hash-of-another'));
    window.___navigate('/activity/?a=1#b');
    expect(await outcomeOf('/activity/?a=1')).toBe('waits');
    expect(loadAnew).toHaveBeenCalledWith('/activity/?a=1#b', false);
  });

  test('a moment after a reload it is shown as it is, and the next click loads anew', async () => {
    const { gatsby, navigation } = await load();
    sessionStorage.setItem('reloaded', `${String(Date.now())} /activity/`);
    gatsby.loadPage.mockResolvedValue(resources('hash-of-another'));
    window.___navigate('/activity/');
    // Gatsby compares the hash itself: it must find no difference, or it reloads beside the guard.
    expect(await outcomeOf('/activity/')).toEqual(resources(OWN));
    expect(navigation.isOutdated).toBe(true);
    expect(loadAnew).not.toHaveBeenCalled();
  });

  test('nothing is said of it where the server did not tell its hash', async () => {
    const { gatsby, navigation } = await load();
    gatsby.loadPage.mockResolvedValue(resources(''));
    expect(await outcomeOf('/activity/')).toEqual(resources(OWN));
    expect(navigation.isOutdated).toBe(false);
  });
});
