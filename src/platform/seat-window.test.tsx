import { openSeat, useSeat } from './seat-window';

const ADDRESS = '#game=cat-inn';

interface TestWindow {
  readonly window: Window;
  readonly focused: () => number;
}

/** A window as a browser gives it. */
function windowOf(): TestWindow {
  const opened = document.body.appendChild(document.createElement('iframe')).contentWindow!;
  const focus = jest.fn();
  Object.assign(opened, { focus });
  return { window: opened, focused: () => focus.mock.calls.length };
}

/** Lets the browser have windows above others. */
function allow(request: () => Promise<Window>): jest.Mock {
  const requestWindow = jest.fn(request);
  Object.assign(window, { documentPictureInPicture: { requestWindow } });
  return requestWindow;
}

let popUps: jest.SpyInstance;

beforeEach(() => {
  popUps = jest.spyOn(window, 'open').mockReturnValue(null);
});
afterEach(() => {
  useSeat.setState({ seat: undefined });
  Reflect.deleteProperty(window, 'documentPictureInPicture');
  window.location.hash = '';
});

function seated(): string | undefined {
  return useSeat.getState().seat?.gameId;
}

/** Lets answers of the browser arrive. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

test('without windows above others a small one opens, or comes to the front; where it is blocked the link is followed', () => {
  const small = windowOf();
  popUps.mockReturnValue(small.window);
  expect(openSeat('cat-inn', ADDRESS)).toBe(true);
  expect(small.focused()).toBe(1);
  popUps.mockReturnValue(null);
  expect(openSeat('cat-inn', ADDRESS)).toBe(false);
  expect(seated()).toBeUndefined();
});

test('a window that is refused is a small one, and the page itself where that is blocked', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  allow(() => Promise.reject(new DOMException('refused', 'NotAllowedError')));
  const small = windowOf();
  popUps.mockReturnValueOnce(small.window);
  expect(openSeat('cat-inn', ADDRESS)).toBe(true);
  await settle();
  expect(small.focused()).toBe(1);
  expect(window.location.hash).toBe('');
  openSeat('cat-inn', ADDRESS);
  await settle();
  expect(window.location.hash).toBe(ADDRESS);
  expect(seated()).toBeUndefined();
});

test('asked for twice, the window of a game comes to the front, and another game takes its place', async () => {
  const [first, second] = [windowOf(), windowOf()];
  const requestWindow = allow(() => Promise.resolve(second.window)).mockResolvedValueOnce(
    first.window,
  );
  openSeat('cat-inn', ADDRESS);
  await settle();
  openSeat('cat-inn', ADDRESS);
  expect(first.focused()).toBe(1);
  expect(requestWindow).toHaveBeenCalledTimes(1);
  openSeat('star-echo', '#game=star-echo');
  await settle();
  // The browser closes the one before.
  first.window.dispatchEvent(new Event('pagehide'));
  expect(seated()).toBe('star-echo');
  second.window.dispatchEvent(new Event('pagehide'));
  expect(seated()).toBeUndefined();
});
