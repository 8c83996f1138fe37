import path from 'node:path';
import { gameDetailSchema } from '../../../contract/library';
import { characterSchema } from '../../../contract/partners';
import { tempFolder } from '../../../testing/temp-folder';
import { page } from '../pages/page-factory';
import { createAddresses } from '../sources/addresses';
import { toGame } from '../sources/games';
import { toItem } from '../sources/item-mapper';
import { characterType, type Library } from '../sources/model';
import { aliasRedirects, readRedirects } from '../sources/redirects';
import { checkedRedirects } from './redirect-checks';
import { siteAddresses } from './site-addresses';

const addresses = createAddresses('https://api.example');

function game(id: string, aliases: readonly string[]) {
  const texts = { name: id, summary: '', description: '', tags: [], cover: '' };
  const wire = { id, ...texts, role_count: 0, updated_at: '2026-01-01T00:00:00Z', aliases };
  return toGame(gameDetailSchema.parse(wire), [], addresses);
}

function character(id: string, aliases: readonly string[]) {
  const wire = { id, name: id, avatar: '', tags: [], aliases };
  return toItem(characterType, characterSchema.parse(wire), addresses);
}

function library(games: Library['games'], characters: Library['characters'] = []): Library {
  return { games, roles: [], characters, homeCharacterIds: [], activities: [], banners: [] };
}

/** Checks lines of the file and a library, on a site with few pages. */
async function examine(lines: readonly string[], from: Library = library([])) {
  const folder = tempFolder({ 'r.csv': ['from,to,status', ...lines].join('\r\n') });
  const specs = [
    page('home', {}, ''),
    page('tag', { tag: '灯 夜' }, ''),
    ...from.games.flatMap(({ id }) => [page('game', { id }, ''), page('gameRoles', { id }, '')]),
  ];
  const site = siteAddresses(from, specs, { legal: [], staticFiles: ['/favicon.svg'] });
  return checkedRedirects(
    await readRedirects(path.join(folder, 'r.csv'), 'r.csv'),
    aliasRedirects(from),
    site,
  );
}

async function check(lines: readonly string[], from?: Library) {
  const { redirects, findings } = await examine(lines, from);
  expect(findings).toEqual([]);
  return redirects;
}

/** Lists what the library is the reason of, and the redirects that are left. */
async function findingsOf(lines: readonly string[], from?: Library) {
  const { redirects, findings } = await examine(lines, from);
  const told = findings.map(({ kind, where, what }) => `${kind} ${where}: ${what}`);
  return { told, redirects };
}

test('old addresses lead to pages, files, partners and other sites', async () => {
  const redirects = await check(
    [
      '# Old shop',
      '',
      '/旧/,/game-library/tag/灯%20夜/,301',
      ' /a , /favicon.svg , 302 ',
      '/en/b/,/m/game-partner/chat-p1,307',
      '/c,https://shop.example/灯,308',
    ],
    library([], [character('p1', [])]),
  );
  expect(redirects.map(({ from, to, status }) => [from, to, status])).toEqual([
    ['/旧', `/game-library/tag/${encodeURIComponent('灯 夜')}/`, 301],
    ['/a', '/favicon.svg', 302],
    ['/en/b', '/m/game-partner/chat-p1', 307],
    ['/c', `https://shop.example/${encodeURIComponent('灯')}`, 308],
  ]);
});

test.each([
  ['/a,/', 'r.csv, line 2: expected from,to,status'],
  ['"/a","/",301', 'r.csv, line 2: expected from,to,status'],
  ['/a,/,200', 'r.csv, line 2, status: expected 301, 302, 307, 308, got 200'],
  ['a,/,301', 'r.csv, line 2, from: expected a path'],
  ['//evil.example,/,301', 'r.csv, line 2, from: expected a path'],
  ['/a?b=1,/,301', 'r.csv, line 2, from: expected a path'],
  ['/%E0%A4,/,301', 'r.csv, line 2, from: expected a path'],
  ['/a%00,/,301', 'r.csv, line 2, from: expected a path'],
  ['/a%0Ab,/,301', 'r.csv, line 2, from: expected a path'],
  ['/a%C2%85,/,301', 'r.csv, line 2, from: expected a path'],
  ['/a,/%0D,301', 'r.csv, line 2, to: expected a path'],
  ['/a,/../x,301', 'r.csv, line 2, to: expected a path'],
  ['/a,javascript:alert(1),301', 'r.csv, line 2, to: expected a path'],
  ['/a,/\\evil.example/,301', 'r.csv, line 2, to: expected a path'],
  ['/a,http://shop.example/,301', 'r.csv, line 2, to: expected a path'],
  ['/a,https://shop.example/?a=b,301', 'r.csv, line 2, to: expected a path'],
  ['/a,https://shop.example:x/,301', 'r.csv, line 2, to: expected a path'],
  ['/a,/#x,301', 'r.csv, line 2, to: expected a path'],
  ['/a,/nothing/,301', 'r.csv, line 2: /a leads to /nothing/, which is not there'],
  ['/favicon.svg,/,301', '/favicon.svg is a page of the site'],
  ['/,/en/,301', '/ is a page of the site'],
  ['/hosting/x,/,301', '/hosting/x is no address that visitors get an answer at'],
  ['/a/,/a,301', '/a leads in a circle'],
])('%s stops the build', async (line, message) => {
  await expect(check([line])).rejects.toThrow(message);
});

test('no redirect leads over another one, in a circle, or twice from one address', async () => {
  await expect(check(['/a,/b,301', '/b,/c,301', '/c,/a/,301'])).rejects.toThrow(
    'r.csv, line 2: /a leads in a circle, over r.csv, line 3',
  );
  await expect(check(['/a,/b/,301', '/b,/en/,301'])).rejects.toThrow(
    'r.csv, line 2: /a leads to /b/, which is redirected by r.csv, line 3: expected /en/ at once',
  );
  await expect(check(['/a,/,301', '/a/,/en/,301'])).rejects.toThrow(
    'r.csv, line 3: /a is redirected by r.csv, line 2 already',
  );
});

test('an address may be there in some spellings, not in hundreds', async () => {
  const spellings = ['abc', 'Abc', 'aBc', 'abC', 'ABc', 'AbC', 'aBC', 'ABC'];
  expect(await check(spellings.map((each) => `/${each},/,301`))).toHaveLength(8);
  await expect(check([...spellings, 'aBc/'].map((each) => `/${each},/,301`))).rejects.toThrow(
    'r.csv, line 10: /aBc differs from 8 other addresses in capital letters alone',
  );
});

test('a file with another first line is none, and a missing one is empty', async () => {
  const folder = tempFolder({ 'r.csv': '/a,/,301\n' });
  const { faults } = await readRedirects(path.join(folder, 'r.csv'), 'r.csv');
  expect(faults).toEqual([
    { where: 'r.csv, line 1', what: 'expected from,to,status, got /a,/,301' },
  ]);
  expect(await readRedirects(path.join(folder, 'none.csv'), 'none.csv')).toEqual({
    redirects: [],
    faults: [],
  });
});

test('a file that is there but cannot be read is not taken for an empty one', async () => {
  const folder = tempFolder({ 'r.csv/x': '' });
  await expect(readRedirects(path.join(folder, 'r.csv'), 'r.csv')).rejects.toThrow('EISDIR');
});

test('a byte order mark and blanks in the first line change nothing', async () => {
  const folder = tempFolder({ 'r.csv': '\uFEFFfrom, to, status\r\n/a,/,301\r\n' });
  const { redirects, faults } = await readRedirects(path.join(folder, 'r.csv'), 'r.csv');
  expect(faults).toEqual([]);
  expect(redirects).toEqual([{ from: '/a', to: '/', status: 301, where: 'r.csv, line 2' }]);
});

test('an item that was renamed keeps its old addresses in every language and layout', async () => {
  const redirects = await check([], library([game('new', ['old'])], [character('p1', ['p0'])]));
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  expect(targets.get('/game-library/old')).toBe('/game-library/new/');
  expect(targets.get('/ja/m/game-library/game-role-old')).toBe('/ja/m/game-library/game-role-new/');
  expect(targets.get('/en/game-partner/chat-p0')).toBe('/en/game-partner/chat-p1');
  expect(targets.size).toBe(2 * 6 + 4 * 6);
});

test('an old id that is another item’s, or two items’, costs that address, and the item is named once', async () => {
  const taken = await findingsOf([], library([game('a', ['b', 'c']), game('b', [])]));
  expect(taken.told).toEqual([
    expect.stringMatching(/^item-alias games a, field aliases, b: \/game-library\/b is a page/),
  ]);
  expect(taken.redirects.map(({ from }) => from)).toContain('/game-library/c');
  expect(taken.redirects.map(({ from }) => from)).not.toContain('/game-library/b');
  const twice = await findingsOf([], library([game('a', ['c']), game('b', ['c'])]));
  expect(twice.told).toEqual([
    'item-alias games b, field aliases, c: /game-library/c is redirected by games a, field aliases, c already',
  ]);
  expect(twice.redirects.find(({ from }) => from === '/game-library/c')?.to).toBe(
    '/game-library/a/',
  );
});

test('a row of the file that the library has overtaken is left out, or leads to the new address', async () => {
  const rows = [
    ...['/gone,/game-library/x/,301', '/guest,/game-partner/chat-p9,301'],
    ...['/game-library/new,/,301', '/renamed,/game-library/old/,301', '/fine,/en/,301'],
  ];
  const { told, redirects } = await findingsOf(rows, library([game('new', ['old'])]));
  expect(told).toEqual([
    'stale-redirect r.csv, line 2: /gone leads to /game-library/x/, which is not there',
    'stale-redirect r.csv, line 3: /guest leads to /game-partner/chat-p9, which is not there',
    'stale-redirect r.csv, line 4: /game-library/new is a page of the site, which nobody could reach any more',
    'stale-redirect r.csv, line 5: /renamed leads to /game-library/old/, which is redirected by games new, field aliases, old: expected /game-library/new/ at once',
  ]);
  const ofFile = redirects.filter(({ where }) => where.startsWith('r.csv'));
  expect(ofFile.map(({ from, to }) => [from, to])).toEqual([
    ['/renamed', '/game-library/new/'],
    ['/fine', '/en/'],
  ]);
});
