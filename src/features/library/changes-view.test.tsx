import { screen, within } from '@testing-library/react';
import { renderPage } from '../../api-client/testing/render-page';
import { ChangesView } from './changes-view';
import { clearRecord, rememberVersion, rememberVisit } from './shelf/reading-record';

type Game = Queries.ChangesDataFragment['days'][number]['games'][number];

const cover = { src: '/a.webp', srcSet: '', width: 4, height: 3, color: '#000000' };

function game(gameId: string, told: Partial<Game> = {}): Game {
  return {
    gameId,
    name: gameId,
    teaser: '',
    untranslated: [],
    cover,
    lines: [],
    roleChanges: [],
    roleCount: 0,
    ...told,
  };
}

const line = { pieces: [{ text: 'New section', fragment: null, isChinese: false }] };
const roles = {
  lines: [],
  roles: [{ roleId: 'lamp', name: 'Lamp', untranslated: [] }],
  more: 0,
};

/** The names in each list of the day, from the first on. */
function show(isTold: boolean, games: Game[]): string[][] {
  const days = [{ day: '2026-11-01', label: '1 November 2026', games }];
  renderPage(<ChangesView changes={{ days, isTold, isWhole: true }} />, ['library-pages'], {
    locale: 'en',
    variant: 'pc',
  });
  const day = within(screen.getByRole('region', { name: '1 November 2026' }));
  const lists = new Set(
    day.getAllByRole('heading', { level: 3 }).map((each) => each.closest('ul')),
  );
  return [...lists].map((list) =>
    Array.from(list?.querySelectorAll('h3') ?? [], ({ textContent }) => textContent),
  );
}

test('games of which there is nothing to say but the day stand by themselves, below the others', () => {
  const games = [
    game('a'),
    game('b', { lines: [line] }),
    game('c'),
    game('d', { roleChanges: [roles] }),
  ];
  expect(show(true, games)).toEqual([
    ['b', 'd'],
    ['a', 'c'],
  ]);
  expect(screen.getByText('New section')).toBeVisible();
  // Right above the second list.
  const [, names] = screen.getAllByRole('list').filter((each) => each.querySelector('h3'));
  expect(names!.previousElementSibling).toHaveTextContent('Pages updated');
});

test('a game that is new, or of which nothing else is known, is told in a line', () => {
  const told = { lines: [line], teaser: 'A lamp goes out.' };
  const games = [game('a', told), game('b', { teaser: '一句话。', untranslated: ['summary'] })];
  show(true, games);
  expect(screen.getByText('A lamp goes out.').closest('li li')).not.toBeNull();
  expect(screen.getByText('一句话。')).toHaveAttribute('lang', 'zh-CN');
});

test.each([
  ['zh', '灯，另有 2 个角色'],
  ['en', 'Lamp and 2 more'],
  ['ja', 'Lamp、ほか2人'],
] as const)('what is not named is set off from the names (%s)', (locale, said) => {
  const name = locale === 'zh' ? '灯' : 'Lamp';
  const change = { ...roles, roles: [{ roleId: 'lamp', name, untranslated: [] }], more: 2 };
  const days = [{ day: '2026-11-01', label: 'day', games: [game('a', { roleChanges: [change] })] }];
  renderPage(<ChangesView changes={{ days, isTold: true, isWhole: true }} />, ['library-pages'], {
    locale,
    variant: 'pc',
  });
  expect(screen.getByRole('region', { name: 'day' })).toHaveTextContent(said);
});

test('lines of a build that knows of no change make no row', () => {
  const games = [game('a', { lines: [line] }), game('b', { roleChanges: [roles] })];
  expect(show(false, games)).toEqual([['b'], ['a']]);
});

test('a reading stays in brackets behind its name, and the comma follows at once', () => {
  const lin = { roleId: 'lin', name: '林潮生（リン・チャオション）', untranslated: [] };
  const both = { ...roles, roles: [lin, ...roles.roles] };
  show(true, [game('a', { roleChanges: [both] })]);
  const link = screen.getByRole('link', { name: '林潮生（リン・チャオション）' });
  expect(link.querySelector('ruby')).toBeNull();
  expect(link.closest('li')).toHaveTextContent('林潮生（リン・チャオション）, Lamp');
});

test('a game that was read before the day of its change is marked, and no other', async () => {
  clearRecord();
  const read = (id: string, time: string) => {
    const item = { kind: 'game', id, name: id, lang: 'en' } as const;
    rememberVisit(item);
    rememberVersion(item, Date.parse(time));
  };
  read('before', '2026-10-30T08:00:00Z');
  // In Shanghai it was the 1st already.
  read('since', '2026-10-31T17:00:00Z');
  read('roles', '2026-10-30T08:00:00Z');
  const told = { lines: [line] };
  const games = [game('before', told), game('since', told), game('never', told)];
  show(true, [...games, game('roles', { roleChanges: [roles] })]);
  const mark = await screen.findByText('Updated since you read it');
  expect(mark.closest('li')).toHaveTextContent(/^before/);
});

test.each([
  ['2026-11-08T15:00:00Z', false],
  // In Shanghai it is the 9th by then.
  ['2026-11-08T17:00:00Z', true],
])('at %s a week without changes is told: %s', async (now, isTold) => {
  clearRecord();
  const item = { kind: 'game', id: 'a', name: 'a', lang: 'en' } as const;
  rememberVisit(item);
  rememberVersion(item, Date.parse('2026-10-30T08:00:00Z'));
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  show(true, [game('a', { lines: [line] })]);
  // It comes as late as the words do.
  await screen.findByText('Updated since you read it');
  const words = screen.queryByText(/^No changes in the past week/);
  expect(words !== null).toBe(isTold);
  // What changed comes first.
  const day = screen.getByRole('region', { name: '1 November 2026' });
  if (words) expect(day.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
