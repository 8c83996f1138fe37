import { screen, within } from '@testing-library/react';
import { renderPage } from '../../api-client/testing/render-page';
import { ChangesView } from './changes-view';
import { GameFacts } from './game-facts';
import { NameIndexView } from './name-index-view';

function game(gameId: string, name: string, untranslated: readonly string[] = []) {
  return { gameId, name, untranslated, cover: null, facts: null };
}

const place = { locale: 'en', variant: 'm' } as const;

const cover = { src: '/c.webp', srcSet: '', width: 640, height: 480, color: '#102030' };

test('a letter leads to its heading, also on another page; pages have links of their own', () => {
  const letters = [
    { id: 'b', label: 'B', count: 1, page: 1 },
    { id: 'g', label: 'G', count: 299, page: 1 },
    { id: 'other', label: '#', count: 2, page: 2 },
  ];
  const facts = ['1 player', '45–90 min'];
  const groups = [
    { id: 'b', label: 'B', games: [{ ...game('bronze-gate', 'The Bronze Gate'), cover, facts }] },
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
  expect(screen.getByRole('link', { name: /^The Bronze Gate/ })).toHaveAttribute(
    'href',
    '/en/m/game-library/bronze-gate/',
  );
  expect(screen.getByText('1 player 45–\u206090 min')).toBeVisible();
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

function role(roleId: string, name: string, untranslated: readonly string[] = []) {
  return { roleId, name, untranslated };
}

/** A game of which only the time of its change is known. */
function untold(gameId: string, name: string, untranslated: readonly string[] = []) {
  return {
    ...{ ...game(gameId, name, untranslated), cover, checked: null, roleChanges: [], roleCount: 0 },
    teaser: '',
    lines: [plain('Page updated')],
  };
}

const whole = { isTold: true, isWhole: true };

/** A row of the page in words, with plain blanks. */
function rowOf(name: string): string {
  const row = screen.getByRole('heading', { name }).closest('li');
  return row?.textContent.replaceAll('\u00a0', ' ') ?? '';
}

test('what changed is told by day, game and role, in words that lead to their places, and where there is more', () => {
  const section = { text: '“夜里”', fragment: 'section-2', isChinese: true };
  const skill = { text: '“Nap”', fragment: 'skills', isChinese: false };
  const [said] = plain('New section ').pieces;
  const changed = {
    ...{ ...untold('cat-inn', 'The Nine Lives Inn'), roleCount: 7 },
    lines: [{ pieces: [said!, section] }, plain('Introduction revised')],
    roleChanges: [
      {
        lines: [plain('Skills changed')],
        roles: [role('sangeng', '三更', ['name']), role('tea', 'Tea')],
        more: 4,
      },
      {
        lines: [{ pieces: [...plain('New skill ').pieces, skill] }, plain('Story revised')],
        roles: [role('zhou', 'Zhou')],
        more: 0,
      },
    ],
  };
  renderPage(
    <ChangesView
      changes={{
        ...whole,
        days: [{ day: '2026-11-01', label: '1 November 2026', games: [changed] }],
      }}
    />,
    ['library-pages'],
    place,
  );
  expect(rowOf('The Nine Lives Inn')).toBe(
    'The Nine Lives Inn' +
      'New section “夜里” · Introduction revised' +
      'Skills changed: 三更, Tea and 4 more' +
      'Zhou: New skill “Nap” · Story revised',
  );
  const day = within(screen.getByRole('region', { name: '1 November 2026' }));
  const hrefOf = (name: string) => day.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('“夜里”')).toBe('/en/m/game-library/cat-inn/#section-2');
  expect(day.getByText('“夜里”').closest('[lang]')).toHaveAttribute('lang', 'zh-CN');
  expect(hrefOf('三更')).toBe('/en/m/game-library/role-Info-sangeng/');
  expect(hrefOf('“Nap”')).toBe('/en/m/game-library/role-Info-zhou/#skills');
  expect(hrefOf('and 4 more')).toBe('/en/m/game-library/game-role-cat-inn/');
  expect(screen.queryByText(/^New sections, skills and pictures/)).toBeNull();
});

test('the page begins with what changed last; what was updated before the log is said to be so at its foot', () => {
  const roleChanges = [{ lines: [plain('Page updated')], roles: [role('a', 'A')], more: 4 }];
  const games = [
    untold('tea', 'Tea Mountain'),
    untold('xing', '星海回波', ['name']),
    untold('inn', 'Inn'),
    untold('sea', 'Sea'),
    untold('rail', 'Rail'),
    // Only its characters changed.
    { ...untold('gate', 'Gate'), lines: [], roleChanges, roleCount: 5 },
  ];
  renderPage(
    <ChangesView
      changes={{
        ...{ isTold: true, isWhole: false },
        days: [
          { day: '2026-11-01', label: '1 November 2026', games },
          { day: '2026-10-01', label: '1 October 2026', games: [untold('old', 'Old')] },
        ],
      }}
    />,
    ['library-pages'],
    place,
  );
  const latest = screen.getByText(/^Latest: /);
  expect(latest.textContent.replaceAll('\u00a0', ' ')).toBe(
    'Latest: 1 November 2026 · Tea Mountain, Inn, Sea and 2 more games · 5 characters',
  );
  expect(rowOf('Sea')).toBe('SeaPage updated');
  expect(rowOf('Gate')).toBe('GatePage updated: A and 4 more');
  const note = screen.getByText(/^New sections, skills and pictures/);
  const last = screen.getByRole('heading', { name: 'Old' });
  expect(last.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('where nothing is known of any change, a line says what is listed, and no row that it was updated', () => {
  const roleChanges = [{ lines: [plain('Page updated')], roles: [role('a', 'A')], more: 0 }];
  const games = [untold('inn', 'Inn'), { ...untold('sea', 'Sea'), roleChanges, roleCount: 1 }];
  renderPage(
    <ChangesView
      changes={{
        ...{ isTold: false, isWhole: false },
        days: [{ day: '2026-11-01', label: '1 November 2026', games }],
      }}
    />,
    ['library-pages'],
    place,
  );
  expect(screen.getByText(/^Games and characters in the library/)).toBeVisible();
  expect(screen.queryByText(/^Latest/)).toBeNull();
  expect(rowOf('Inn')).toBe('Inn');
  expect(rowOf('Sea')).toBe('SeaA: Page updated');
});

test('a library without changes says what the page is for, and that there are none', () => {
  renderPage(
    <ChangesView changes={{ isTold: false, isWhole: true, days: [] }} />,
    ['library-pages'],
    place,
  );
  expect(screen.getByText('New and corrected games and characters.')).toBeVisible();
  expect(screen.getByText('Nothing has changed yet')).toBeVisible();
  expect(screen.queryByText(/^New sections, skills and pictures/)).toBeNull();
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
