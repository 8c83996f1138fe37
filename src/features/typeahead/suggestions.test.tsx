import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { renderPage } from '../../api-client/testing/render-page';
import type { Locale } from '../../config/locales';
import { spoilerId } from '../../routes/spoiler-id';
import { indexFiles } from './testing/index-of-gate';
import { Typeahead } from './typeahead';

beforeEach(() => {
  localStorage.clear();
  // jsdom has no scrolling.
  Element.prototype.scrollIntoView = () => undefined;
  window.fetch = (address) => {
    const file = typeof address === 'string' ? indexFiles[address] : undefined;
    return Promise.resolve(new Response(JSON.stringify(file), { status: file ? 200 : 404 }));
  };
});

/** A page with a search form and suggestions; its field has the focus. */
async function open(locale: Locale = 'zh'): Promise<HTMLInputElement> {
  renderPage(
    <>
      <form role="search">
        <input type="search" name="searchValue" aria-label="一" />
      </form>
      <Typeahead />
    </>,
    [],
    { locale, variant: 'm' },
  );
  act(() => screen.getByRole('searchbox').focus());
  return screen.findByRole<HTMLInputElement>('combobox');
}

function options(): string[] {
  return screen.queryAllByRole('option').map(({ textContent }) => textContent.trim());
}

/** An option by its text, which marks cut into pieces. */
function optionWith(text: string): Promise<HTMLElement> {
  return screen.findByText(
    (_, element) => element?.role === 'option' && element.textContent.includes(text),
  );
}

test.each([
  [1, '/m/game-partner/detail-p-qing'],
  [2, '/m/game-library/role-Info-yan/'],
])('the entry %s leads to %s', async (place, address) => {
  const field = await open();
  await userEvent.type(field, 'qing');
  await optionWith('查看“qing”');
  const option = screen.getAllByRole('option')[place];
  if (!option) throw new Error('There are fewer options');
  await userEvent.click(option);
  expect(navigate).toHaveBeenCalledWith(address);
});

test('a hint leads to its fold, and a search to the partner who knows what it found', async () => {
  const field = await open();
  await userEvent.type(field, '青门怎么');
  await userEvent.click(await optionWith('提示'));
  expect(navigate).toHaveBeenCalledWith(`/m/game-library/gate/#${spoilerId('青门怎么开？') ?? ''}`);
  await userEvent.clear(field);
  await userEvent.type(field, 'qing yan');
  await userEvent.click(await screen.findByRole('option', { name: '问墨北：“qing yan”' }));
  expect(navigate).toHaveBeenLastCalledWith('/m/game-partner/chat-mobei#ask=qing+yan');
  await userEvent.clear(field);
  await userEvent.type(field, '青铜之门');
  await userEvent.click(await screen.findByRole('option', { name: '问墨北：“青铜之门”' }));
  expect(navigate).toHaveBeenLastCalledWith(
    `/m/game-partner/chat-mobei#ask=${encodeURIComponent('青铜之门')}&game=gate`,
  );
});

test('a field says what it finds once it is used, and keeps its name', async () => {
  const field = await open();
  expect(field).toHaveAttribute('placeholder', '搜游戏、角色或提问');
  expect(field).toHaveAccessibleName('一');
});

test('a hit that only another name explains says that name, in its language', async () => {
  const field = await open();
  await userEvent.type(field, 'せいどう');
  const gate = await optionWith('青铜之门 游戏\u00a0· 日文名 青銅の門\u00a0· せいどう の もん');
  expect(within(gate).getByText('青銅の門')).toHaveAttribute('lang', 'ja');
  expect(within(gate).getByText('せいどう').tagName).toBe('MARK');
});

test('a hit that is found by how its name is read says that, marked as the name is', async () => {
  const field = await open();
  await userEvent.type(field, 'qingy');
  // It is there from the first letters on.
  await waitFor(async () => {
    const yan = await optionWith('青砚 角色\u00a0· 青铜之门\u00a0· qing yan');
    const marked = within(yan).getAllByText(/./u, { selector: 'mark' });
    expect(marked.map(({ textContent }) => textContent)).toEqual(['青砚', 'qing', 'y']);
  });
});

test.each([
  ['zh', '两个人', '筛选游戏：两个人玩', '/m/game-library/#players=two'],
  [
    'en',
    'short game for two',
    'Filter games: two players\u00a0· 15 minutes',
    '/en/m/game-library/#players=two&session=15',
  ],
  ['ja', '一人で', 'ゲームを絞り込む：1人で', '/ja/m/game-library/#players=one'],
] as const)(
  'in %s, %s is first of all a filter of the library',
  async (locale, query, text, address) => {
    const field = await open(locale);
    await userEvent.type(field, query);
    const option = await screen.findByRole('option', { name: text });
    expect(options()[0]).toBe(text);
    expect(screen.queryByText(/没有同名|No names match|一致する名前はありません/)).toBeNull();
    await userEvent.click(option);
    expect(navigate).toHaveBeenLastCalledWith(address);
  },
);

test('below its field in a sheet the list is there without a search, and says when one leads away', async () => {
  const led = jest.fn();
  renderPage(
    <div
      data-suggestions-below=""
      ref={(place) => place?.addEventListener('suggestion-chosen', led)}
    >
      <form role="search">
        <input type="search" name="searchValue" aria-label="一" />
      </form>
      <Typeahead />
    </div>,
    [],
    { locale: 'zh', variant: 'm' },
  );
  act(() => screen.getByRole('searchbox').focus());
  const field = await screen.findByRole('combobox');
  expect(screen.getByRole('group', { name: '试试这些' })).toBeVisible();
  expect(options()).toEqual(['茶山', '灯', '解谜']);
  // A phone's keyboard may be put away.
  act(() => field.blur());
  expect(options()).toHaveLength(3);
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(true);
  await userEvent.type(field, 'qing');
  await userEvent.click(await optionWith('青青'));
  expect(led).toHaveBeenCalledTimes(1);
});
