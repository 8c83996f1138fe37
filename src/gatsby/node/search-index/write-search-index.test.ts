import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../../node/temp-folder';
import { tempFolder } from '../../../testing/temp-folder';
import { cacheControlOf } from '../outputs/hosting/hosting-rules';
import { openIndexMemory } from './index-memory';
import type { SearchIndex } from './index-files';
import { writeSearchIndexes } from './write-search-index';

function index(count: number, last = 'garden'): SearchIndex {
  const rows = Array.from({ length: count }, (_, at): SearchIndex['rows'][number] => {
    const name = at === count - 1 ? last : `game ${String(at)}`;
    return [0, `g${String(at)}`, name, [name], '', 0, 0, '', 0];
  });
  return { rows, partners: [], choiceSets: [] };
}

function listing(publicDir: string): string[] {
  return readdirSync(path.join(publicDir, 'search-index', 'zh')).sort();
}

test('the root names the files, which visitors may keep; the root they may not', async () => {
  const publicDir = tempFolder();
  await writeSearchIndexes(new Map([['zh', index(3)]]), publicDir);
  const root: unknown = JSON.parse(
    readFileSync(path.join(publicDir, 'search-index', 'zh.json'), 'utf8'),
  );
  const [name = ''] = listing(publicDir);
  expect(root).toEqual({ partners: [], choiceSets: [], rows: name.replace('.json', '') });
  expect(cacheControlOf(`/search-index/zh/${name}`)).toContain('immutable');
  expect(cacheControlOf('/search-index/zh.json')).toBe('no-cache');
});

test('a rebuild writes what has changed, and removes what is named no more with its copies', async () => {
  const publicDir = tempFolder();
  await writeSearchIndexes(new Map([['zh', index(2000)]]), publicDir);
  const before = listing(publicDir);
  const times = new Map(
    before.map((name) => [
      name,
      statSync(path.join(publicDir, 'search-index', 'zh', name)).mtimeMs,
    ]),
  );
  await writeSearchIndexes(new Map([['zh', index(2000, 'orchard')]]), publicDir);
  const after = listing(publicDir);
  const kept = after.filter((name) => times.has(name));
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.length).toBeLessThan(before.length);
  for (const name of kept) {
    expect(statSync(path.join(publicDir, 'search-index', 'zh', name)).mtimeMs).toBe(
      times.get(name),
    );
  }
  await writeSearchIndexes(new Map([['zh', index(3)]]), publicDir);
  expect(listing(publicDir)).toHaveLength(1);
});

test('a build of one language has no index of another', async () => {
  const publicDir = tempFolder({
    'search-index/ja.json': '{}',
    'search-index/ja/0123456789abcdef.json': '[]',
    'search-index/ja/0123456789abcdef.json.br': 'x',
  });
  await writeSearchIndexes(new Map([['zh', index(3)]]), publicDir);
  expect(existsSync(path.join(publicDir, 'search-index', 'zh.json'))).toBe(true);
  expect(existsSync(path.join(publicDir, 'search-index', 'ja.json'))).toBe(false);
  expect(existsSync(path.join(publicDir, 'search-index', 'ja'))).toBe(false);
});

describe('what the last build has written', () => {
  const CODE = '.cache/compiled/gatsby-node.js';
  let root: string;
  /** Says which files another build of some rows has written. */
  async function rebuild(rows: SearchIndex): Promise<string[]> {
    const publicDir = path.join(root, 'public');
    await writeSearchIndexes(new Map([['zh', rows]]), publicDir, openIndexMemory(root));
    return listing(publicDir);
  }
  const fileOf = (name: string) => path.join(root, 'public', 'search-index', 'zh', name);
  beforeEach(() => {
    root = tempFolder({ [CODE]: 'a' });
  });

  test('is right for the same rows, and a file that is gone comes back', async () => {
    const before = await rebuild(index(2000));
    const [first = '', second = ''] = before;
    // As long as nothing is made anew, nobody looks into what is there.
    writeFileSync(path.join(root, 'public', 'search-index', 'zh.json'), 'other');
    expect(await rebuild(index(2000))).toEqual(before);
    expect(readFileSync(path.join(root, 'public', 'search-index', 'zh.json'), 'utf8')).toContain(
      'branch',
    );
    rmSync(fileOf(first));
    writeFileSync(fileOf('0123456789abcdef.json'), '');
    expect(await rebuild(index(2000))).toEqual(before);
    expect(readFileSync(fileOf(second), 'utf8')).not.toBe('');
  });

  test.each([
    ['rows', () => undefined, index(2000, 'orchard')],
    [
      'partners',
      () => undefined,
      { ...index(2000), partners: [['p', 'p', 0, '']] } satisfies SearchIndex,
    ],
    [
      'code',
      () => {
        writeFiles(root, { [CODE]: 'b' });
      },
      index(2000),
    ],
  ])('is not asked where the %s are others', async (_, change, rows) => {
    await rebuild(index(2000));
    const memory = path.join(root, '.cache', 'search-index.json');
    writeFileSync(memory, readFileSync(memory, 'utf8').replace(/"root":"/, '"root":"recalled '));
    const text = () => readFileSync(path.join(root, 'public', 'search-index', 'zh.json'), 'utf8');
    await rebuild(index(2000));
    expect(text()).toContain('recalled');
    change();
    await rebuild(rows);
    expect(text()).not.toContain('recalled');
  });
});
