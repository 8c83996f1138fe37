import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from '../api-client/testing/render-page';
import { Dialog } from './dialog';

function Sample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <main tabIndex={-1}>
        <h1>首页</h1>
        <button type="button" onClick={() => setOpen(true)}>
          打开
        </button>
      </main>
      <Dialog open={open} onClose={() => setOpen(false)} title="登录" description="用手机号">
        <input aria-label="手机号" />
      </Dialog>
    </>
  );
}

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
function pass(ms: number) {
  return act(() => jest.advanceTimersByTimeAsync(ms));
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

async function openIt() {
  renderPage(<Sample />, []);
  await user.click(screen.getByRole('button', { name: '打开' }));
  return screen.getByRole('dialog');
}

/** Still in the document for 300 ms, and gone then. */
async function expectClosing() {
  await pass(299);
  expect(screen.getByRole('dialog', { hidden: true })).toHaveAttribute('data-state', 'closed');
  await pass(2);
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
}

describe('a dialog', () => {
  it('has a name and a description, and begins with what it is for', async () => {
    const dialog = await openIt();
    expect(dialog).toHaveAccessibleName('登录');
    expect(dialog).toHaveAccessibleDescription('用手机号');
    expect(screen.getByLabelText('手机号')).toHaveFocus();
  });

  it('keeps the focus', async () => {
    await openIt();
    await user.tab();
    expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
    await user.tab();
    expect(screen.getByLabelText('手机号')).toHaveFocus();
  });

  it('closes in 300 ms and gives the focus back', async () => {
    await openIt();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    await expectClosing();
    await pass(50);
    expect(screen.getByRole('button', { name: '打开' })).toHaveFocus();
  });

  it('keeps the page out of reach while it is open, and no longer', async () => {
    await openIt();
    const page = document.querySelector('main')!.closest('body > *');
    expect(page).toHaveAttribute('inert');
    await user.click(screen.getByRole('button', { name: '关闭' }));
    expect(page).not.toHaveAttribute('inert');
  });

  it('leaves the focus where it has gone meanwhile, such as to the heading of another page', async () => {
    await openIt();
    const heading = document.querySelector('h1')!;
    await user.click(screen.getByRole('button', { name: '关闭' }));
    act(() => {
      heading.tabIndex = -1;
      heading.focus();
    });
    await pass(400);
    await pass(50);
    expect(heading).toHaveFocus();
  });

  it('gives it to the heading where what has opened it is gone', async () => {
    await openIt();
    screen.getByRole('button', { name: '打开', hidden: true }).remove();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    await pass(400);
    await pass(50);
    expect(document.querySelector('h1')).toHaveFocus();
  });

  it('closes by Escape, but not by one that an input method takes', async () => {
    await openIt();
    fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
    await pass(1000);
    expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
    await user.keyboard('{Escape}');
    await expectClosing();
  });

  it('closes by a click beside it', async () => {
    const dialog = await openIt();
    await pass(10);
    await user.click(dialog.previousElementSibling!);
    await expectClosing();
  });

  it('is open at once when it is opened while it closes', async () => {
    await openIt();
    await user.keyboard('{Escape}');
    await pass(100);
    fireEvent.click(screen.getByText('打开'));
    await pass(1000);
    expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
  });
});
