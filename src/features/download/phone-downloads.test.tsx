import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shareOf } from '../../testing/nightly';
import { click, link, SDK_URL, startDownloadsKit } from './testing/downloads-page';
import { browsers } from './testing/user-agents';

const kit = startDownloadsKit();
function script() {
  return document.querySelector<HTMLScriptElement>(`script[src="${SDK_URL}"]`);
}

describe('inside of WeChat and QQ', () => {
  const blocked = browsers.filter(([, , , , isInApp]) => isInApp);

  it.each(shareOf(blocked))('a click in %s shows the way out', async (_, userAgent) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    kit.show('/m/?channel=a');
    for (const name of [/手机版/, /电脑版/, /AMD/]) {
      await click(name);
      expect(await screen.findByRole('dialog')).toHaveAccessibleName('换个浏览器就能下载');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    expect([kit.started, kit.followed, kit.events]).toEqual([[], [], []]);
    expect(script()).toBeNull();
  });

  const openHint = async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(blocked[0]![1]);
    const user = userEvent.setup();
    kit.show('/m/?channel=a&searchValue=%E5%8D%A1#top');
    await click(/手机版/);
    await screen.findByRole('dialog');
    return user;
  };
  const address = 'http://localhost/m/?channel=a#app';
  const field = () => screen.getByLabelText<HTMLInputElement>('本页地址');

  it('the address can be copied', async () => {
    const user = await openHint();
    expect(field()).toHaveValue(address);
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: '复制本页地址' }));
    expect(write).toHaveBeenCalledWith(address);
    expect(screen.getByText(/^复制好了/)).toBeInTheDocument();
  });

  it.each([
    ['missing', undefined],
    ['forbidden', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ])('and where the clipboard is %s it is copied the old way, or by hand', async (_, clipboard) => {
    const user = await openHint();
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    const copy = jest.fn().mockReturnValueOnce(true).mockReturnValue(false);
    Object.assign(document, { execCommand: copy });
    await user.click(screen.getByRole('button', { name: '复制本页地址' }));
    expect(copy).toHaveBeenCalledWith('copy');
    expect(await screen.findByText(/^复制好了/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '复制本页地址' }));
    expect(await screen.findByText(/^没能自动复制/)).toBeInTheDocument();
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, address.length]);
  });
});

describe('the install SDK', () => {
  it('is not for desks', async () => {
    kit.show('/');
    fireEvent.pointerDown(link(/手机版/));
    await click(/手机版/);
    expect(script()).toBeNull();
    expect(kit.started).toHaveLength(1);
  });

  it('comes with the first approach, and the plain file where it does not', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick'] });
    kit.show('/m/?channel=a');
    expect(script()).toBeNull();
    fireEvent.pointerDown(link(/电脑版/));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(script()).toBeNull();
    fireEvent.pointerDown(link(/手机版/));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(script()).not.toBeNull();
    await click(/手机版/);
    expect(kit.events).toEqual([{ name: 'download_mobile', params: {} }]);
    await act(() => jest.advanceTimersByTimeAsync(4999));
    expect(link(/手机版/)).toHaveAttribute('aria-busy', 'true');
    expect(kit.started).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(kit.started).toEqual(['https://dl.example/youban-a.apk']);
    script()!.dispatchEvent(new Event('error'));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(kit.started).toHaveLength(1);
    jest.useRealTimers();
  });

  it('takes the visitor over when it is ready', async () => {
    const wake = jest.fn();
    kit.show('/m/?channel=b');
    fireEvent.pointerDown(link(/手机版/));
    await act(() => import('./download.lazy').then(() => undefined));
    Object.assign(window, {
      OpenInstall: class {
        constructor({ onready }: { onready: () => void }) {
          queueMicrotask(onready.bind(this));
        }
        wakeupOrInstall = wake;
      },
    });
    await act(async () => {
      script()!.dispatchEvent(new Event('load'));
      await new Promise((resolve) => setTimeout(resolve));
    });
    await click(/手机版/);
    expect(wake).toHaveBeenCalledTimes(1);
    expect(kit.started).toEqual([]);
  });
});
