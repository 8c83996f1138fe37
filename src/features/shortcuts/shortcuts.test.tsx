import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { renderPage } from '../../api-client/testing/render-page';
import { chooseShortcuts, showShortcutList } from './shortcut-choice';
import { Shortcuts } from './shortcuts';

/** jsdom draws nothing: what is hidden says so. */
function drawn(this: Element): DOMRectList {
  const rects = this.closest('[hidden]') ? [] : [new DOMRect()];
  return Object.assign(rects, { item: (at: number) => rects[at] ?? null });
}

beforeEach(() => {
  localStorage.clear();
  chooseShortcuts(true);
  showShortcutList(false);
  jest.mocked(navigate).mockClear();
  Element.prototype.getClientRects = drawn;
});

function page(more = <></>) {
  return renderPage(
    <>
      <input type="search" aria-label="header" defaultValue="茶" />
      <main>
        <div hidden>
          <input type="search" aria-label="hidden" />
        </div>
        {more}
      </main>
      <Shortcuts />
    </>,
    ['reading'],
  );
}

function press(
  key: string,
  target: Element = document.body,
  more: KeyboardEventInit = {},
): boolean {
  return !fireEvent.keyDown(target, { key, ...more });
}

test('the slash leads to the search field that is shown, of the page before that of the header', () => {
  const { unmount } = page();
  expect(press('/')).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('header')).toHaveFocus();
  expect(screen.getByLabelText<HTMLInputElement>('header').selectionEnd).toBe(1);
  unmount();
  page(<input type="search" aria-label="page" />);
  press('/');
  expect(screen.getByLabelText('page')).toHaveFocus();
});

test('without a field it leads to the search page', () => {
  renderPage(<Shortcuts />, ['reading'], { locale: 'en', variant: 'm' });
  press('/');
  expect(navigate).toHaveBeenCalledWith('/en/m/game-library/search/');
});

test('nothing happens while somebody types, composes or holds another key', () => {
  page(
    <>
      <textarea aria-label="text" />
      <div contentEditable suppressContentEditableWarning aria-label="rich">
        <b>bold</b>
      </div>
      <button type="button">button</button>
    </>,
  );
  for (const target of [
    screen.getByLabelText('text'),
    screen.getByLabelText('header'),
    screen.getByText('bold'),
  ]) {
    expect(press('/', target)).toBe(false);
  }
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'isComposing', 'repeat'] as const) {
    expect(press('/', document.body, { [held]: true })).toBe(false);
  }
  expect(press('constructor')).toBe(false);
  expect(press('/', screen.getByText('button'))).toBe(true);
});

test.each(['ctrlKey', 'metaKey'] as const)(
  'with %s the K searches also while somebody types, and with single keys turned off, but not over a dialog',
  (held) => {
    chooseShortcuts(false);
    const { unmount } = page(<textarea aria-label="text" />);
    expect(press('k', screen.getByLabelText('text'), { [held]: true })).toBe(true);
    expect(screen.getByLabelText('header')).toHaveFocus();
    expect(press('k')).toBe(false);
    expect(press('k', document.body, { [held]: true, shiftKey: true })).toBe(false);
    expect(press('k', document.body, { [held]: true, isComposing: true })).toBe(false);
    expect(press('/', document.body, { [held]: true })).toBe(false);
    unmount();
    page(<div role="dialog" />);
    expect(press('k', document.body, { [held]: true })).toBe(false);
  },
);

test('on a phone they open the sheet of the search', () => {
  const opened = jest.fn((event: Event) => event.preventDefault());
  renderPage(
    <>
      <div data-search-door="">
        <a href="/m/game-library/search/">search</a>
      </div>
      <Shortcuts />
    </>,
    ['reading'],
    { locale: 'zh', variant: 'm' },
  );
  screen.getByRole('link').addEventListener('click', opened);
  expect(press('k', document.body, { ctrlKey: true })).toBe(true);
  expect(opened).toHaveBeenCalledTimes(1);
  expect(navigate).not.toHaveBeenCalled();
});

test('the question mark shows the list, and the keys can be turned off there', async () => {
  page();
  expect(press('?')).toBe(true);
  expect(await screen.findByRole('dialog', { name: '键盘快捷键' })).toBeVisible();
  // Over a dialog they would leave it.
  expect(press('/')).toBe(false);
  await userEvent.click(screen.getByRole('checkbox', { name: '启用单键快捷键' }));
  expect(localStorage.getItem('shortcuts')).toBe('off');
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(press('/')).toBe(false);
  expect(press('?')).toBe(false);
});

test('once turned off, they can be turned on again without a key', async () => {
  chooseShortcuts(false);
  page();
  // As the foot of every page does.
  act(() => showShortcutList(true));
  await userEvent.click(await screen.findByRole('checkbox', { name: '启用单键快捷键' }));
  expect(localStorage.getItem('shortcuts')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(press('?')).toBe(true);
});
