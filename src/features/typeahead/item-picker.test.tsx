import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../api-client/testing/render-page';
import { ItemPicker } from './item-picker';
import type { ItemPickerProps } from './picker-offers';

const rows = [
  [0, 'gate', '青铜之门', ['青铜之门', 'qing tong zhi men'], '', 0, 0, 'gate-320.webp', 0],
  [1, 'yan', '青砚', ['青砚', 'qing yan'], '青铜之门', 0, 0, 'yan-96.webp', 0],
  [1, 'lan', '青岚', ['青岚', 'qing lan'], '', 0, 0, '', 0],
  [3, 'gate', '青色的钉', ['青色的钉'], '青铜之门', 3, 0, '', 0],
];
const files: Record<string, unknown> = {
  '/search-index/zh.json': { partners: [], rows: '0123456789abcdef' },
  '/search-index/zh/0123456789abcdef.json': rows,
};

beforeEach(() => {
  // jsdom has no scrolling.
  Element.prototype.scrollIntoView = () => undefined;
  window.fetch = (address) => {
    const file = typeof address === 'string' ? files[address] : undefined;
    return Promise.resolve(new Response(JSON.stringify(file), { status: file ? 200 : 404 }));
  };
});

const offer = { isChinese: false, game: { name: '龙窑', isChinese: false } };
const offers: ItemPickerProps['offers'] = [
  { heading: 'same-game', items: [] },
  {
    heading: 'seen',
    items: [{ ...offer, kind: 'role', id: 'old-ji', name: '老姬', picture: '/old-ji.webp' }],
  },
];

async function open(more: Partial<ItemPickerProps> = {}) {
  const onPick = jest.fn();
  renderPage(
    <ItemPicker
      {...{ label: '再加一个', kinds: ['game', 'role'], taken: [], offers, onPick, ...more }}
    />,
    [],
  );
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: '再加一个' });
  act(() => field.focus());
  return { field, onPick };
}

function options(): string[] {
  return screen.queryAllByRole('option').map(({ textContent }) => textContent.trim());
}

test('what is offered stands there before anything is typed, under its heading', async () => {
  const { onPick } = await open();
  const group = screen.getByRole('group', { name: '最近看过的和收藏的' });
  const option = within(group).getByRole('option', { name: '老姬 角色\u00a0· 龙窑' });
  expect(option.querySelector('img')).toHaveAttribute('src', '/old-ji.webp');
  await userEvent.click(option);
  expect(onPick).toHaveBeenCalledWith('role', 'old-ji');
});

test('only what can be picked is found, without what is picked already; Enter takes the first', async () => {
  const { field, onPick } = await open({ taken: ['yan'] });
  await userEvent.type(field, 'qing');
  await waitFor(() =>
    expect(options()).toEqual([
      '青铜之门 游戏\u00a0· qing tong zhi men',
      '青岚 角色\u00a0· qing lan',
    ]),
  );
  await userEvent.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledWith('game', 'gate');
  expect(field).toHaveValue('');
});

test('a name that nothing has is said', async () => {
  const { field } = await open({ kinds: ['role'] });
  await userEvent.type(field, '青铜');
  expect(await screen.findByText('没有叫这个名字的。', { ignore: '[role=status]' })).toBeVisible();
  expect(options()).toEqual([]);
});
