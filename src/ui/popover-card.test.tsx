import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../api-client/testing/render-page';
import { Dialog } from './dialog';
import { PopoverCard } from './popover-card';
import { stubLayout } from './testing/page-stubs';

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
function pass(ms: number) {
  return act(() => jest.advanceTimersByTimeAsync(ms));
}
function card() {
  return screen.queryByRole('group', { name: '微信二维码' });
}
function opener() {
  return screen.getByRole('button', { name: '微信' });
}

beforeEach(() => {
  stubLayout();
  jest.useFakeTimers();
  renderPage(
    <>
      <PopoverCard
        label="微信二维码"
        opener={(props) => (
          <button type="button" {...props}>
            微信
          </button>
        )}
      >
        <p>扫一扫</p>
      </PopoverCard>
      <button type="button">别处</button>
    </>,
    [],
  );
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a card beside a button', () => {
  it('comes with the focus of the keyboard and goes with it', async () => {
    await user.tab();
    await pass(0);
    expect(card()).toHaveTextContent('扫一扫');
    expect(opener()).toHaveFocus();
    await user.tab();
    await pass(200);
    expect(card()).not.toBeInTheDocument();
  });

  it('is closed by Escape and opened again by Enter', async () => {
    await user.tab();
    await pass(0);
    await user.keyboard('{Escape}');
    await pass(1000);
    expect(card()).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
    await user.keyboard('{Enter}');
    await pass(0);
    expect(card()).toBeInTheDocument();
  });

  it('stays while the pointer is over it', async () => {
    await user.hover(opener());
    await pass(0);
    await user.unhover(opener());
    await pass(150);
    await user.hover(card()!);
    await pass(10_000);
    expect(card()).toBeInTheDocument();
    await user.unhover(card()!);
    await pass(200);
    expect(card()).not.toBeInTheDocument();
  });

  it('stays for the keyboard when the pointer goes', async () => {
    await user.tab();
    await user.hover(opener());
    await user.unhover(opener());
    await pass(10_000);
    expect(card()).toBeInTheDocument();
  });
});

it('lets no Tab out of the dialog that it stands in', async () => {
  renderPage(
    <Dialog open title="菜单" onClose={jest.fn()}>
      <PopoverCard
        label="微博二维码"
        opener={(props) => (
          <button type="button" {...props}>
            微博
          </button>
        )}
      >
        <p>扫一扫</p>
      </PopoverCard>
    </Dialog>,
    [],
  );
  await pass(0);
  const close = screen.getByRole('button', { name: '关闭' });
  screen.getByRole('button', { name: '微博' }).focus();
  await pass(0);
  expect(screen.getByRole('group', { name: '微博二维码' })).toBeInTheDocument();
  // A Tab that is pressed before anything else has run goes round in the dialog as well.
  act(() => close.focus());
  fireEvent.keyDown(close, { key: 'Tab' });
  expect(screen.getByRole('button', { name: '微博' })).toHaveFocus();
});
