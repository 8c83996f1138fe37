import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconTooltips } from './icon-tooltips';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <>
      <button type="button" aria-label="关闭">
        <svg />
      </button>
      <button type="button" aria-label="发送消息">
        发送
      </button>
      <button type="button" aria-label="菜单" aria-haspopup="menu">
        <svg />
      </button>
      <IconTooltips />
    </>,
  );
});
afterEach(() => jest.useRealTimers());

function icon(): HTMLElement {
  return screen.getByRole('button', { name: '关闭' });
}
function tip(): HTMLElement | null {
  return screen.queryByText('关闭');
}
function pass(ms: number): void {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

test('the name of an icon is seen at once, and for 200 ms after the pointer has left', async () => {
  await user.hover(icon());
  expect(tip()).toBeVisible();
  await user.unhover(icon());
  pass(199);
  expect(tip()).toBeInTheDocument();
  pass(1);
  expect(tip()).not.toBeInTheDocument();
});

test('the keyboard shows it too, and Escape hides it', async () => {
  await user.tab();
  expect(icon()).toHaveFocus();
  expect(tip()).toBeVisible();
  await user.keyboard('{Escape}');
  expect(tip()).not.toBeInTheDocument();
});

test('whoever walks on quickly does not take it along', async () => {
  await user.tab();
  for (let stop = 1; stop <= 2; stop += 1) {
    await user.tab();
    pass(100);
  }
  expect(tip()).not.toBeInTheDocument();
});

test('a press hides it', async () => {
  await user.hover(icon());
  fireEvent.pointerDown(icon());
  expect(tip()).not.toBeInTheDocument();
});

test('a finger shows none', () => {
  fireEvent(icon(), new MouseEvent('pointerover', { bubbles: true }));
  expect(tip()).toBeInTheDocument();
  fireEvent.pointerDown(icon());
  const touch = Object.assign(new MouseEvent('pointerover', { bubbles: true }), {
    pointerType: 'touch',
  });
  fireEvent(icon(), touch);
  expect(tip()).not.toBeInTheDocument();
});

test('what shows words, or opens a card of its own, has none', async () => {
  await user.hover(screen.getByRole('button', { name: '发送消息' }));
  expect(screen.queryByText('发送消息')).not.toBeInTheDocument();
  await user.hover(screen.getByRole('button', { name: '菜单' }));
  expect(screen.queryByText('菜单')).not.toBeInTheDocument();
});
