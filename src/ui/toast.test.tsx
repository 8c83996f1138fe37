import { act, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../api-client/testing/render-page';
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
