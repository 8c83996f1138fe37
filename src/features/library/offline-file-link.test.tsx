import { screen } from '@testing-library/react';
import { renderPage } from '../../api-client/testing/render-page';
import { GameFacts } from './game-facts';
import { OfflineFileContext, type OfflineFile } from './offline-file-context';

const game = {
  ...{ released: null, checked: null, gameVersion: null, platforms: [], updated: '1 May 2026' },
  ...{ playersInWords: null, sessionInWords: null, moodsInWords: [], gameId: 'g1' },
  ...{ access: null, accessInWords: null },
  // The texts that no fact is made of are left out.
  text: { developer: '', publisher: '', untranslated: [] } as never,
};
const file = { address: '/offline-games/en/g1.html', label: 'Save as one file (640 KB)' };

function show(offlineFile: OfflineFile | undefined, setting: string): void {
  process.env.OFFLINE_GAMES = setting;
  renderPage(
    <OfflineFileContext.Provider value={offlineFile}>
      <GameFacts game={game} />
    </OfflineFileContext.Provider>,
    ['game', 'library'],
    { locale: 'en', variant: 'm' },
  );
}

test('the facts end with a link that saves the game as one file', () => {
  show(file, 'build');
  const link = screen.getByRole('link', { name: 'Save as one file (640 KB)' });
  expect(link.getAttribute('href')).toBe('/offline-games/en/g1.html');
  expect(link.getAttribute('download')).toBe('g1.html');
});

test.each([
  ['has none of this game', undefined, 'build'],
  ['makes none', file, 'none'],
])('there is no link where the build %s', (_, offlineFile, setting) => {
  show(offlineFile, setting);
  expect(screen.queryByRole('link')).toBeNull();
});
