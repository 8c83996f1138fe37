import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { inPage, renderPage } from '../../../api-client/testing/render-page';
import { startSiteFiles } from '../testing/site-files';
import { FilteredList } from './filtered-list';

const { files, asked } = startSiteFiles();
const root = document.documentElement;

const facets = {
  total: 3,
  tag: [{ slug: '科幻', label: '科幻', count: 2 }],
  platform: [
    { slug: 'pc', label: 'PC', count: 2 },
    { slug: 'ios', label: 'iOS', count: 1 },
  ],
  year: [{ slug: '2024', label: '2024', count: 3 }],
  letter: [{ slug: 'c', label: 'C', count: 3 }],
};

function game(id: string, platform: number) {
  return {
    ...{ id, name: `茶山${id}`, year: '2024', letter: 'c', tags: [0], platforms: [platform] },
    cover: '/c.webp',
  };
}

function listFile(games: readonly object[]) {
  return {
    count: games.length,
    tags: [['科幻', '科幻']],
    platforms: [
      ['pc', 'PC'],
      ['ios', 'iOS'],
    ],
    games,
  };
}

let logged: jest.SpyInstance;
beforeEach(() => {
  jest.mocked(navigate).mockClear();
  window.history.replaceState(null, '', '/game-library/?channel=a');
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  files.set('/library-filter/zh/facets.json', facets);
});
afterEach(() => {
  logged.mockRestore();
});

function list(hash: string) {
  return (
    <FilteredList tag={null} hash={hash}>
      {null}
    </FilteredList>
  );
}

function names(): (string | null)[] {
  return screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

test('nothing is fetched before the filter is wanted, and its choices go into the address', async () => {
  renderPage(list(''), ['reading', 'library']);
  const button = screen.getByRole('button', { name: '筛选和排序', expanded: false });
  // Whatever was asked for before this has come before it.
  await fetch('/last');
  expect(asked).toEqual(['/last']);
  await userEvent.click(button);
  await userEvent.selectOptions(await screen.findByLabelText('平台'), 'PC (2)');
  expect(navigate).toHaveBeenLastCalledWith('/game-library/?channel=a#platform=pc');
  await userEvent.selectOptions(screen.getByLabelText('排序'), '按名称');
  expect(navigate).toHaveBeenLastCalledWith('/game-library/?channel=a#sort=name');
  expect(root).not.toHaveAttribute('data-filtered');
});

test('a tag is the path of the address, and takes the rest of the filter along', async () => {
  files.set('/library-filter/zh/name/all/1.json', listFile([game('1', 0)]));
  const { unmount } = renderPage(list('#year=2024&sort=name'), ['reading', 'library']);
  await userEvent.click(screen.getByRole('button', { name: '筛选和排序' }));
  await userEvent.selectOptions(await screen.findByLabelText('标签'), '科幻 (2)');
  expect(navigate).toHaveBeenLastCalledWith(
    `/game-library/tag/${encodeURIComponent('科幻')}/#year=2024&sort=name`,
    { state: { isFilterOpen: true } },
  );
  unmount();

  // That page goes on where this one was.
  window.history.replaceState({ key: '1', isFilterOpen: true }, '');
  renderPage(list('#year=2024&sort=name'), ['reading', 'library']);
  expect(screen.getByRole('button', { name: '筛选和排序', expanded: true })).toBeInTheDocument();
});

test('an address with a filter shows what fits, in place of the list', async () => {
  files.set(
    '/library-filter/zh/listed/all/1.json',
    listFile([game('1', 0), game('2', 1), game('3', 0)]),
  );
  const { rerender, unmount } = renderPage(list('#platform=pc'), ['reading', 'library']);
  expect(await screen.findByText('共 2 款游戏')).toBeVisible();
  expect(names()).toEqual(['茶山1', '茶山3']);
  expect(root).toHaveAttribute('data-filtered');

  rerender(inPage(list('#platform=ios'), ['reading', 'library']));
  await waitFor(() => expect(names()).toEqual(['茶山2']));
  await userEvent.click(screen.getByRole('button', { name: '清除筛选' }));
  expect(navigate).toHaveBeenLastCalledWith('/game-library/?channel=a');
  rerender(inPage(list(''), ['reading', 'library']));
  expect(names()).toEqual([]);
  expect(root).not.toHaveAttribute('data-filtered');
  rerender(inPage(list('#platform=pc'), ['reading', 'library']));
  unmount();
  expect(root).not.toHaveAttribute('data-filtered');
});

test('what fits nothing says so', async () => {
  files.set('/library-filter/zh/updated/all/1.json', listFile([game('1', 0)]));
  renderPage(list('#platform=ios&sort=updated'), ['reading', 'library']);
  expect(await screen.findByText('没有符合条件的游戏')).toBeVisible();
});

test('a list that is not there can be asked for again', async () => {
  renderPage(list('#platform=ios&sort=released'), ['reading', 'library']);
  const alert = await screen.findByRole('alert');
  files.set('/library-filter/zh/released/all/1.json', listFile([game('2', 1)]));
  await act(() => userEvent.click(within(alert).getByRole('button')));
  await waitFor(() => expect(names()).toEqual(['茶山2']));
});
