import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../api-client/testing/render-page';
import { Dropdown } from './dropdown';
import { stubLayout } from './testing/page-stubs';

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
function pass(ms: number) {
  return act(() => jest.advanceTimersByTimeAsync(ms));
}
function list() {
  return screen.queryByRole('group', { name: '平台' });
}
function opener() {
  return screen.getByRole('button', { name: '选择' });
}
function link(name: string) {
  return screen.getByRole('link', { name });
}

beforeEach(() => {
  stubLayout();
  jest.useFakeTimers();
  renderPage(
    <>
      <Dropdown
        label="平台"
        opener={(props) => (
          <button type="button" {...props}>
            选择
          </button>
        )}
      >
        <a href="#pc">电脑</a>
        <a href="#m">手机</a>
      </Dropdown>
      <button type="button">别处</button>
    </>,
    [],
  );
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a dropdown', () => {
  it('opens 150 ms after the pointer has come and closes 150 ms after it has gone', async () => {
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    await user.hover(opener());
    await pass(149);
    expect(list()).not.toBeInTheDocument();
    await pass(1);
    expect(list()).toBeInTheDocument();
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(opener()).toHaveAttribute('aria-controls', list()!.id);
    await user.unhover(opener());
    await pass(149);
    expect(list()).toBeInTheDocument();
    await pass(1);
    expect(list()).not.toBeInTheDocument();
  });

  it('does not open for a pointer that only passes', async () => {
    await user.hover(opener());
    await pass(100);
    await user.unhover(opener());
    await pass(1000);
    expect(list()).not.toBeInTheDocument();
  });

  it('stays open when a mouse clicks what it has opened by coming', async () => {
    await user.hover(opener());
    await pass(150);
    await user.click(opener());
    await pass(1000);
    expect(list()).toBeInTheDocument();
  });

  it('is opened and closed by taps', async () => {
    const tap = () => user.pointer([{ keys: '[TouchA]', target: opener() }]);
    await tap();
    await waitFor(() => expect(list()).toBeInTheDocument());
    await tap();
    await waitFor(() => expect(list()).not.toBeInTheDocument());
  });

  it('is walked through by arrow keys, and left by Tab', async () => {
    await user.tab();
    await pass(150);
    await user.keyboard('{ArrowDown}');
    expect(link('电脑')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(link('手机')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(link('电脑')).toHaveFocus();
    await user.keyboard('{End}');
    expect(link('手机')).toHaveFocus();
    await user.tab();
    expect(screen.getByText('别处')).toHaveFocus();
    await pass(150);
    expect(list()).not.toBeInTheDocument();
  });

  it('is closed by Escape, and the focus goes back to its button', async () => {
    await user.tab();
    await pass(150);
    await user.keyboard('{ArrowDown}{Escape}');
    expect(opener()).toHaveFocus();
    await pass(1000);
    expect(list()).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    await pass(0);
    expect(list()).toBeInTheDocument();
  });
});
