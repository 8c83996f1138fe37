import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import * as z from 'zod/mini';
import { readEnvironment } from '../../../config/environment';
import { DIGEST_DIGITS } from '../outputs/hosting-rules';
import { compressScriptsEarly } from '../outputs/compress/compress-scripts';

function webpackStub(name: string): string {
  return path.resolve('src', 'gatsby', 'browser', 'webpack-stubs', `${name}.ts`);
}

function inPackages(...parts: string[]): string {
  return path.resolve('node_modules', ...parts);
}

function babelHelper(name: string): string {
  return inPackages('@babel', 'runtime', 'helpers', `${name}.js`);
}

/**
 * Parts of libraries that come with every page and that no page of this site uses: the Script component
 * (gatsby), copying statics between components (emotion's withTheme), and language detection and development
 * messages (gatsby-plugin-react-i18next, which runs with `redirect: false`).
 */
const unused = [
  '@builder.io/partytown/integration',
  'gatsby-script',
  'hoist-non-react-statics',
  'html-parse-stringify',
  'browser-lang',
  'outdent',
];

/** Modules of react-i18next that are not used: the plugin requires the whole package, so tree shaking keeps them. */
const unusedOfReactI18next = [
  'Trans',
  'TransWithoutContext',
  'Translation',
  'withTranslation',
  'withSSR',
  'useSSR',
  'useTranslation',
].map((name) => inPackages('react-i18next', 'dist', 'es', `${name}.js`));

/**
 * Gatsby's Slice component, its registration of service workers and Partytown, which runs scripts in a worker: this site
 * uses none of them.
 */
const unusedOfGatsby = [
  ...['slice.js', 'register-service-worker.js'].map((name) => path.resolve('.cache', name)),
  inPackages('gatsby', 'dist', 'internal-plugins', 'partytown', 'gatsby-browser.js'),
];

/**
 * Terser as Gatsby sets it, but for browsers with ES modules, which all know ES2015; a second pass finds what the first one
 * has made possible. Licences are in files beside the scripts (`*.LICENSE.txt`), without a line in each that says so.
 */
const MINIFY_JS = {
  terserOptions: {
    parse: { ecma: 2015 },
    compress: { ecma: 2015, passes: 2 },
    output: { ecma: 2015 },
  },
  extractComments: { condition: 'some', banner: false },
} as const;

/** What is changed of Gatsby's own configuration. */
const pageConfig = z.looseObject({
  entry: z.looseObject({ app: z.string() }),
  optimization: z.looseObject({ minimizer: z.array(z.unknown()) }),
});

/** Whether a chunk is the code of a template. */
export function isTemplate({ name }: { readonly name?: string | undefined }): boolean {
  return name?.startsWith('component---') === true;
}

/** Where the scripts of a page begin. It imports Gatsby's own by names that {@link changedConfig} gives them. */
const ENTRY = path.resolve('src', 'gatsby', 'browser', 'start.ts');

/**
 * Gatsby's configuration with our beginning of a page's scripts in place of its own, and other minimizers; and what
 * our beginning calls Gatsby's beginning and the first module that it imports, which imports the plugins of the browser.
 * @throws when it looks different from what it used to
 */
export function changedConfig(
  gatsbyConfig: unknown,
  minimizer: readonly unknown[],
): { readonly config: object; readonly names: Readonly<Record<string, string>> } {
  const config = pageConfig.parse(gatsbyConfig);
  const { app } = config.entry;
  return {
    config: {
      ...config,
      entry: { ...config.entry, app: ENTRY },
      optimization: { ...config.optimization, minimizer },
    },
    names: {
      'gatsby-production-app$': app,
      'gatsby-browser-plugins$': path.join(path.dirname(app), 'api-runner-browser'),
    },
  };
}

/** What is imported late. */
const LATE = { resourceRegExp: /\.lazy$/ };

/** What stands in for modules of libraries in pages, rendered or in the browser, built or developed. */
const aliasesEverywhere: Readonly<Record<string, string>> = {
  i18next$: path.resolve('src', 'i18n', 'minimal-i18next.ts'),
};

/** What stands in for modules of libraries in the browser's production code; `false` for nothing. */
export const aliases: Readonly<Record<string, string | false>> = {
  ...aliasesEverywhere,
  ...Object.fromEntries(
    [...unused, ...unusedOfReactI18next, ...unusedOfGatsby].map((name) => [name, false]),
  ),
  'prop-types$': webpackStub('prop-types'),
  [babelHelper('extends')]: webpackStub('extends'),
  // Old packages ask for a second copy of what is there already.
  [babelHelper('inheritsLoose')]: babelHelper('esm/inheritsLoose'),
  [babelHelper('setPrototypeOf')]: babelHelper('esm/setPrototypeOf'),
  [path.resolve('.cache', 'static-query.js')]: webpackStub('static-query'),
  'gatsby-page-utils/apply-trailing-slash-option$': webpackStub('trailing-slash'),
  // Built pages keep its HTML (`src/features/partner/first-word.tsx`), or begin without its code (`src/platform/late-part.tsx`).
  [path.resolve('src', 'features', 'partner', 'greeting-at-build.ts')]: false,
  [path.resolve('src', 'features', 'library', 'game-parts-at-build.ts')]: false,
  [path.resolve('src', 'layouts', 'home-screen-contents-at-build.ts')]: false,
};

/** Whether the site's root finds a module such as `@a/b/c`. */
function hasModule(name: string): boolean {
  try {
    createRequire(path.resolve('package.json')).resolve(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes sure that all files and modules of aliases are there. webpack passes over an alias for a module that has
 * moved: the browser would get the library's own code again, and nobody would know.
 * @throws Error that names what is missing
 */
export function assertAliases(
  wanted: Readonly<Record<string, string | false>>,
  exists: (file: string) => boolean,
): void {
  const names = Object.entries(wanted).flatMap(([from, to]) => [
    from.replace(/\$$/, ''),
    ...(to === false ? [] : [to]),
  ]);
  const missing = names.filter((name) => !(path.isAbsolute(name) ? exists : hasModule)(name));
  if (missing.length === 0) return;
  throw new Error(
    `Aliases of webpack name what is not there (has a library moved it?): ${missing.join(', ')}. ` +
      'See src/gatsby/node/hooks/on-create-webpack-config.ts',
  );
}

/**
 * Tells pages the hosts of pictures, leaves out of the browser's production code what is never called there, and makes
 * the rest as short as it gets.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode['onCreateWebpackConfig']> = ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  const { PICTURE_ORIGINS, COMPRESSED_COPIES } = readEnvironment(process.env);
  const hosts = PICTURE_ORIGINS.join(',');
  // Nothing that loads late is rendered to HTML, so its code is not compiled for it.
  const ignored: unknown[] =
    stage === 'build-html' ? [Reflect.apply(plugins.ignore, undefined, [LATE])] : [];
  actions.setWebpackConfig({
    plugins: [
      Reflect.apply(plugins.define, undefined, [
        { 'process.env.PICTURE_ORIGINS': JSON.stringify(hosts) },
      ]),
      ...ignored,
    ],
    resolve: { alias: aliasesEverywhere },
    // A megabyte that only the renderer asks for.
    externals: stage.endsWith('html') ? [{ terser: 'commonjs terser' }] : [],
  });
  if (stage !== 'build-javascript') return;
  assertAliases(aliases, existsSync);
  // Gatsby types getConfig and its plugins as mere functions.
  const { config, names } = changedConfig(Reflect.apply(getConfig, undefined, []), [
    Reflect.apply(plugins.minifyJs, undefined, [MINIFY_JS]),
    Reflect.apply(plugins.minifyCss, undefined, []),
  ]);
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    output: { hashDigestLength: DIGEST_DIGITS },
    plugins: COMPRESSED_COPIES === 'build' ? [compressScriptsEarly(path.resolve('public'))] : [],
    optimization: {
      splitChunks: {
        cacheGroups: {
          // Gatsby names what chunks share by their names, and most have none: one file with whatever any two of
          // them share would come with each.
          shared: { name: false },
          // Gatsby gives every page what as many chunks share as there are templates, whichever chunks they are:
          // also what only chunks that load late do.
          commons: { chunks: isTemplate },
        },
      },
    },
    resolve: { alias: { ...aliases, ...names } },
  });
};
