import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ACCESS_KEYS } from '../../../../contract/access-keys';
import { gameDetailSchema } from '../../../../contract/library';
import {
  facetsSchema,
  FILTER_FILE_GAMES,
  filterFileAddress,
  filterFileSchema,
} from '../../../../contract/library-filter';
import { tempFolder } from '../../../../testing/temp-folder';
import { createAddresses } from '../../sources/addresses';
import { toGame } from '../../sources/games';
import { openPronunciations } from '../../pronunciations/pronunciations';
import type { Game } from '../../sources/model';
import { readGameChoiceWords, type GameChoiceWords } from '../../sources/game-choice';
import { gamesByName } from '../../sources/name-index/name-index';
import { filterFiles } from './filter-files';
import { filterGames } from './filter-games';
import { writeLibraryFilter } from './write-library-filter';

const addresses = createAddresses('https://api.example');

function game(id: string, fields: Readonly<Record<string, unknown>> = {}): Game {
  const wire = {
    ...{ id, name: id, summary: '', description: '', cover: '', role_count: 0, tags: [] },
    ...{ updated_at: '2026-11-01T08:00:00Z', ...fields },
  };
  return toGame(gameDetailSchema.parse(wire), [], addresses);
}

const games = [
  game('b', { tags: ['科幻'], platforms: ['PC', 'iOS'], release_date: '2024-03-01' }),
  game('c', {
    ...{ name: '茶山', tags: ['治愈', '科幻'], platforms: ['pc'], release_date: '2026-01-05' },
    updated_at: '2026-11-02T08:00:00.5Z',
    i18n: { en: { tags: ['Soothing', 'Science fiction'] } },
  }),
  game('a', { updated_at: '2026-11-02T08:00:00Z' }),
];

let words: GameChoiceWords;
beforeAll(async () => {
  words = await readGameChoiceWords('content');
});

function filtered(of: readonly Game[], locale: 'zh' | 'en') {
  return filterGames(of, gamesByName(of, openPronunciations()), new Map(), words, locale);
}

function files(of: readonly Game[], locale: 'zh' | 'en' = 'zh') {
  return new Map(
    Array.from(filterFiles(filtered(of, locale)), ({ address, text }) => [
      address,
      JSON.parse(text) as unknown,
    ]),
  );
}

function idsIn(part: unknown): string[] {
  return filterFileSchema.parse(part).games.map(({ id }) => id);
}

test('each order has a list; what has no date comes last', () => {
  const made = files(games);
  const order = (name: 'listed' | 'name' | 'released' | 'updated') =>
    idsIn(made.get(filterFileAddress('zh', name, 'all', 1)));
  expect(order('listed')).toEqual(['b', 'c', 'a']);
  expect(order('name')).toEqual(['a', 'b', 'c']);
  expect(order('released')).toEqual(['c', 'b', 'a']);
  expect(order('updated')).toEqual(['c', 'a', 'b']);
  expect(made.size).toBe(5);
});

test('what can be chosen is counted, in the words of the language; a platform is one however it is spelt', () => {
  const facets = facetsSchema.parse(files(games, 'en').get('/library-filter/en/facets.json'));
  expect(facets).toEqual({
    total: 3,
    tag: [
      { slug: '科幻', label: '科幻', count: 2 },
      { slug: '治愈', label: 'Soothing', count: 1 },
    ],
    ...{ players: [], session: [], mood: [], access: [] },
    platform: [
      { slug: 'pc', label: 'PC', count: 2 },
      { slug: 'ios', label: 'iOS', count: 1 },
    ],
    year: [
      { slug: '2026', label: '2026', count: 1 },
      { slug: '2024', label: '2024', count: 1 },
    ],
    letter: [
      { slug: 'a', label: 'A', count: 1 },
      { slug: 'b', label: 'B', count: 1 },
      { slug: 'other', label: '#', count: 1 },
    ],
  });
});

test('tags that as many games have stand as the API lists the games, not as these are called', () => {
  const listed = [game('z', { tags: ['晚'] }), game('a', { tags: ['早'] })];
  const { tag } = facetsSchema.parse(files(listed).get('/library-filter/zh/facets.json'));
  expect(tag.map(({ slug }) => slug)).toEqual(['晚', '早']);
});

test('a game has all that it is filtered by; a name that stayed Chinese is marked', () => {
  const part = filterFileSchema.parse(
    files(games, 'en').get(filterFileAddress('en', 'released', 'all', 1)),
  );
  expect(part).toMatchObject({
    count: 3,
    tags: [
      ['治愈', 'Soothing'],
      ['科幻', 'Science fiction'],
    ],
    platforms: [
      ['pc', 'pc'],
      ['ios', 'iOS'],
    ],
  });
  expect(part.games[0]).toEqual({
    ...{ id: 'c', name: '茶山', foreign: 1, year: '2026', letter: 'other', cover: '' },
    ...{ tags: [0, 1], platforms: [0], players: [], session: [], moods: [] },
    access: [],
  });
});

test('a game says what its card says of it in the list of the library, and marks what stayed Chinese', () => {
  const summary = `一盏灯照一个人。${'风'.repeat(60)}。`;
  const told = [
    game('a', { summary, i18n: { en: { summary: 'A lamp. A street.' } } }),
    game('b', { summary }),
  ];
  const teasers = (locale: 'zh' | 'en') =>
    filterFileSchema
      .parse(files([...told, game('c')], locale).get(filterFileAddress(locale, 'name', 'all', 1)))
      .games.map(({ teaser, foreignTeaser }) => [teaser, foreignTeaser]);
  expect(teasers('en')).toEqual([
    ['A lamp. A street.', undefined],
    ['一盏灯照一个人。', 1],
    [undefined, undefined],
  ]);
  expect(teasers('zh')[0]).toEqual(['一盏灯照一个人。', undefined]);
});

function span(min: number, max: number) {
  return { min, max };
}

test('players, length and mood are offered in words, in their own order, and each game has its own', () => {
  const made = files(
    [
      game('a', { players: span(1, 6), session_minutes: span(45, 90), moods: ['eerie', 'gone'] }),
      game('b', { players: span(1, 1), session_minutes: span(10, 20), moods: ['calm'] }),
      game('c', { session_minutes: span(20, 40), moods: ['calm', 'eerie', 'calm'] }),
    ],
    'en',
  );
  const facets = facetsSchema.parse(made.get('/library-filter/en/facets.json'));
  const { players, session, mood } = facets;
  expect({ players, session, mood }).toEqual({
    players: [
      { slug: 'one', label: 'On your own', count: 2 },
      { slug: 'two', label: 'Two of you', count: 1 },
      { slug: 'few', label: 'Three or four', count: 1 },
      { slug: 'many', label: 'Five or more', count: 1 },
    ],
    session: [
      { slug: '15', label: '15 minutes', count: 1 },
      { slug: '30', label: 'Half an hour', count: 1 },
      { slug: 'evening', label: 'A whole evening', count: 1 },
    ],
    mood: [
      { slug: 'eerie', label: 'Eerie', count: 2 },
      { slug: 'calm', label: 'Calm', count: 2 },
    ],
  });
  const part = filterFileSchema.parse(made.get(filterFileAddress('en', 'listed', 'all', 1)));
  expect(part.games).toMatchObject([
    {
      ...{ players: ['one', 'two', 'few', 'many'], session: ['evening'], moods: ['eerie'] },
      ...{ playersInWords: '1–6 players', sessionInWords: '45–90 min' },
    },
    { players: ['one'], session: ['15'], moods: ['calm'] },
    { players: [], session: ['30'], moods: ['calm', 'eerie'] },
  ]);
  expect(part.games[2]).not.toHaveProperty('playersInWords');
});

test('needs are offered in their own order, and only what a game is known to meet is one of its own', () => {
  const checked = (features: object) => ({ checked_on: '2026-11-22', features });
  const made = files(
    [
      game('a', { access: checked({ no_flashing: 'yes', one_hand: 'no', text_size: 'unknown' }) }),
      game('b', { access: checked({ no_flashing: 'yes', one_hand: 'yes' }) }),
      game('c'),
    ],
    'en',
  );
  const { access: needs } = facetsSchema.parse(made.get('/library-filter/en/facets.json'));
  expect(needs.map(({ slug }) => slug)).toEqual(ACCESS_KEYS);
  expect(needs.filter(({ count }) => count > 0)).toEqual([
    { slug: 'one_hand', label: 'One-handed play', count: 1 },
    { slug: 'no_flashing', label: 'Play without flashing', count: 2 },
  ]);
  expect(needs.at(-1)).toEqual({ slug: 'without_sight', label: 'Play without sight', count: 0 });
  const part = filterFileSchema.parse(made.get(filterFileAddress('en', 'listed', 'all', 1)));
  expect(part.games.map(({ access }) => access)).toEqual([
    ['no_flashing'],
    ['one_hand', 'no_flashing'],
    [],
  ]);
});

test.each([
  [span(1, 8), ['15']],
  [span(12, 30), ['15', '30']],
  [span(30, 45), ['30']],
  [span(30, 60), ['30', 'evening']],
  [span(40, 60), ['evening']],
])('a sitting of %j minutes fits %j', (minutes, slugs) => {
  const made = files([game('a', { session_minutes: minutes })]);
  const [only] = filterFileSchema.parse(
    made.get(filterFileAddress('zh', 'listed', 'all', 1)),
  ).games;
  expect(only?.session).toEqual(slugs);
});

test('no file grows with the library, and each value has lists of its own there', () => {
  const many = Array.from({ length: 2_000 }, (_, at) =>
    game(`g${String(at)}`, {
      ...{ tags: [at % 2 === 0 ? '科幻' : '治愈'], platforms: ['PC'], summary: '一盏灯。' },
      release_date: `20${String(10 + (at % 10))}-01-01`,
    }),
  );
  const made = files(many);
  const parts = [...made].filter(([address]) => !address.endsWith('facets.json'));
  for (const [, part] of parts) {
    expect(idsIn(part).length).toBeLessThanOrEqual(FILTER_FILE_GAMES);
    // An edited summary rewrites none of them.
    expect(JSON.stringify(part)).not.toContain('一盏灯。');
  }
  // Nobody has checked any of them: there are no needs to choose from.
  expect(
    made.has(filterFileAddress('zh', 'name', { facet: 'access', slug: 'without_sight' }, 1)),
  ).toBe(false);
  const sciFi = { facet: 'tag', slug: '科幻' } as const;
  const ids = [1, 2, 3, 4, 5].flatMap((part) =>
    idsIn(made.get(filterFileAddress('zh', 'name', sciFi, part))),
  );
  expect(new Set(ids).size).toBe(1_000);
  expect(made.has(filterFileAddress('zh', 'name', sciFi, 6))).toBe(false);
  expect(JSON.stringify(made.get('/library-filter/zh/facets.json')).length).toBeLessThan(2_000);
});

test('a library of 10,000 platforms offers thirty', () => {
  const odd = Array.from({ length: 300 }, (_, at) =>
    game(`g${String(at)}`, { platforms: [`P${String(at)}`] }),
  );
  const facets = facetsSchema.parse(files(odd).get('/library-filter/zh/facets.json'));
  expect(facets.platform).toHaveLength(30);
});

test('files of an earlier build that are none any more go', async () => {
  const old = path.join('library-filter', 'zh', 'name', 'tag-旧', '1.json');
  const folder = tempFolder({ [old]: '{}' });
  await writeLibraryFilter([filtered(games, 'zh')], folder);
  await expect(readFile(path.join(folder, old), 'utf8')).rejects.toThrow('ENOENT');
  const kept = path.join(folder, filterFileAddress('zh', 'name', 'all', 1));
  expect(idsIn(JSON.parse(await readFile(kept, 'utf8')))).toEqual(['a', 'b', 'c']);
});
