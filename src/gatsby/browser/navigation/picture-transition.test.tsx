import type { growPictures as grow } from './picture-transition';
import type * as states from './navigation-state';

const LIST = '/game-library/';
const GAME = '/game-library/a/';

const listPage =
  '<main><article><img id="a"><h2><a href="/game-library/a/">A</a></h2></article>' +
  '<article><img id="b"><h2><a href="/game-library/b/">B</a></h2></article></main>';
const gamePage =
  '<main><img id="hero" data-hero=""><div id="text" data-over-hero="">A</div></main>';

/**
 * Record of what the browser was asked for: names at the time, the work between the two states, and whether it was
 * skipped.
 */
interface Asked {
  readonly old: Record<string, string>;
  readonly update: () => Promise<Record<string, string>>;
  readonly skip: jest.Mock;
  readonly finish: () => void;
}

let asked: Asked[];
let isReduced: boolean;
let isReady: boolean;
let navigation: typeof states;
let listeners: { type: string; listener: EventListenerOrEventListenerObject }[];

function namesNow(): Record<string, string> {
  const named = [...document.querySelectorAll<HTMLElement>('[style]')];
  return Object.fromEntries(
    named.flatMap(({ id, style }) =>
      style.viewTransitionName === '' ? [] : [[id, style.viewTransitionName]],
    ),
  );
}

/** A browser with view transitions, which jsdom is not; the test says when each state is drawn. */
function startViewTransition(update: () => Promise<void>): object {
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const skip = jest.fn(finish);
  asked.push({
    old: namesNow(),
    update: async () => {
      await update();
      return namesNow();
    },
    skip,
    finish,
  });
  return { ready: Promise.reject(new Error('skipped')), finished, skipTransition: skip };
}

function show(path: string, page: string): void {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = page;
  navigation.announceRoute();
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}

beforeEach(async () => {
  jest.resetModules();
  asked = [];
  isReduced = false;
  isReady = true;
  document.head.innerHTML = '';
  window.matchMedia = jest.fn(() => ({ matches: isReduced }) as MediaQueryList);
  Object.assign(document, { startViewTransition });
  window.___loader = { ...window.___loader, loadPageSync: () => (isReady ? {} : undefined) };
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, 0, 300, 200));
  navigation = await import('./navigation-state');
  window.history.replaceState(null, '', LIST);
  document.body.innerHTML = listPage;
  const { growPictures }: { growPictures: typeof grow } = await import('./picture-transition');
  // Each test has a module of its own, and no window of its own.
  const listen = jest.spyOn(window, 'addEventListener');
  growPictures();
  listeners = listen.mock.calls.map(([type, listener]) => ({ type, listener }));
  listen.mockRestore();
});

afterEach(() => {
  for (const { type, listener } of listeners) window.removeEventListener(type, listener);
});

test("a card's picture grows into that of its page, beneath what lies over it", async () => {
  navigation.announceNavigation(`${GAME}?channel=x`);
  await nextFrame();
  expect(asked[0]?.old).toEqual({ a: 'picture' });
  show(GAME, gamePage);
  expect(await asked[0]?.update()).toEqual({ hero: 'picture', text: 'over-picture-0' });
  asked[0]?.finish();
  await nextFrame();
  expect(namesNow()).toEqual({});
});

test('on the way back it shrinks into its card', async () => {
  show(GAME, gamePage);
  window.history.replaceState(null, '', LIST);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await nextFrame();
  expect(asked[0]?.old).toEqual({ hero: 'picture' });
  show(LIST, listPage);
  expect(await asked[0]?.update()).toEqual({ a: 'picture' });
});

test('on the way back the old page stays where it was left until the next one comes', async () => {
  show(GAME, gamePage);
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.history.replaceState(null, '', LIST);
  window.dispatchEvent(new PopStateEvent('popstate'));
  // The browser scrolls to where the list was left.
  jest.replaceProperty(window, 'scrollY', 700);
  await nextFrame();
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  jest.restoreAllMocks();
});

test('of two cards that lead to the same page, the one that was clicked', async () => {
  document.body.innerHTML = listPage + listPage.replaceAll('id="', 'id="second-');
  document.querySelectorAll<HTMLElement>(`a[href="${GAME}"]`)[1]?.focus();
  navigation.announceNavigation(GAME);
  await nextFrame();
  expect(asked[0]?.old).toEqual({ 'second-a': 'picture' });
});

test('nothing moves where the next page has no such picture', async () => {
  navigation.announceNavigation(GAME);
  await nextFrame();
  show(GAME, '<h1>A</h1>');
  expect(await asked[0]?.update()).toEqual({});
  expect(asked[0]?.skip).toHaveBeenCalled();
});

test.each([
  ['motion is not welcome', () => (isReduced = true)],
  ['the page is not there yet', () => (isReady = false)],
  [
    'the window is hidden',
    () => jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden'),
  ],
  ['no card leads there', () => (document.body.innerHTML = '<a href="/game-library/a/">A</a>')],
])('nothing moves where %s', async (_, arrange) => {
  arrange();
  navigation.announceNavigation(GAME);
  await nextFrame();
  expect(asked).toEqual([]);
  jest.restoreAllMocks();
});

test('nothing moves on the way to another place of the same page', async () => {
  navigation.announceNavigation(`${LIST}?a=1#b`);
  await nextFrame();
  expect(asked).toEqual([]);
});

test('of two clicks in one frame only the last one moves', async () => {
  navigation.announceNavigation('/game-library/b/');
  navigation.announceNavigation(GAME);
  await nextFrame();
  expect(asked.map(({ old }) => old)).toEqual([{ a: 'picture' }]);
});

test('a click while a picture moves ends that and starts no other', async () => {
  navigation.announceNavigation(GAME);
  await nextFrame();
  show(GAME, gamePage + listPage);
  await asked[0]?.update();
  navigation.announceNavigation('/game-library/b/');
  await nextFrame();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.skip).toHaveBeenCalled();
});

test('a page that does not come holds nothing up for long', async () => {
  navigation.announceNavigation(GAME);
  await nextFrame();
  expect(await asked[0]?.update()).toEqual({});
  expect(asked[0]?.skip).toHaveBeenCalled();
});
