import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../api-client/testing/render-page';
import { stubLayout } from './testing/page-stubs';
import { Tooltip } from './tooltip';

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
function pass(ms: number) {
  return act(() => jest.advanceTimersByTimeAsync(ms));
}
function tooltip() {
  return screen.queryByRole('tooltip');
}

beforeEach(() => {
  stubLayout();
  jest.useFakeTimers();
  renderPage(
    <>
      <Tooltip text="发给朋友">
        {(props) => (
          <button type="button" {...props}>
            分享
          </button>
        )}
      </Tooltip>
      <button type="button">别处</button>
    </>,
    [],
  );
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a tooltip', () => {
  it('is shown at once, describes its button, and goes 200 ms after the pointer', async () => {
    await user.hover(screen.getByText('分享'));
    await pass(0);
    expect(tooltip()).toHaveTextContent('发给朋友');
    expect(screen.getByText('分享')).toHaveAccessibleDescription('发给朋友');
    await user.unhover(screen.getByText('分享'));
    await pass(199);
    expect(tooltip()).toBeInTheDocument();
    await pass(1);
    expect(tooltip()).not.toBeInTheDocument();
    expect(screen.getByText('分享')).not.toHaveAccessibleDescription();
  });

  it('stays while the pointer is over it', async () => {
    await user.hover(screen.getByText('分享'));
    await pass(0);
    await user.unhover(screen.getByText('分享'));
    await pass(150);
    await user.hover(tooltip()!);
    await pass(10_000);
    expect(tooltip()).toBeInTheDocument();
  });

  it('comes and goes with the focus of the keyboard', async () => {
    await user.tab();
    await pass(0);
    expect(tooltip()).toBeInTheDocument();
    await user.tab();
    await pass(200);
    expect(tooltip()).not.toBeInTheDocument();
  });

  it('is closed by Escape without a move of the pointer', async () => {
    await user.hover(screen.getByText('分享'));
    await pass(0);
    await user.keyboard('{Escape}');
    await pass(0);
    expect(tooltip()).not.toBeInTheDocument();
  });
});
