import { BuildFaults } from '../faults';
import { pullLibrary, type PullOptions } from './pull-library';
import {
  ACTIVITIES,
  CHARACTERS,
  GAME_DETAIL,
  GAME_LIST,
  HOME_CHARACTERS,
  ROLE_DETAIL,
  ROLE_LIST,
  startFaultyApi,
  type FaultyApi,
} from './testing/faulty-api';
import { POISON_FAULTS, poisonedAnswer, poisonedLibrary } from './testing/poisoned-library';
import { emptyLibrary, smallLibrary } from './testing/small-library';

let api: FaultyApi;
let warnings: string[];

beforeEach(async () => {
  warnings = [];
  api = await startFaultyApi();
});
afterEach(() => api.close());

async function pull(options: Partial<PullOptions> = {}) {
  const { library } = await pullLibrary({
    baseUrl: api.baseUrl,
    backoffMs: 1,
    restMs: 1,
    log: { warn: (message) => warnings.push(message) },
    ...options,
  });
  return library;
}

/** The lines of the one error that a pull ends with, heading first. */
async function faultLines(options: Partial<PullOptions> = {}): Promise<string[]> {
  const error: unknown = await pull(options).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof BuildFaults) return error.message.split('\n').map((line) => line.trim());
  throw new Error(`expected BuildFaults, got ${String(error)}`);
}

function heading() {
  return `The library could not be pulled from ${api.baseUrl}:`;
}

test('pulls everything, in the order of the API', async () => {
  api.library.games.reverse();
  const library = await pull();
  expect(library.games.map(({ id, roleIds }) => [id, roleIds])).toEqual([
    ['g3', ['r3-0', 'r3-1']],
    ['g2', ['r2-0', 'r2-1']],
    ['g1', ['r1-0', 'r1-1']],
  ]);
  expect(library.roles.map(({ id }) => id)).toEqual(api.library.roles.map(({ id }) => id));
  expect(library.characters[0]).toMatchObject({ id: 'c1', gameIds: ['g1'] });
  expect(library.homeCharacterIds).toEqual(['c1']);
  expect(library.activities[0]).toMatchObject({ id: 'a1' });
  expect(library.banners[0]).toMatchObject({ id: 'b1', link: '/activity/' });
  expect(warnings).toEqual([]);
  expect(api.calls.filter(({ query }) => query.has('game_id'))).toEqual([]);
});

test('an empty library is fine', async () => {
  api.library = emptyLibrary();
  expect(await pull()).toEqual({
    games: [],
    roles: [],
    characters: [],
    homeCharacterIds: [],
    activities: [],
    banners: [],
  });
});

test('texts of any kind pass unharmed', async () => {
  const texts = [
    '<script>alert("1")</script>',
    `"quotes" 'single' \\ \`back\` & ampersand`,
    '👩‍👩‍👧‍👦🎮 emoji',
    'שלום مرحبا \u202eright to left',
    '长'.repeat(2_000),
    'line\nbreak\u2028and\ttab',
    '__proto__',
  ];
  api.library = smallLibrary(texts.length, 1);
  texts.forEach((name, index) => {
    Object.assign(api.library.games[index] ?? {}, { name, description: name, tags: [name] });
    Object.assign(api.library.roles[index] ?? {}, { name });
  });
  const { games, roles } = await pull();
  expect(games.map(({ texts: { name } }) => name)).toEqual(texts);
  expect(games.map(({ texts: { description } }) => description)).toEqual(texts);
  expect(games.map(({ texts: { tags } }) => tags)).toEqual(texts.map((name) => [name]));
  expect(roles.map(({ texts: { name } }) => name)).toEqual(texts);
});

test('numbers as ids find each other', async () => {
  Object.assign(api.library.games[0] ?? {}, { id: 1, related_ids: [2] });
  Object.assign(api.library.games[1] ?? {}, { id: 2, related_ids: [] });
  Object.assign(api.library.games[2] ?? {}, { related_ids: [] });
  api.library.roles = api.library.roles.slice(0, 1).map((role) => ({ ...role, id: 9, game_id: 1 }));
  Object.assign(api.library.characters[0] ?? {}, { game_ids: [2] });
  const { games, roles, characters } = await pull();
  expect(games[0]).toMatchObject({ id: '1', relatedIds: ['2'], roleIds: ['9'] });
  expect(roles[0]).toMatchObject({ id: '9', gameId: '1' });
  expect(characters[0]?.gameIds).toEqual(['2']);
  expect(warnings).toEqual([]);
});

test('unknown references cost a warning, not the build', async () => {
  Object.assign(api.library.games[0] ?? {}, { related_ids: ['gone'] });
  expect((await pull()).games[0]?.relatedIds).toEqual([]);
  expect(warnings).toEqual([
    'game g1: related_ids names "gone", which does not exist; it is left out',
  ]);
});

test('optional values that are not as the contract says are named, of whichever kind of item', async () => {
  for (const kind of ['games', 'roles', 'characters', 'activities'] as const) {
    Object.assign(api.library[kind][0] ?? {}, { picture_texts: 'none' });
  }
  await pull();
  const what = ', field picture_texts: expected an array, got "none"; it counts as absent';
  const told = warnings.flatMap((line) => line.split('\n')).filter((line) => line.endsWith(what));
  for (const id of ['g1', 'r1-0', 'c1', 'a1']) expect(told.join('\n')).toContain(id);
});

test('an API out of reach is one line, at once', async () => {
  await api.close();
  const lines = await faultLines();
  expect(lines).toEqual([
    heading(),
    expect.stringMatching(
      /^GET \/api\/\S+: could not be reached at http:\/\/127\.0\.0\.1:\d+ \(ECONNREFUSED\) after 4 tries$/,
    ),
  ]);
});

test.each([GAME_LIST, ROLE_LIST, CHARACTERS, HOME_CHARACTERS, ACTIVITIES])(
  'the line names the call that failed first: %s',
  async (first) => {
    api.misbehave(({ path }) => (path === first ? 'reset' : 'hang'));
    const lines = await faultLines({ retries: 0 });
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`GET ${first}`);
  },
);

test('an API that hangs is one line', async () => {
  api.misbehave(() => 'hang');
  const lines = await faultLines({ timeoutMs: 50, retries: 1 });
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('(no answer within 0.05 s) after 2 tries');
});

test('502 twice is tried again, 502 for ever is named', async () => {
  api.misbehave(({ times, path: asked }) =>
    times <= 2 && asked === GAME_DETAIL ? { status: 502 } : undefined,
  );
  expect((await pull()).games).toHaveLength(3);
  api.misbehave(({ path: asked }) => (asked === CHARACTERS ? { status: 502 } : undefined));
  expect(await faultLines()).toEqual([
    heading(),
    `GET ${CHARACTERS}?page=1&page_size=100: answered HTTP 502 after 4 tries`,
  ]);
});

test('faults of all collections are listed together, in a fixed order', async () => {
  api.library = smallLibrary(250, 1);
  Object.assign(api.library.games[216] ?? {}, { tags: [5] });
  Object.assign(api.library.games[3] ?? {}, { sections: 'none' });
  Object.assign(api.library.roles[1] ?? {}, { rarity: 9 });
  Object.assign(api.library.roles[2] ?? {}, { game_id: 'gone' });
  Object.assign(api.library.characters[0] ?? {}, { avatar: null });
  Object.assign(api.library.homeCharacters[0] ?? {}, { name: '', tags: [5] });
  api.library.activities.push({ id: 'a2' });
  api.misbehave(({ query }) => (query.get('id') === 'g9' ? { body: '<html>login' } : undefined));
  expect(await faultLines()).toEqual([
    heading(),
    `GET ${GAME_LIST}, page 3, item 17 (id g217), field tags.0: expected a string, got 5`,
    `GET ${GAME_DETAIL}?id=g4, field sections: expected an array, got "none"`,
    `GET ${GAME_DETAIL}?id=g9: expected JSON, got HTML that begins with "<html>login"`,
    `GET ${ROLE_DETAIL}?id=r2-0, field rarity: expected at most 6, got 9`,
    `GET ${ROLE_DETAIL}?id=r3-0, field game_id: expected the id of a game, but there is no game "gone"`,
    `GET ${CHARACTERS}, page 1, item 1 (id c1), field avatar: expected a string, got null`,
    `GET ${HOME_CHARACTERS}, item 1 (id c1), field name: expected a text of which something is seen, got ""`,
    `GET ${HOME_CHARACTERS}, item 1 (id c1), field tags.0: expected a string, got 5`,
    ...['title', 'cover', 'summary', 'body', 'start_at', 'end_at'].map(
      (field) =>
        `GET ${ACTIVITIES}, list, item 2 (id a2), field ${field}: expected a string, got nothing`,
    ),
  ]);
});

test('poisoned items are faults with item and field, each on one harmless line', async () => {
  api.library = poisonedLibrary();
  api.misbehave(poisonedAnswer);
  const [first, ...lines] = await faultLines();
  expect(first).toBe(heading());
  const expected = POISON_FAULTS.map((fault): unknown => expect.stringContaining(fault));
  expect(lines).toHaveLength(expected.length);
  expect(lines).toEqual(expect.arrayContaining(expected));
});

test('duplicate ids, taken ids and tags with one address stop the build', async () => {
  const [first = {}, second = {}, third = {}] = api.library.games;
  api.library.games.push({ ...first });
  api.library.games.push({ ...third, id: 'search' });
  Object.assign(second, { tags: ['动作/冒险'] });
  Object.assign(third, { tags: ['动作 冒险'] });
  api.library.roles.push({ ...api.library.roles[0] });
  Object.assign(api.library.characters[0] ?? {}, { id: '_app' });
  api.library.homeCharacters.push({ ...api.library.homeCharacters[0] });
  api.library.banners.push({ ...api.library.banners[0] });
  expect(await faultLines()).toEqual([
    heading(),
    `GET ${GAME_LIST}, page 1, item 4 (id g1): has the id of another item: GET ${GAME_LIST}, page 1, item 1 (id g1)`,
    `GET ${GAME_LIST}, page 1, item 5 (id search): the id "search" is taken: /game-library/search/ is a page of the site`,
    `GET ${GAME_DETAIL}?id=g3, field tags: the tag "动作 冒险" has the same address as "动作/冒险" of the game "g2": /game-library/tag/动作-冒险/`,
    `GET ${ROLE_LIST}, page 1, item 7 (id r1-0): has the id of another item: GET ${ROLE_LIST}, page 1, item 1 (id r1-0)`,
    `GET ${CHARACTERS}, page 1, item 1 (id _app): the id "_app" is taken: /game-partner/_app/ is a page of the site`,
    `GET ${HOME_CHARACTERS}, item 2 (id c1): has the id of another item: GET ${HOME_CHARACTERS}, item 1 (id c1)`,
    `GET ${ACTIVITIES}, banners, item 2 (id b1): has the id of another item: GET ${ACTIVITIES}, banners, item 1 (id b1)`,
  ]);
});

test('a broken list of games does not make every role homeless', async () => {
  api.misbehave(({ path: asked }) =>
    asked === GAME_LIST ? { envelope: { error_code: 50000, error_message: 'oops' } } : undefined,
  );
  expect(await faultLines()).toEqual([
    heading(),
    `GET ${GAME_LIST}?page=1&page_size=100: answered error_code 50000: oops`,
  ]);
});

test('a detail of another item is a fault', async () => {
  api.misbehave(({ query }) =>
    query.get('id') === 'g2' ? { payload: api.library.games[0] } : undefined,
  );
  expect(await faultLines()).toEqual([
    heading(),
    `GET ${GAME_DETAIL}?id=g2, field id: expected "g2", got "g1"`,
  ]);
});

test('stops asking when too many calls are lost', async () => {
  api.library = smallLibrary(100, 0);
  api.misbehave(({ path: asked }) => (asked === GAME_DETAIL ? { status: 500 } : undefined));
  const lines = await faultLines({ retries: 0, concurrency: 1 });
  expect(lines).toHaveLength(1 + 8 + 1);
  expect(lines.at(-1)).toBe(`${api.baseUrl}: gave up, because 8 calls got no usable answer`);
  expect(api.count(GAME_DETAIL)).toBe(8);
});

test('never has more than eight calls under way', async () => {
  api.library = smallLibrary(60, 1);
  const release = api.hold(({ path }) => path === GAME_DETAIL || path === ROLE_DETAIL);
  const pulled = pull({ timeoutMs: 60_000 });
  await api.until(() => api.held() >= 8);
  // A ninth call would have been sent before this one.
  await fetch(api.baseUrl);
  expect(api.held()).toBe(8);
  release();
  expect((await pulled).games).toHaveLength(60);
});
