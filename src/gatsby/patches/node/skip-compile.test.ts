import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileInState, compileOnlyChanges, type Compiled } from './skip-compile';

const COMPILED: Compiled = {
  hash: 'scripts',
  assets: ['app-1.js'],
  warnings: [{ message: 'not found', moduleName: './app.ts' }],
  renderer: { renderPageHash: 'renderer', templateHashes: { game: 'game' } },
};

/** Stats as webpack's are: their methods need them whole. */
class TestStats {
  readonly hash = 'scripts';
  readonly compilation: {
    readonly getAssets: () => readonly { readonly name: string }[];
    readonly fileDependencies: ReadonlySet<string>;
  };
  private readonly warnings = COMPILED.warnings.map((warning) => ({ ...warning, depth: 1 }));
  constructor(file: string) {
    const assets = [{ name: 'app-1.js' }];
    this.compilation = { getAssets: () => assets, fileDependencies: new Set([file]) };
  }
  hasWarnings(): boolean {
    return this.warnings.length > 0;
  }
  toJson(): unknown {
    return { warnings: this.warnings };
  }
}

/** Gatsby's own parts, as far as a build calls them, and what is asked of them. */
function createParts() {
  const asked: string[] = [];
  const say = (what: string): void => void asked.push(what);
  return {
    asked,
    say,
    javascript: {
      buildProductionBundle: () => {
        say('scripts are compiled');
        return Promise.resolve({ stats: new TestStats('app.ts'), close: () => undefined });
      },
    },
    html: {
      buildRenderer: () => {
        say('the renderer is compiled');
        return Promise.resolve({ stats: new TestStats('ssr.ts'), close: () => undefined });
      },
    },
    hashes: {
      getSSRChunkHashes: (): unknown => {
        say('digests are taken');
        return COMPILED.renderer;
      },
    },
    adapters: {
      setWebpackAssets: (names: ReadonlySet<string>) => {
        say(`${[...names].join()} for adapters`);
      },
    },
  };
}

/** Builds as Gatsby does, with what is known of the last compile. */
async function build(parts: ReturnType<typeof createParts>, recalled?: Compiled) {
  const { asked, say } = parts;
  compileOnlyChanges(parts, {
    recall: () => recalled,
    keep: (compiled, read) => {
      expect(compiled).toEqual(COMPILED);
      say(`kept, from ${[...read].join()}`);
    },
    onCompiled: () => {
      say('all is compiled');
    },
  });
  const { stats } = await parts.javascript.buildProductionBundle();
  await parts.html.buildRenderer();
  return {
    asked,
    hash: stats.hash,
    warned: stats.hasWarnings() ? stats.toJson() : undefined,
    renderer: parts.hashes.getSSRChunkHashes(),
  };
}

const END = { hash: 'scripts', renderer: COMPILED.renderer };
const { warnings } = COMPILED;

test('Gatsby compiles where nothing is known of an earlier compile, and what it has compiled is kept', async () => {
  expect(await build(createParts())).toEqual({
    ...END,
    warned: { warnings: [{ ...warnings[0], depth: 1 }] },
    asked: [
      'scripts are compiled',
      'the renderer is compiled',
      'all is compiled',
      'digests are taken',
      'kept, from app.ts,ssr.ts',
    ],
  });
});

test('Gatsby goes on from the last compile, and is told of it as if it had compiled', async () => {
  expect(await build(createParts(), COMPILED)).toEqual({
    ...END,
    warned: { warnings },
    asked: ['app-1.js for adapters', 'all is compiled'],
  });
});

test('a compile without warnings has none later, either', async () => {
  const { warned } = await build(createParts(), { ...COMPILED, warnings: [] });
  expect(warned).toBeUndefined();
});

test('a Gatsby that compiles otherwise stops the build', () => {
  const memory = { recall: () => undefined, keep: () => undefined, onCompiled: () => undefined };
  expect(() => {
    compileOnlyChanges({ ...createParts(), html: {} }, memory);
  }).toThrow('skip-compile');
  expect(() => compileInState({ html: {} })).toThrow();
});

const DIST = path.resolve('node_modules', 'gatsby', 'dist');

test('Gatsby’s build asks for its compiles where they are replaced, and for nothing else of them', () => {
  const build = readFileSync(path.join(DIST, 'commands', 'build.js'), 'utf8');
  expect(build).toContain('(0, _buildJavascript.buildProductionBundle)(program');
  expect(build).toContain('(0, _buildHtml.buildRenderer)(program');
  expect(build).toContain('(0, _getSsrChunkHashes.getSSRChunkHashes)({');
  const asked = [...build.matchAll(/\bstats\.(\w+)/g)].map(([, name]) => name);
  expect(asked).toEqual(['hasWarnings', 'toJson', 'hash', 'hash']);
});

/** Files that run while webpack compiles: its configuration, plugins and loaders. */
function compilingFiles(): string[] {
  const utils = path.join(DIST, 'utils');
  const own = readdirSync(utils).filter((name) =>
    /^(?:gatsby-)?webpack.*\.js$|loader.*\.js$/.test(name),
  );
  const below = readdirSync(path.join(utils, 'webpack'), { recursive: true, encoding: 'utf8' });
  return [...own, ...below.map((name) => path.join('webpack', name))]
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(utils, name));
}

test('a compile changes nothing of Gatsby’s state but what is compared', () => {
  const sent = compilingFiles().flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/\bdispatch\(\s*(?:\{\s*type: `(\w+)`|([\w.]+)\()/g),
    ].map(([, type, creator]) => type ?? creator),
  );
  // Its configuration is read by nobody else, and the scripts of pages are compared as a file.
  expect([...new Set(sent)].sort()).toEqual([
    'ADD_PENDING_SLICE_TEMPLATE_DATA_WRITE',
    'ADD_PENDING_TEMPLATE_DATA_WRITE',
    'SET_SLICES_BY_TEMPLATE',
    'SET_STATIC_QUERIES_BY_TEMPLATE',
    'SLICES_SCRIPTS_REGENERATED',
    'actions.replaceWebpackConfig',
  ]);
});
