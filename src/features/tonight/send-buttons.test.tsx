import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../api-client/testing/render-page';
import type { Hand } from './hand-fragment';
import { SendButtons } from './send-buttons';

const game = {
  ...{ id: 'a', name: '游戏', isForeign: false, cover: '/a.webp', teaser: '关于它。' },
  ...{ isTeaserForeign: false, facts: [] },
};
const table = {
  facts: { games: [], sitters: [] },
  games: new Map([['a', game]]),
  partners: new Map(),
};
const cards = [{ partner: '', game: 'a' }];
const hand: Hand = { answers: { players: 'one', session: '15', tired: 'worn' }, deal: 1, cards };

/** A drawing surface on which everything has room. */
function surface(): object {
  const gradient = { addColorStop: () => undefined };
  return new Proxy(
    { measureText: () => ({ width: 1 }), createLinearGradient: () => gradient },
    {
      get: (own, name): unknown =>
        name === 'createRadialGradient' ? () => gradient : (Reflect.get(own, name) ?? (() => 0)),
      set: () => true,
    },
  );
}

let saved: string[] = [];
let blob: Blob | null = null;

beforeEach(() => {
  saved = [];
  blob = new Blob(['png'], { type: 'image/png' });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // No picture can be had.
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', surface);
  Reflect.set(HTMLCanvasElement.prototype, 'toBlob', (give: (made: Blob | null) => void) =>
    give(blob),
  );
  Reflect.set(URL, 'createObjectURL', () => 'blob:table');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => {
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
});

function share(canShare: () => boolean, answer: () => Promise<void>) {
  const asked = jest.fn((_data: ShareData) => answer());
  Object.assign(navigator, { canShare, share: asked });
  return asked;
}

function refuse(name: string) {
  return () => Promise.reject(new DOMException('', name));
}

async function draw(shape = '竖图'): Promise<void> {
  renderPage(
    <SendButtons table={table} laid={{ cards, disagreements: [], gone: 0 }} hand={hand} />,
    ['tonight'],
  );
  await userEvent.click(screen.getByRole('button', { name: shape }));
}

test.each([
  ['the browser shares nothing', () => undefined],
  ['it shares no files', () => share(() => false, refuse('TypeError'))],
  ['it does not know whether it does', () => share(refuseAtOnce, refuse('TypeError'))],
  ['sharing is refused', () => share(() => true, refuse('NotAllowedError'))],
])('where %s, the picture is saved, and says so', async (_, prepare) => {
  prepare();
  await draw();
  expect(await screen.findByText('图片存好了。')).toBeVisible();
  expect(saved).toEqual(['tonight-tall.png']);
});

function refuseAtOnce(): never {
  throw new TypeError('Not a file');
}

test('a picture that is shared, or given up by the visitor, is not saved as well', async () => {
  const asked = share(() => true, refuse('AbortError'));
  await draw('横图');
  await waitFor(() => expect(screen.queryByText('正在画…')).toBeNull());
  expect(asked.mock.lastCall?.[0]).toMatchObject({ files: [{ name: 'tonight-wide.png' }] });
  asked.mockResolvedValue(undefined);
  await userEvent.click(screen.getByRole('button', { name: '横图' }));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(saved).toEqual([]);
  expect(screen.queryByText(/图片没画成/)).toBeNull();
});

test('a second tap draws nothing while the first is shared', async () => {
  let end = (): void => undefined;
  const asked = share(
    () => true,
    () =>
      new Promise((resolve) => {
        end = resolve;
      }),
  );
  await draw();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await userEvent.click(screen.getByRole('button', { name: '竖图' }));
  end();
  await waitFor(() => expect(screen.queryByText('正在画…')).toBeNull());
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each([
  ['no file can be made of it', () => (blob = null)],
  ['there is no canvas', () => Reflect.set(HTMLCanvasElement.prototype, 'getContext', () => null)],
])('where %s, it says that there is no picture, and tries again', async (_, prepare) => {
  const { getContext } = HTMLCanvasElement.prototype;
  prepare();
  await draw();
  expect(await screen.findByText('图片没画成，请再试一次。')).toBeVisible();
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', getContext);
  blob = new Blob(['png'], { type: 'image/png' });
  await userEvent.click(screen.getByRole('button', { name: '竖图' }));
  expect(await screen.findByText('图片存好了。')).toBeVisible();
});
