import { appendFileSync, existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../testing/temp-folder';
import { startFaultyApi, type FaultyApi } from '../sources/testing/faulty-api';
import { smallLibrary } from '../sources/testing/small-library';
import { buildIfChanged } from './build-if-changed';
import { noteCleanEnd } from './clean-start';
import { readAsBuild } from './testing/read-as-build';

const DAY = new Date('2026-11-26');

const FILES = {
  'content/about/zh.md': 'x',
  'static/robots.txt': 'x',
  'src/app.ts': 'x',
  'gatsby-node.ts': 'x',
  'package.json': '{}',
  'package-lock.json': '{}',
  'node_modules/gatsby/index.js': 'x',
};

let api: FaultyApi;
let root: string;
let env: Record<string, string>;
let said: string[];
/** True when the last build was asked to make everything anew. */
let isClean: boolean;

function write(name: string, text: string): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Builds where something has changed, and says how often it came to that: 0 or 1. */
async function builds(force = false): Promise<number> {
  let count = 0;
  said = [];
  const tell = (line: string): void => void said.push(line);
  const code = await buildIfChanged({ root, env, force, tell }, async () => {
    count += 1;
    isClean = existsSync(path.join(root, '.data/start-clean'));
    await noteCleanEnd(root);
    await readAsBuild(root, env);
    write('.cache/state', 'x');
    for (const name of ['index.html', 'app.js']) {
      write(`public/${name}`, name);
      utimesSync(path.join(root, 'public', name), DAY, DAY);
    }
    return 0;
  });
  expect(code).toBe(0);
  return count;
}

// One site for all: each test leaves it as its last build has.
beforeAll(async () => {
  root = tempFolder();
  for (const [name, text] of Object.entries(FILES)) write(name, text);
  api = await startFaultyApi(smallLibrary(1, 1));
  env = {
    GATSBY_API_BASE_URL: api.baseUrl,
    PICTURES: 'origin',
    PICTURE_ORIGINS: `cdn.example,${new URL(api.baseUrl).host}`,
    OG_IMAGES_BUDGET: '0',
  };
  expect(await builds()).toBe(1);
});
afterAll(() => api.close());

test('where nothing has changed one line says so; --force builds all the same', async () => {
  expect(await builds()).toBe(0);
  expect(said).toEqual([expect.stringContaining('Nothing has changed since the last build')]);
  expect(await builds(true)).toBe(1);
  expect(said).toEqual(['Building: as it was asked for']);
  expect(await builds()).toBe(0);
});

test.each<[string, () => unknown]>([
  ['the library', () => api.library.games.forEach((game) => Object.assign(game, { name: '别名' }))],
  ['a text of content/', () => write('content/about/zh.md', 'y')],
  ['a file of static/', () => write('static/new.txt', '')],
  ['a source', () => write('src/app.ts', 'y')],
  ['a hook', () => write('gatsby-node.ts', 'y')],
  ['the lock file', () => write('package-lock.json', '{"a":1}')],
  [
    'an installed package',
    () => appendFileSync(path.join(root, 'node_modules/gatsby/index.js'), 'y'),
  ],
  ['a setting', () => (env.GATSBY_ICP_NUMBER = '1')],
  ['a variable of Node', () => (env.NODE_OPTIONS = '--no-warnings')],
])('%s brings one build, and then none', async (_, change) => {
  change();
  expect([await builds(), isClean]).toEqual([1, false]);
  expect(await builds()).toBe(0);
});

test.each<[string, () => unknown]>([
  ['a file of public/ that is gone', () => rmSync(path.join(root, 'public/app.js'))],
  ['a file of public/ that is new', () => write('public/new.js', '')],
  ['a file of public/ that is longer', () => appendFileSync(path.join(root, 'public/app.js'), '!')],
  [
    'a file of public/ with other bytes, its size and time as they were',
    () => {
      write('public/app.js', 'APP.js');
      utimesSync(path.join(root, 'public/app.js'), DAY, DAY);
    },
  ],
  [
    'a file of public/ with nothing but another time',
    () => utimesSync(path.join(root, 'public/app.js'), DAY, new Date('2026-11-27')),
  ],
  ['.cache/ that is gone', () => rmSync(path.join(root, '.cache'), { recursive: true })],
  ['a file of .cache/ that is gone', () => rmSync(path.join(root, '.cache/state'))],
])('%s has everything made anew, once', async (_, change) => {
  change();
  expect(await builds()).toBe(1);
  expect(said).toEqual([expect.stringMatching(/^Building: .* everything is made anew$/)]);
  expect(isClean).toBe(true);
  expect(await builds()).toBe(0);
});

test('another Node brings a build', async () => {
  const { versions } = process;
  Object.defineProperty(process, 'versions', { value: { ...versions, node: '99.0.0' } });
  try {
    expect(await builds()).toBe(1);
    expect(said).toEqual(['Building: changed since the last build: Node']);
  } finally {
    Object.defineProperty(process, 'versions', { value: versions });
  }
});

test('what is changed during a build, and be it back and forth, is built again', async () => {
  write('content/about/zh.md', 'y');
  const tell = (): void => undefined;
  await buildIfChanged({ root, env, tell }, async () => {
    write('content/about/zh.md', 'z');
    await readAsBuild(root, env);
    write('content/about/zh.md', 'y');
    return 0;
  });
  expect(await builds()).toBe(1);
  expect(said).toEqual(['Building: changed since the last build: content/']);
});
