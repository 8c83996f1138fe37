import { screen, waitFor, within } from '@testing-library/react';
import { inPage, renderPage } from '../../../api-client/testing/render-page';
import { startSiteFiles } from '../testing/site-files';
import type { ComparedGame } from './compared-games';
import { ComparisonView } from './comparison-view';
import { game } from './testing/compared-items';

const { files } = startSiteFiles();

function putGames(...games: readonly ComparedGame[]): void {
  for (const each of games) {
    files.set(`/page-data/game-library/${each.gameId}/page-data.json`, {
      result: { data: { game: each } },
    });
  }
}

function topics(): (string | null)[] {
  return screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
}

test('for how many a game is stands first, also where that is the same of all', async () => {
  putGames(game('a'), game('b', { moodsInWords: ['热闹'] }), game('c'));
  const { rerender } = renderPage(<ComparisonView hash="#game:a,b" Picker={() => null} />, [
    'library-pages',
  ]);
  await screen.findByRole('table');
  expect(topics()).toEqual(['人数', '气氛']);
  rerender(inPage(<ComparisonView hash="#game:a,c" Picker={() => null} />, ['library-pages']));
  expect(await screen.findByText('看得到的地方都一样。')).toBeVisible();
  expect(topics()).toEqual(['人数']);
});

test('how long a sitting takes has bars on one scale, and none where nobody knows it', async () => {
  putGames(
    game('a', { sessionInWords: '15–30 分钟', sessionMinutes: { min: 15, max: 30 } }),
    game('b', { sessionInWords: '60 分钟', sessionMinutes: { min: 60, max: 60 } }),
    game('c', { sessionInWords: null, sessionMinutes: null }),
  );
  const { rerender } = renderPage(<ComparisonView hash="#game:a,b" Picker={() => null} />, [
    'library-pages',
  ]);
  const bars = async () => {
    const row = await screen.findByRole('row', { name: /^一次玩多久/ });
    return within(row)
      .getAllByRole('cell')
      .map((cell) => cell.querySelector<HTMLElement>('[aria-hidden] > div')?.style.width);
  };
  expect(await bars()).toEqual(['25%', '0%']);
  // What a full bar is stands once, for eyes alone: the cells have it in words.
  expect(screen.getByText('横条从 0 到 60 分钟')).toHaveAttribute('aria-hidden', 'true');
  rerender(inPage(<ComparisonView hash="#game:a,c" Picker={() => null} />, ['library-pages']));
  await waitFor(async () => expect(await bars()).toEqual(['50%', undefined]));
  expect(screen.getByText('横条从 0 到 30 分钟')).toBeVisible();
});
