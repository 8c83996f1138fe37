import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '../../testing/temp-folder';
import { readSample, SampleError } from './read-sample';

const SAMPLE_DIR = join(__dirname, '../testing/sample');

type Files = Readonly<Record<string, unknown>>;

/** Copies the small sample, with some files as given. */
function folderWith(files: Files): string {
  const dir = join(tempFolder(), 'sample');
  cpSync(SAMPLE_DIR, dir, { recursive: true });
  for (const [name, value] of Object.entries(files)) {
    writeFileSync(join(dir, name), typeof value === 'string' ? value : JSON.stringify(value));
  }
  return dir;
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(SAMPLE_DIR, name), 'utf8'));
}

function readGame(id: string): Game {
  return readJson(`games/${id}.json`) as Game;
}

function faultsOf(dir: string): readonly string[] {
  try {
    readSample(dir);
    return [];
  } catch (error) {
    if (!(error instanceof SampleError)) throw error;
    expect(error.message).toBe(
      `The sample library is not valid:\n${error.faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
    return error.faults;
  }
}

interface Item {
  id: string;
  tags: string[];
  i18n: Record<string, { tags?: string[] }>;
}
interface Game extends Item {
  roles: Item[];
  release_date?: string;
}
interface Partner extends Item {
  figures: { id: string }[];
  quests: { id: string; scene: { id: string } }[];
}

test('games stand newest first, those of one day by id, and those without a day last', () => {
  const [echo, tea] = [readGame('star-echo'), readGame('tea-mountain')];
  const named = (id: string, release_date?: string) => ({ ...tea, id, release_date, roles: [] });
  const dir = folderWith({
    'games/star-echo.json': { ...echo, release_date: '2024-05-05' },
    'games/tea-mountain.json': { ...tea, release_date: '2025-01-01' },
    'games/a.json': named('a'),
    'games/z.json': named('z', '2025-01-01'),
    'games/b.json': named('b', '2025-01-01'),
    'games/notes.txt': 'no game',
  });
  expect(readSample(dir).games.map(({ id }) => id)).toEqual([
    ...['b', 'tea-mountain', 'z', 'star-echo', 'a'],
  ]);
});

test('the digest tells one sample from another, by names and by texts', () => {
  const digests = [
    {},
    {},
    { 'activities.json': `${readFileSync(join(SAMPLE_DIR, 'activities.json'), 'utf8')}\n` },
  ].map((files) => readSample(folderWith(files)).digest);
  expect(digests[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(digests[1]).toBe(digests[0]);
  expect(digests[2]).not.toBe(digests[0]);
});

test('files that are missing, and a value that is nothing of the kind, are told together', () => {
  const dir = folderWith({ 'partners.json': '{}' });
  rmSync(join(dir, 'activities.json'));
  rmSync(join(dir, 'games'), { recursive: true });
  const [games, partners, activities, ...more] = faultsOf(dir);
  expect(games).toMatch(/^games: .*ENOENT/);
  expect(partners).toBe('partners.json: file: expected an array');
  expect(activities).toMatch(/^activities\.json: .*ENOENT/);
  expect(more).toEqual([]);
  mkdirSync(join(dir, 'games'));
  expect(faultsOf(dir)).toHaveLength(2);
});

test('a list of a translation is as long as the Chinese one, wherever it stands', () => {
  const game = readGame('star-echo');
  const partners = readJson('partners.json') as Partner[];
  game.i18n.ja = { ...game.i18n.ja, tags: ['x'] };
  game.roles[1]!.i18n.en = { ...game.roles[1]!.i18n.en, tags: [] };
  partners[1]!.i18n.en = { ...partners[1]!.i18n.en, tags: ['x', ...partners[1]!.tags] };
  const count = (item: Item, more = 0) => String(item.tags.length + more);
  expect(faultsOf(folderWith({ 'games/star-echo.json': game, 'partners.json': partners }))).toEqual(
    [
      `games/star-echo.json: i18n.ja.tags: expected ${count(game)} items as in Chinese, got 1`,
      `games/star-echo.json: roles.1.i18n.en.tags: expected ${count(game.roles[1]!)} items as in Chinese, got 0`,
      `partners.json: 1.i18n.en.tags: expected ${count(partners[1]!)} items as in Chinese, got ${count(partners[1]!, 1)}`,
    ],
  );
});

test('an id of which there may be one is there once', () => {
  const [echo, tea] = [readGame('star-echo'), readGame('tea-mountain')];
  const [one, ...others] = readJson('partners.json') as Partner[];
  const role = echo.roles[0]!;
  tea.roles.push(role, role);
  const partners = [one, ...others, one];
  const [figure] = one!.figures;
  const said = faultsOf(folderWith({ 'games/tea-mountain.json': tea, 'partners.json': partners }));
  expect(said).toContain(`the role id ${role.id} occurs twice`);
  expect(said).toContain(`the partner id ${one!.id} occurs twice`);
  expect(said).toContain(`the figure id ${figure!.id} occurs twice`);
  for (const quest of one!.quests) {
    expect(said).toContain(`the quest id ${quest.id} occurs twice`);
    expect(said).toContain(`the scene id ${quest.scene.id} occurs twice`);
  }
  expect(new Set(said).size).toBe(said.length);
});
