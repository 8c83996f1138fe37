import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { renderPage } from '../../api-client/testing/render-page';
import { searchLocally } from '../../local-search/browser-search';
import { fetchKeptText } from '../../platform/network/fetch-site-json';
import { said } from '../../platform/testing/said';
import { readRecentSearches } from '../../platform/recent-searches';
import { indexFiles } from './testing/index-of-gate';
import { Typeahead } from './typeahead';
import { typeaheadStrings } from '../../i18n/bundles/typeahead-strings';

/** The state of the site's server; false is a network that is down. */
let isUp = true;
const sent = jest.fn();
let logged: jest.SpyInstance;

beforeEach(() => {
  isUp = true;
  localStorage.clear();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // jsdom has no scrolling.
  Element.prototype.scrollIntoView = () => undefined;
  window.fetch = (address) => {
    const file = typeof address === 'string' ? indexFiles[address] : undefined;
    if (!isUp) return Promise.reject(new TypeError('no network'));
    return Promise.resolve(new Response(JSON.stringify(file), { status: file ? 200 : 404 }));
  };
});
afterEach(() => {
  logged.mockRestore();
  sent.mockReset();
});

/** A page with a search form, a second one, and suggestions; the first field has the focus. */
async function open(locale: 'zh' | 'en' = 'zh'): Promise<HTMLInputElement> {
  renderPage(
    <>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          sent(event.currentTarget.querySelector('input')?.value);
        }}
      >
        <input type="search" name="searchValue" aria-label="一" />
      </form>
      <Typeahead />
    </>,
    [],
    { locale, variant: 'm' },
  );
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  act(() => screen.getByRole('searchbox').focus());
  return screen.findByRole<HTMLInputElement>('combobox');
}

function options(): string[] {
  return screen.queryAllByRole('option').map(({ textContent }) => textContent.trim());
}

async function type(field: HTMLInputElement, text: string): Promise<void> {
  await userEvent.type(field, text);
  await screen.findByRole('option', { name: `查看“${text}”的全部结果` });
}

test('entries come by kind with their picture and game, what fits is marked, and the ways on are last', async () => {
  const field = await open();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await type(field, 'qing');
  await waitFor(() => expect(options()).toHaveLength(5));
  expect(field).toHaveAttribute('aria-expanded', 'true');
  const list = screen.getByRole('listbox', { name: '搜索建议' });
  expect(field).toHaveAttribute('aria-controls', list.id);
  expect(options()).toEqual([
    '青铜之门 游戏\u00a0· qing tong zhi men',
    '青青 搭子\u00a0· qing qing',
    '青砚 角色\u00a0· 青铜之门\u00a0· qing yan',
    '青色的钉 章节\u00a0· 青铜之门\u00a0· qing se de ding',
    '查看“qing”的全部结果',
  ]);
  expect(Array.from(list.querySelectorAll('img'), (image) => image.getAttribute('src'))).toEqual([
    '/static/pictures/gate-320.webp',
    '/static/pictures/qing-96.webp',
    '/static/pictures/gate-320.webp',
  ]);
  expect(list.querySelector('mark')).toHaveTextContent('青');
  await waitFor(() => expect(said()).toEqual(['4 条建议']));
});

test('the arrow keys go round, Enter opens the active entry, and what was typed is remembered', async () => {
  const field = await open();
  await type(field, 'qing');
  await waitFor(() => expect(options()).toHaveLength(5));
  // All that the search knows has come.
  await waitFor(() => expect(said()).toEqual(['4 条建议']));
  await userEvent.keyboard('{ArrowDown}');
  const first = screen.getAllByRole('option')[0];
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', first?.id);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(navigate).toHaveBeenCalledWith('/m/game-library/gate/#section-3');
  expect(sent).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(readRecentSearches()).toEqual(['qing']);
});

test('without a choice Enter sends the form as ever, and so does the way to all results', async () => {
  const field = await open();
  await type(field, 'qing');
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledWith('qing');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(sent).toHaveBeenCalledTimes(2);
  expect(navigate).not.toHaveBeenCalled();
});

test('Escape closes the list, leaving what was typed; the arrow opens it again', async () => {
  const field = await open();
  await type(field, 'qing');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('qing');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  act(() => field.blur());
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('while an input method composes, nothing is asked for and no key is taken', async () => {
  const field = await open();
  await type(field, 'qing');
  const before = options();
  fireEvent.compositionStart(field);
  field.value = 'qing men';
  fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: true }));
  expect(fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true })).toBe(true);
  expect(fireEvent.keyDown(field, { key: 'ArrowDown', keyCode: 229 })).toBe(true);
  expect(options()).toEqual(before);
  field.value = '青门';
  fireEvent.compositionEnd(field);
  expect(await screen.findByRole('option', { name: '查看“青门”的全部结果' })).toBeInTheDocument();
});

test('an empty field offers what was searched for before, until that is cleared', async () => {
  localStorage.setItem('recentSearches', '["茶山","lantern"]');
  const field = await open();
  await userEvent.keyboard('{ArrowDown}');
  expect(options()).toEqual(['茶山', 'lantern', '清除搜索记录']);
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledWith('茶山');
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('option', { name: '清除搜索记录' }));
  expect(options()).toEqual([]);
  expect(readRecentSearches()).toEqual([]);
});

test('a query that fits nothing says so and still leads to all results', async () => {
  const field = await open();
  await type(field, '<img>zzzz🔥');
  await waitFor(() => expect(said()).toContain('没有同名的，按回车搜全文'));
  expect(options()).toEqual(['查看“<img>zzzz🔥”的全部结果', '问墨北：“<img>zzzz🔥”']);
});

test('of a sentence the search comes first, and no names that are merely near', async () => {
  const field = await open();
  await userEvent.type(field, '青门怎么开才好');
  // What was found for the shorter sentence stays until the answer to this one is there.
  await waitFor(() =>
    expect(options()).toEqual(['搜这句话：“青门怎么开才好”', '问墨北：“青门怎么开才好”']),
  );
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(sent).toHaveBeenCalledWith('青门怎么开才好');
});

test('an index that does not come is said, and the search works all the same', async () => {
  isUp = false;
  const field = await open('en');
  await userEvent.type(field, 'gate');
  await waitFor(() => expect(said().at(-1)).toContain('could not be loaded'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(sent).toHaveBeenCalledWith('gate');
});

test('without a network, what has come before goes on finding', async () => {
  const field = await open();
  await type(field, 'q');
  isUp = false;
  await userEvent.type(field, 'i');
  await screen.findByRole('option', { name: '查看“qi”的全部结果' });
  expect(options()[0]).toContain('青');
});

test('an arrow key opens the list again at its first entry', async () => {
  const field = await open();
  await type(field, 'qing');
  await waitFor(() => expect(options()).toHaveLength(5));
  await userEvent.keyboard('{Escape}{ArrowDown}');
  expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
  await userEvent.keyboard('{Escape}{ArrowUp}');
  expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[4]?.id);
});

test('what did not load is asked for again by the next letter', async () => {
  const load = jest.spyOn(typeaheadStrings, 'zh').mockRejectedValueOnce(new Error('no network'));
  renderPage(
    <>
      <form role="search">
        <input type="search" name="searchValue" aria-label="一" />
      </form>
      <Typeahead />
    </>,
    [],
    { locale: 'zh', variant: 'm' },
  );
  act(() => screen.getByRole('searchbox').focus());
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox'), 'q');
  expect(await screen.findByRole('option', { name: '查看“q”的全部结果' })).toBeInTheDocument();
  load.mockRestore();
});

test('the index that comes while a search from before is chosen takes no choice away', async () => {
  localStorage.setItem('recentSearches', '["茶山"]');
  const answer = window.fetch;
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const asked: unknown[] = [];
  window.fetch = async (address) => {
    await arrived;
    asked.push(address);
    return answer(address);
  };
  const field = await open('en');
  await userEvent.keyboard('{ArrowDown}');
  arrive();
  await waitFor(() => expect(asked).toHaveLength(2));
  // The hits for nothing have come when this search ends, which began after theirs.
  await act(() => searchLocally('', 'en', fetchKeptText));
  expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledWith('茶山');
});
