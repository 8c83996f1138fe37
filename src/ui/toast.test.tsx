import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '../api-client/testing/render-page';
import { Dialog } from './dialog';
import { showToast, Toasts } from './toast';

async function settle(ms: number) {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(async () => {
  await settle(60_000);
  jest.useRealTimers();
});

async function show(tone: 'error' | 'info' | 'success', text: string) {
  await act(() => showToast({ tone, text }));
  await settle(10);
}

/** A page with a button and a dialog, and toasts over both. */
function Page({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <>
      <main tabIndex={-1}>
        <h1>首页</h1>
        <button type="button">阅读</button>
      </main>
      <Dialog open={isOpen} onClose={onClose} title="登录">
        <input aria-label="手机号" />
      </Dialog>
      <Toasts />
    </>
  );
}

function closer(text: string): HTMLElement {
  return within(screen.getByText(text).parentElement!).getByRole('button', { name: '关闭' });
}

describe('toasts', () => {
  // First, while nothing of their code has been loaded.
  it('that were wanted before the frame stood are shown with it', async () => {
    await show('info', '早');
    renderPage(<Toasts />, []);
    await settle(10);
    expect(screen.getByText('早')).toBeInTheDocument();
  });

  it('are read out politely, errors at once', async () => {
    renderPage(<Toasts />, []);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await show('success', '已保存');
    await show('error', '没有保存');
    expect(screen.getByRole('status')).toHaveTextContent('已保存');
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('alert')).toHaveTextContent('没有保存');
    expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'assertive');
  });

  it('lead to a page, by a link that F6 comes to first and that closes them', async () => {
    renderPage(<Page isOpen={false} onClose={() => undefined} />, []);
    const link = { to: 'shelf', text: '去看看' } as const;
    await act(() => showToast({ tone: 'success', text: '已摆上', link }));
    await settle(10);
    fireEvent.keyDown(document.body, { key: 'F6' });
    const way = screen.getByRole('link', { name: '去看看' });
    expect(way).toHaveFocus();
    expect(way).toHaveAttribute('href', '/game-library/shelf/');
    fireEvent.click(way);
    await settle(200);
    expect(screen.queryByText('已摆上')).not.toBeInTheDocument();
  });

  it('go after 3000 ms', async () => {
    renderPage(<Toasts />, []);
    await show('info', '一');
    await settle(2900);
    expect(screen.getByText('一')).toBeInTheDocument();
    await settle(300);
    expect(screen.queryByText('一')).not.toBeInTheDocument();
  });

  it('keep 16 px from the edge of the window and from each other', async () => {
    renderPage(<Toasts />, []);
    await show('info', '一');
    await show('info', '二');
    for (const text of ['一', '二']) {
      expect(getComputedStyle(screen.getByText(text).parentElement!).marginTop).toBe('16px');
    }
  });

  it('cover nothing of a header', async () => {
    const { unmount } = renderPage(<Toasts />, []);
    await show('info', '一');
    expect(getComputedStyle(screen.getByRole('region')).top).toBe('72px');
    unmount();
    renderPage(<Toasts />, [], { locale: 'zh', variant: 'm' });
    await settle(10);
    expect(getComputedStyle(screen.getByRole('region')).top).toBe('44px');
  });

  it('stay while they are pointed at or have the focus', async () => {
    renderPage(<Toasts />, []);
    await show('info', '一');
    fireEvent.pointerEnter(screen.getByText('一'));
    await settle(60_000);
    expect(screen.getByText('一')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: '关闭' }).focus());
    fireEvent.pointerLeave(screen.getByText('一'));
    act(() => screen.getByRole('button', { name: '关闭' }).blur());
    await settle(3200);
    expect(screen.queryByText('一')).not.toBeInTheDocument();
  });

  it('are closed by Escape, the newest first, and nothing beneath them is', async () => {
    const beneath = jest.fn();
    document.addEventListener('keydown', beneath);
    renderPage(<Toasts />, []);
    await show('info', '一');
    await show('info', '二');
    fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
    await settle(200);
    expect(screen.getByText('二')).toBeInTheDocument();
    beneath.mockClear();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await settle(200);
    expect(screen.queryByText('二')).not.toBeInTheDocument();
    expect(screen.getByText('一')).toBeInTheDocument();
    expect(beneath).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await settle(200);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(beneath).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', beneath);
  });

  it('leave Escape and Tab to a dialog, and can be pointed at', async () => {
    const close = jest.fn();
    renderPage(<Page isOpen onClose={close} />, []);
    await show('info', '一');
    fireEvent.keyDown(screen.getByLabelText('手机号'), { key: 'Escape' });
    expect(close).toHaveBeenCalledTimes(1);
    await settle(200);
    expect(screen.getByText('一')).toBeInTheDocument();
    const button = screen.getByText('一').nextElementSibling!;
    expect(button).toHaveAttribute('tabindex', '-1');
    expect(button).toHaveAttribute('aria-hidden', 'true');
    fireEvent.keyDown(document.body, { key: 'F6' });
    expect(screen.getByLabelText('手机号')).toHaveFocus();
    fireEvent.click(button);
    await settle(200);
    expect(screen.queryByText('一')).not.toBeInTheDocument();
  });

  it('are a landmark that F6 leads to and back, as long as there are any', async () => {
    renderPage(<Page isOpen={false} onClose={() => undefined} />, []);
    const reading = screen.getByRole('button', { name: '阅读' });
    act(() => reading.focus());
    fireEvent.keyDown(reading, { key: 'F6' });
    expect(reading).toHaveFocus();
    await show('info', '一');
    expect(screen.getByRole('region', { name: /F6/ })).toHaveTextContent('一');
    fireEvent.keyDown(reading, { key: 'F6' });
    expect(closer('一')).toHaveFocus();
    fireEvent.keyDown(closer('一'), { key: 'F6' });
    expect(reading).toHaveFocus();
    await settle(3200);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('hand the focus to one another, and at last to where it came from', async () => {
    renderPage(<Page isOpen={false} onClose={() => undefined} />, []);
    const reading = screen.getByRole('button', { name: '阅读' });
    act(() => reading.focus());
    await show('info', '一');
    await show('error', '二');
    fireEvent.keyDown(reading, { key: 'F6' });
    const first = document.activeElement!;
    fireEvent.click(first);
    expect([closer('一'), closer('二')]).toContain(document.activeElement);
    expect(first).not.toHaveFocus();
    fireEvent.click(document.activeElement!);
    expect(reading).toHaveFocus();
  });

  it('are closed by their button, after which the time of the others goes on', async () => {
    renderPage(<Toasts />, []);
    await show('info', '一');
    await show('info', '二');
    fireEvent.pointerEnter(screen.getByText('一'));
    fireEvent.click(screen.getAllByRole('button', { name: '关闭' })[0]!);
    await settle(3200);
    expect(screen.queryByText('二')).not.toBeInTheDocument();
  });
});
