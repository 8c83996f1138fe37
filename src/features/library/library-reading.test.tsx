import { screen, within } from '@testing-library/react';
import { renderPage } from '../../api-client/testing/render-page';
import { ChangesView } from './changes-view';
import { GameFacts } from './game-facts';
import { NameIndexView } from './name-index-view';

function game(gameId: string, name: string, untranslated: readonly string[] = []) {
  return { gameId, name, untranslated, cover: null };
}

const place = { locale: 'en', variant: 'm' } as const;

const cover = { src: '/c.webp', srcSet: '', width: 640, height: 480, color: '#102030' };

test('a letter leads to its heading, also on another page; pages have links of their own', () => {
  const letters = [
    { id: 'b', label: 'B', count: 1, page: 1 },
    { id: 'g', label: 'G', count: 299, page: 1 },
    { id: 'other', label: '#', count: 2, page: 2 },
  ];
  const groups = [
    { id: 'b', label: 'B', games: [{ ...game('bronze-gate', 'The Bronze Gate'), cover }] },
    { id: 'other', label: '#', games: [game('tea', '茶山', ['name'])] },
  ];
  renderPage(
    <NameIndexView index={{ page: 1, pages: 2, total: 302, letters, groups }} />,
    ['library', 'library-pages'],
    place,
  );
  const nav = within(screen.getByRole('navigation', { name: 'Jump to a letter' }));
  expect(nav.getByRole('link', { name: 'B, 1 game' })).toHaveAttribute('href', '#b');
  expect(nav.getByRole('link', { name: 'Numbers and others, 2 games' })).toHaveAttribute(
    'href',
    '/en/m/game-library/a-z/page/2/#other',
  );
  expect(screen.getByRole('heading', { name: 'B' })).toHaveAttribute('id', 'b');
  expect(screen.getByRole('link', { name: 'The Bronze Gate' })).toHaveAttribute(
    'href',
    '/en/m/game-library/bronze-gate/',
  );
  // A short index has pictures, which say no more than the name.
  expect(screen.getAllByRole('presentation').map((each) => each.getAttribute('src'))).toEqual([
    '/c.webp',
  ]);
  expect(screen.getByText('茶山').closest('[lang]')).toHaveAttribute('lang', 'zh-CN');
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute(
    'href',
    '/en/m/game-library/a-z/',
  );
});

function plain(text: string) {
  return { pieces: [{ text, fragment: null, isChinese: false }] };
}

test('what changed is told by day, game and role, in words that lead to their places, and where there is more', () => {
  const roles = [
    { roleId: 'sangeng', name: '三更', untranslated: ['name'], lines: [] },
    { roleId: 'tea', name: 'Tea', untranslated: [], lines: [plain('New character')] },
  ];
  const section = { text: '“夜里”', fragment: 'section-2', isChinese: true };
  const [said] = plain('New section ').pieces;
  const changed = {
    ...{ ...game('cat-inn', 'The Nine Lives Inn'), cover, roles, more: 4, summary: '' },
    lines: [{ pieces: [said!, section] }, plain('Introduction revised')],
  };
  renderPage(
    <ChangesView days={[{ day: '2026-11-01', label: '1 November 2026', games: [changed] }]} />,
    ['library-pages'],
    place,
  );
  const day = within(screen.getByRole('region', { name: '1 November 2026' }));
  expect(day.getByRole('link', { name: 'The Nine Lives Inn' })).toBeVisible();
  expect(day.getByText('Introduction revised')).toBeVisible();
  const named = day.getByRole('link', { name: '“夜里”' });
  expect(named).toHaveAttribute('href', '/en/m/game-library/cat-inn/#section-2');
  expect(named.closest('[lang]')).toHaveAttribute('lang', 'zh-CN');
  expect(day.getByRole('link', { name: '三更' })).toHaveAttribute(
    'href',
    '/en/m/game-library/role-Info-sangeng/',
  );
  expect(day.getByRole('link', { name: 'Tea' }).closest('li')).toHaveTextContent(
    'TeaNew character',
  );
  expect(day.getByRole('link', { name: 'and 4 more' })).toHaveAttribute(
    'href',
    '/en/m/game-library/game-role-cat-inn/',
  );
  expect(day.getByRole('list', { name: '6 characters updated' })).toBeVisible();
  expect(day.queryByText('Page updated')).toBeNull();
});

/** A game of which only the time of its change is known. */
function untold(gameId: string, name: string, untranslated: readonly string[] = []) {
  return {
    ...{ ...game(gameId, name, untranslated), cover, roles: [], more: 0 },
    ...{ summary: `About ${name}.`, lines: [] },
  };
}

test('where nothing is known of a change, the game is told in a sentence', () => {
  const told = { ...untold('inn', 'Inn'), lines: [plain('Introduction revised')] };
  const games = [untold('tea', '茶山', ['summary']), told];
  renderPage(
    <ChangesView days={[{ day: '2026-11-01', label: '1 November 2026', games }]} />,
    ['library-pages'],
    place,
  );
  expect(screen.getByText('About 茶山.')).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getAllByText('Page updated')).toHaveLength(1);
  expect(screen.queryByText(/^These pages are listed by date/)).toBeNull();
});

test('the page begins with what changed last; where nothing is known of any change, it says so once', () => {
  const role = { roleId: 'a', name: 'A', untranslated: [], lines: [] };
  const games = [
    untold('tea', 'Tea Mountain'),
    untold('xing', '星海回波', ['name']),
    untold('inn', 'Inn'),
    untold('sea', 'Sea'),
    untold('rail', 'Rail'),
    // Only its characters changed.
    { ...untold('gate', 'Gate'), summary: '', roles: [role, { ...role, roleId: 'b' }], more: 3 },
  ];
  renderPage(
    <ChangesView
      days={[
        { day: '2026-11-01', label: '1 November 2026', games },
        { day: '2026-10-01', label: '1 October 2026', games: [untold('old', 'Old')] },
      ]}
    />,
    ['library-pages'],
    place,
  );
  const latest = screen.getByText(/^Latest: /);
  expect(latest.textContent.replaceAll('\u00a0', ' ')).toBe(
    'Latest: 1 November 2026 · Tea Mountain, Inn, Sea and 2 more games · 5 characters',
  );
  expect(screen.getByText(/^These pages are listed by date/)).toBeVisible();
  expect(screen.queryByText('Page updated')).toBeNull();
});

test('a library without changes says what the page is for, and that there are none', () => {
  renderPage(<ChangesView days={[]} />, ['library-pages'], place);
  expect(screen.getByText('New and corrected games and characters.')).toBeVisible();
  expect(screen.getByText('Nothing has changed yet')).toBeVisible();
  expect(screen.queryByText(/^These pages are listed by date/)).toBeNull();
});

test('a game says when it was last changed', () => {
  const text = { developer: '', publisher: '', untranslated: [] };
  const facts = {
    ...{ released: null, checked: null, gameVersion: null, platforms: [] },
    ...{ playersInWords: null, sessionInWords: null, moodsInWords: [] },
    ...{ gameId: 'g1', access: null, accessInWords: null },
  };
  renderPage(
    <GameFacts game={{ ...facts, updated: '1 November 2026', text: text as never }} />,
    ['game', 'library'],
    place,
  );
  expect(screen.getByText('Page updated').nextElementSibling).toHaveTextContent('1 November 2026');
});
