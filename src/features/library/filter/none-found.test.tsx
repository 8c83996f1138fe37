import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { inPage, renderPage } from '../../../api-client/testing/render-page';
import { catchFallenFocus } from '../../../platform/focus/next-of-kin';
import {
  filterFacets as facets,
  filterGame as game,
  filterList as listFile,
} from '../testing/filter-files';
import { startSiteFiles } from '../testing/site-files';
import { FilteredList } from './filtered-list';

const { files } = startSiteFiles();

beforeEach(() => {
  jest.mocked(navigate).mockClear();
  window.history.replaceState(null, '', '/game-library/?channel=a');
  files.set('/library-filter/zh/facets.json', facets);
});

function list(hash: string) {
  return (
    <FilteredList tag={null} tags={[]} hash={hash}>
      {null}
    </FilteredList>
  );
}

test('what fits nothing says so, and one condition alone leads to the whole list', async () => {
  files.set('/library-filter/zh/updated/all/1.json', listFile([game('1', 0)]));
  renderPage(list('#platform=ios&sort=updated'), ['reading', 'library']);
  expect(await screen.findByText('没有符合条件的游戏')).toBeVisible();
  const state = within(screen.getByRole('status'));
  await userEvent.click(await state.findByRole('button', { name: '看全部 3 款' }));
  expect(state.getAllByRole('button')).toHaveLength(1);
  expect(navigate).toHaveBeenLastCalledWith('/game-library/?channel=a');
});

test('what fits nothing offers the three conditions without which most is found; the number of games takes the focus', async () => {
  const stop = catchFallenFocus();
  files.set('/library-filter/en/facets.json', { ...facets, total: 5 });
  const near = game('1', 1);
  files.set('/library-filter/en/listed/all/1.json', {
    ...listFile([
      { ...near, tags: [] },
      { ...near, id: '2', players: ['one'] },
      { ...near, id: '3', session: [] },
      { ...near, id: '4', platforms: [2] },
      { ...near, id: '5', platforms: [2] },
    ]),
    platforms: [
      ['pc', 'PC'],
      ['ios', 'iOS'],
      ['switch', 'Switch'],
    ],
  });
  const conditions = `#tag=${encodeURIComponent('科幻')}&players=two&session=30`;
  const filter = `${conditions}&platform=ios&platform=pc`;
  const { rerender } = renderPage(list(filter), ['reading', 'library'], {
    locale: 'en',
    variant: 'pc',
  });
  const state = within(await screen.findByRole('status'));
  const first = await state.findByRole('button', { name: 'Without “iOS or PC”: 2 games' });
  expect(state.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Without “iOS or PC”: 2 games',
    'Without “科幻”: 1 game',
    'Without “两个人”: 1 game',
    'All 5 games',
  ]);
  await userEvent.click(first);
  expect(navigate).toHaveBeenLastCalledWith(`/game-library/?channel=a${conditions}`);
  rerender(inPage(list(conditions), ['reading', 'library'], { locale: 'en', variant: 'pc' }));
  await waitFor(() => expect(screen.getByText('2 games')).toHaveFocus());
  // A frame later, as who hands on a fallen focus would.
  await new Promise(requestAnimationFrame);
  expect(screen.getByText('2 games')).toHaveFocus();
  stop();
});
