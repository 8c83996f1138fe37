import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from '../api-client/testing/render-page';
import { Dialog } from './dialog';

function Sample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
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
