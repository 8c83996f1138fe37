import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inPage, renderPage } from '../../../api-client/testing/render-page';
import { startSiteFiles } from '../testing/site-files';
import type { ComparedGame } from './compared-games';
import { ComparisonView } from './comparison-view';
import { game } from './testing/compared-items';

const { files } = startSiteFiles();

beforeEach(() => localStorage.clear());

function putGames(...games: readonly ComparedGame[]): void {
  for (const each of games) {
    files.set(`/page-data/game-library/${each.gameId}/page-data.json`, {
      result: { data: { game: each } },
    });
  }
}

/** Stands for the search of the site, which these tests do not use. */
function Picker() {
  return null;
}

function open(hash: string) {
  return renderPage(<ComparisonView hash={hash} Picker={Picker} />, ['library-pages']);
}

/** Names in the head of the table that a phone shows. */
function columnsOnPhones(): (string | null)[] {
  return screen
    .getAllByRole('columnheader')
    .filter((head) => !head.hasAttribute('data-aside'))
    .map(({ textContent }) => textContent);
}

test('a phone shows two of three or four, and the others are put in by their names', async () => {
  const ids = ['a', 'b', 'c', 'd'];
  putGames(...ids.map((id) => game(id, { playersInWords: `${id} 人` })));
  const { rerender, unmount } = open('#game:a,b,c,d');
  const row = await screen.findByRole('row', { name: /^人数/ });
  const names = within(screen.getByRole('group', { name: /^共 4 个/ }));
  expect(columnsOnPhones()).toEqual(['游戏a', '游戏b']);
  expect(screen.getByText(/换下的是/)).toHaveTextContent('换下的是游戏b。');
  await userEvent.click(names.getByRole('button', { name: '游戏d' }));
  expect(columnsOnPhones()).toEqual(['游戏a', '游戏d']);
  expect(screen.getByText(/换下的是/)).toHaveTextContent('换下的是游戏a。');
  // A name stands once on the screen: in the table, or among those that it has no room for.
  const offered = names.getAllByRole('button');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['游戏b', '游戏c']);
  expect(offered).toContain(document.activeElement);
  // The last two that were chosen, in the order of the table; cells go with their heads.
  await userEvent.click(names.getByRole('button', { name: '游戏c' }));
  expect(columnsOnPhones()).toEqual(['游戏c', '游戏d']);
  const shown = within(row)
    .getAllByRole('cell')
    .filter((cell) => !('aside' in cell.dataset));
  expect(shown.map(({ textContent }) => textContent)).toEqual(['c 人', 'd 人']);
  rerender(inPage(<ComparisonView hash="#game:a,b,c" Picker={Picker} />, ['library-pages']));
  await waitFor(() => expect(columnsOnPhones()).toEqual(['游戏a', '游戏c']));
  // Turned, the phone shows another page for a while.
  unmount();
  open('#game:a,b,c,d');
  await screen.findByRole('table');
  expect(columnsOnPhones()).toEqual(['游戏c', '游戏d']);
});

test('what is added is shown on a phone at once, and two alone need no choice', async () => {
  putGames(game('a'), game('b'), game('c'));
  const { rerender } = open('#game:a,b');
  await screen.findByRole('table');
  expect(screen.queryByRole('group', { name: /个里/ })).toBeNull();
  rerender(inPage(<ComparisonView hash="#game:a,b,c" Picker={Picker} />, ['library-pages']));
  await waitFor(() => expect(columnsOnPhones()).toEqual(['游戏a', '游戏c']));
});
