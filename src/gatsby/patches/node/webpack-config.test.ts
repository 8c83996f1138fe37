import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import { changedConfig, isTemplate, SWC, webpackConfigHook } from './webpack-config';
import { aliases, assertAliases } from './webpack-aliases';

/** Gatsby copies `cache-dir` into `.cache` when a build begins. */
function existsInBuild(file: string): boolean {
  const cached = path.relative(path.resolve('.cache'), file);
  return existsSync(
    cached.startsWith('..') ? file : path.resolve('node_modules/gatsby/cache-dir', cached),
  );
}

test('all that the aliases name is there', () => {
  expect(() => assertAliases(aliases, existsInBuild)).not.toThrow();
});

test.each([
  [{ '/gone/module.js': false }, '/gone/module.js'],
  [{ [__filename]: '/gone/stub.ts' }, '/gone/stub.ts'],
  [{ 'no-such-package$': false }, 'no-such-package'],
  [{ '@no/such/part': false }, '@no/such/part'],
  [{ 'gatsby-page-utils/no-such-part$': false }, 'gatsby-page-utils/no-such-part'],
  [{ '@builder.io/partytown/no-such-part': false }, '@builder.io/partytown/no-such-part'],
] as const)('%j stops the build and names what is missing', (wanted, missing) => {
  expect(() => assertAliases(wanted, existsSync)).toThrow(`(has a library moved it?): ${missing}.`);
});

/** The plugins that a stage of webpack is given. */
function pluginsOf(stage: string): unknown {
  const getConfig = () => ({ cache: { type: 'filesystem' }, module: { rules: [] }, plugins: [] });
  const replaceWebpackConfig = () => undefined;
  const setWebpackConfig = jest.fn<undefined, [{ readonly plugins: unknown }]>();
  const plugins = { define: (values: object) => values, ignore: (what: object) => what };
  const hook = webpackConfigHook({
    digestDigits: 8,
    compressScripts: () => ({}),
  });
  Reflect.apply(hook, undefined, [
    { stage, actions: { setWebpackConfig, replaceWebpackConfig }, plugins, getConfig },
  ]);
  return setWebpackConfig.mock.calls[0]?.[0].plugins;
}

test('pages are told the hosts that pictures may come from, and whether games have files to take along', () => {
  process.env.PICTURE_ORIGINS = 'a.example, b.example:8443';
  const told = pluginsOf('develop');
  delete process.env.PICTURE_ORIGINS;
  expect(told).toEqual([
    {
      'process.env.PICTURE_ORIGINS': '"a.example,b.example:8443"',
      'process.env.OFFLINE_GAMES': '"none"',
    },
  ]);
});

test('code that loads late is left out of what renders HTML, and of nothing else', () => {
  expect(pluginsOf('build-html')).toContainEqual({ resourceRegExp: /\.lazy$/ });
  expect(pluginsOf('develop-html')).toHaveLength(1);
});

test('the scripts of a page begin in our file, which knows where Gatsby’s own begin', () => {
  const gatsbys = {
    entry: { app: '/site/.cache/production-app', other: 'kept' },
    optimization: { minimizer: ['theirs'], other: 'kept' },
    output: { filename: '[name]-[contenthash].js' },
    mode: 'production',
  };
  const entry = path.resolve('src/gatsby/patches/browser/page-entry.ts');
  expect(existsSync(entry)).toBe(true);
  expect(changedConfig(gatsbys, ['ours'], 8)).toEqual({
    config: {
      entry: { app: entry, other: 'kept' },
      optimization: { minimizer: ['ours'], other: 'kept' },
      output: {
        ...{ filename: '[name]-[contenthash].js', hashDigestLength: 8 },
        environment: { arrowFunction: true, const: true, destructuring: true },
      },
      mode: 'production',
    },
    names: {
      'gatsby-production-app$': '/site/.cache/production-app',
      'gatsby-site-hooks$': path.resolve('gatsby-browser.tsx'),
    },
  });
  expect(() => changedConfig({ ...gatsbys, entry: ['/site/app'] }, [], 8)).toThrow();
});

test('names are made short in the same way whatever texts the code has', async () => {
  const minified = ['zzzzzzzz', 'eeeeeeee'].map((digest) => {
    const code = `self.of = (chunk, other) => chunk.e(other, '${digest}') + other.e(chunk);`;
    return TerserPlugin.swcMinify({ 'a.js': code }, undefined, SWC, undefined);
  });
  const [one, other] = await Promise.all(minified);
  expect(one?.code).toContain('zzzzzzzz');
  expect(one?.code).toBe(other?.code?.replace('eeeeeeee', 'zzzzzzzz'));
});

// What webpack leaves as it stands must be nothing that a page of this site asks for.
test('the loader imports nothing late but React’s server components', () => {
  const loader = readFileSync('node_modules/gatsby/cache-dir/loader.js', 'utf8');
  expect(loader.match(/\bimport\([^)]*\)/g)).toEqual(['import(`react-server-dom-webpack`)']);
});

test('what chunks share that load late is not given to every page', () => {
  expect(isTemplate({ name: 'component---src-templates-game-tsx' })).toBe(true);
  expect(isTemplate({ name: 'app' })).toBe(false);
  expect(isTemplate({ name: undefined })).toBe(false);
});
