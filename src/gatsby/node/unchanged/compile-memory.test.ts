import { cpSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../testing/temp-folder';
import type { Compiled } from '../../patches/node/skip-compile';
import { openCompileMemory } from './compile-memory';

const COMPILED: Compiled = {
  hash: 'scripts',
  assets: ['app-1.js', 'app-1.js.map'],
  warnings: [],
  renderer: { renderPageHash: 'renderer', templateHashes: { '/src/templates/game.tsx': 'game' } },
};

const VIRTUAL = '.cache/_this_is_virtual_fs_path_/$virtual/async-requires.js';
const RECORD = '.cache/compile-record.json';

const FILES = [
  ...['src/templates/game.tsx', 'content/locales/zh/common.json', 'gatsby-config.ts', '.env'],
  ...['package-lock.json', 'node_modules/.package-lock.json', 'node_modules/react/index.js'],
  ...['.cache/compiled/gatsby-node.js', '.cache/babelState.json', '.cache/app.js', VIRTUAL],
  ...['public/app-1.js', 'public/app-1.js.map', 'public/chunk-map.json'],
  ...['public/webpack.stats.json', 'public/_gatsby/slices/_gatsby-scripts-1.html'],
  '.cache/page-ssr/routes/render-page.js',
];

/** Files that webpack says it has read. */
const READ = [
  ...['src/templates/game.tsx', 'content/locales/zh/common.json', 'package.json'],
  // And folders above, whose links it follows.
  ...['node_modules/react/index.js', '.cache/app.js', VIRTUAL, '', '..'],
];

function createState() {
  return {
    webpackCompilationHash: 'scripts',
    html: { ssrCompilationHash: 'renderer', templateCompilationHashes: { game: 'game' } },
    components: new Map([['game', { componentChunkName: 'component---game' }]]),
    staticQueriesByTemplate: new Map([['game', ['1']]]),
    slicesByTemplate: new Map([['game', {}]]),
  };
}

interface TestSite {
  readonly root: string;
  readonly command: string[];
  readonly env: Record<string, string>;
  readonly state: ReturnType<typeof createState>;
}

function makeSite(): TestSite {
  const root = path.join(tempFolder(), 'site');
  for (const name of FILES) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), 'x');
    utimesSync(path.join(root, name), 1, 1);
  }
  return { root, command: ['build'], env: { GATSBY_SITE_URL: 'a' }, state: createState() };
}

interface BuildSteps {
  /** Happens while webpack compiles. */
  readonly meanwhile?: () => void;
  readonly read?: readonly string[];
  readonly endsWell?: boolean;
}

/** Builds a site, and tells whether it had to be compiled. */
function build(
  { root, command, env, state }: TestSite,
  { meanwhile, read = READ, endsWell = true }: BuildSteps = {},
): boolean {
  const memory = openCompileMemory({ root, command, env, getState: () => state });
  const recalled = memory.recall();
  if (recalled) expect(recalled).toEqual(COMPILED);
  else {
    meanwhile?.();
    memory.keep(COMPILED, new Set(read.map((name) => path.join(root, name))));
  }
  if (endsWell) memory.save();
  return recalled === undefined;
}

function write(name: string, text = 'other') {
  return ({ root }: TestSite): void => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  };
}

function remove(name: string) {
  return ({ root }: TestSite): void => {
    rmSync(path.join(root, name));
  };
}

test('nothing is compiled again where nothing has changed', () => {
  const site = makeSite();
  expect([build(site), build(site), build(site)]).toEqual([true, false, false]);
});

test.each<readonly [string, (site: TestSite) => void]>([
  ['a source', write('src/templates/game.tsx')],
  ['a source that is new', write('src/templates/game.ts', '')],
  ['a source that is gone', remove('src/templates/game.tsx')],
  ['a string', write('content/locales/zh/common.json')],
  ['the configuration', write('gatsby-config.ts')],
  ['a file of variables', write('.env')],
  ['a setting', ({ env }) => Object.assign(env, { GATSBY_SITE_URL: 'b' })],
  ['an option of the command', ({ command }) => command.push('--no-uglify')],
  ['the packages that are asked for', write('package-lock.json')],
  ['the packages that are installed', write('node_modules/.package-lock.json')],
  ['a module that Gatsby generates', write(VIRTUAL)],
  ['a module that Gatsby copies', write('.cache/app.js')],
  ['a module of Gatsby that is gone', remove('.cache/app.js')],
  ['our part of the configuration', write('.cache/compiled/gatsby-node.js')],
  ['Babel’s configuration', write('.cache/babelState.json')],
  ['a script that is gone', remove('public/app-1.js')],
  ['a script of another size', write('public/app-1.js.map')],
  ['a script of another time', ({ root }) => utimesSync(path.join(root, 'public/app-1.js'), 2, 2)],
  ['the table of scripts', write('public/chunk-map.json')],
  ['the end of pages', write('public/_gatsby/slices/_gatsby-scripts-1.html')],
  ['the renderer', write('.cache/page-ssr/routes/render-page.js')],
  ['the scripts that Gatsby knows', ({ state }) => (state.webpackCompilationHash = 'others')],
  ['the renderer that Gatsby knows', ({ state }) => (state.html.ssrCompilationHash = 'other')],
  ['the templates', ({ state }) => state.components.set('role', { componentChunkName: 'role' })],
  ['queries of templates', ({ state }) => state.staticQueriesByTemplate.clear()],
  ['slices of templates', ({ state }) => state.slicesByTemplate.clear()],
  [
    'another Node',
    ({ root }) => {
      const record = readFileSync(path.join(root, RECORD), 'utf8');
      writeFileSync(path.join(root, RECORD), record.replace(process.version.slice(1), '1.0.0'));
    },
  ],
  ['another version of the record', write(RECORD, '{"version":0}')],
])('what makes sure that all is compiled again: %s', (_, change) => {
  const site = makeSite();
  build(site);
  change(site);
  expect(build(site)).toBe(true);
});

test('a build of other languages has the same scripts', () => {
  const site = makeSite();
  build(site);
  Object.assign(site.env, { LOCALES_BUILT: 'zh' });
  expect(build(site)).toBe(false);
});

test('a copy of the folder elsewhere is compiled: sources are known by their whole paths', () => {
  const site = makeSite();
  build(site);
  const root = path.join(tempFolder(), 'site');
  cpSync(site.root, root, { recursive: true, preserveTimestamps: true });
  expect(build({ ...site, root })).toBe(true);
});

test('a source that is written to while webpack reads is compiled again, though it ends as it began', () => {
  const site = makeSite();
  const file = path.join(site.root, 'src/templates/game.tsx');
  build(site, { meanwhile: () => utimesSync(file, 2, 2) });
  expect(build(site)).toBe(true);
});

test.each(['static/logo.svg', '../outside.ts', 'src/a.test.ts'])(
  'what webpack has read beside the inputs counts, too: %s',
  (name) => {
    const site = makeSite();
    const read = [...READ, name];
    write(name, 'x')(site);
    expect([build(site, { read }), build(site)]).toEqual([true, false]);
    write(name)(site);
    expect(build(site)).toBe(true);
  },
);

test('a build that breaks off leaves nothing to go on from', () => {
  const site = makeSite();
  build(site);
  write('src/templates/game.tsx')(site);
  build(site, { endsWell: false });
  write('src/templates/game.tsx', 'x')(site);
  expect(build(site)).toBe(true);
});
