import { screen, within } from '@testing-library/react';
import { renderPage } from '../../api-client/testing/render-page';
import { LibraryView } from './library-view';

test('the head of the library leads to its index, its news, the shelf, tonight’s table and the comparison', () => {
  const list = { games: [], total: 0, tag: null, tags: [], page: 1, pages: 1, hash: '' };
  renderPage(<LibraryView {...list} search={null} />, ['library'], { locale: 'en', variant: 'm' });
  const ways = within(screen.getByRole('navigation', { name: 'More ways to browse' }));
  const links = ways.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/en/m/game-library/a-z/',
    '/en/m/game-library/changes/',
    '/en/m/game-library/shelf/',
    '/en/m/tonight/',
    '/en/m/game-library/compare/',
  ]);
  expect(ways.getByRole('link', { name: 'Compare' })).toBeVisible();
});
