import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { renderPage } from '../../../api-client/testing/render-page';
import { Toasts } from '../../../ui/toast';
import { clearChosen, toggleChosen, useChosenGames } from '../card-buttons/chosen-games';
import { clearRecord, useReadingRecord } from '../shelf/reading-record';
import { startSiteFiles } from '../testing/site-files';
import { ComparisonView } from './comparison-view';
import { game, role } from './testing/compared-items';

const { files } = startSiteFiles();

function putGames(...ids: readonly string[]): void {
  for (const id of ids) {
    files.set(`/page-data/game-library/${id}/page-data.json`, {
      result: { data: { game: game(id) } },
    });
  }
}

function putRole(id: string): void {
  files.set(`/page-data/game-library/role-Info-${id}/page-data.json`, {
    result: { data: { role: role(id) } },
  });
}

beforeEach(() => {
  localStorage.clear();
  clearRecord();
  clearChosen();
  jest.mocked(navigate).mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/game-library/compare/');
});

function open(hash: string) {
  return renderPage(
    <>
      <ComparisonView hash={hash} Picker={() => null} />
      <Toasts />
    </>,
    ['library-pages'],
  );
}

test('a head keeps its game or role on the shelf, and takes it off again', async () => {
  putGames('a', 'b');
  putRole('r');
  const { unmount } = open('#game:a,b');
  const keep = await screen.findByRole('button', { name: '收藏：游戏b' });
  await userEvent.click(keep);
  expect(keep).toHaveAttribute('aria-pressed', 'true');
  const kept = () => useReadingRecord.getState().record.favourites;
  expect(kept()).toMatchObject([{ kind: 'game', id: 'b', name: '游戏b', lang: 'zh-CN' }]);
  await userEvent.click(keep);
  expect(keep).toHaveAttribute('aria-pressed', 'false');
  expect(kept()).toEqual([]);
  unmount();
  open('#r');
  await userEvent.click(await screen.findByRole('button', { name: '收藏：角色r' }));
  expect(kept()).toMatchObject([{ kind: 'role', id: 'r' }]);
});

test('a game that was chosen on its card and has left the library is dropped with a word', async () => {
  putGames('a', 'b');
  for (const id of ['a', 'b', 'gone']) toggleChosen({ id, name: `游戏${id}`, lang: '' });
  open('#game:a,b,gone');
  expect(await screen.findByText('《游戏gone》已不在知识库里，不再对比它。')).toBeVisible();
  expect(navigate).toHaveBeenLastCalledWith('/game-library/compare/#game:a,b');
  const chosen = () => useChosenGames.getState().map(({ id }) => id);
  expect(chosen()).toEqual(['a', 'b']);
  // What is taken out here is chosen on its card no longer.
  await userEvent.click(screen.getByRole('button', { name: '移除游戏a' }));
  expect(chosen()).toEqual(['b']);
});
