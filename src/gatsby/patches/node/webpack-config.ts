import { existsSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import * as z from 'zod/mini';
import { readEnvironment } from '../../../config/environment';
import { swcLoaderRules, isBuildStage, type BuildStage } from './swc-loader-rules';
import { aliases, aliasesEverywhere, assertAliases } from './webpack-aliases';
import {
  forgetBabelOutput,
  forgetBuildDependencies,
  versionedCache,
  webpackCache,
} from './webpack-cache';

/**
 * How scripts are made shorter. Short names go by order, not by how often letters occur: code has digests in it when it
 * is minified that depend on where the project lies, and the same code would be called otherwise elsewhere.
 */
export const SWC = {
  ecma: 2015,
  compress: { ecma: 2015, passes: 4 },
  format: { ecma: 2015 },
  mangle: { disableCharFreq: true },
} as const;

/**
 * swc makes scripts as short as Gatsby's terser in a tenth of the time; for browsers with ES modules, which all know
 * ES2015. Short names let it find more at a second go: 0.1 kB of what each page begins with. Licences are in files
 * beside the scripts (`*.LICENSE.txt`), without a line in each that says so.
 */
const MINIFY_JS = {
  minify: [TerserPlugin.swcMinify, TerserPlugin.swcMinify],
  terserOptions: [SWC, SWC],
  extractComments: { condition: 'some', banner: false } as const,
};

/** Part of Gatsby's own configuration that is changed. */
const pageConfig = z.looseObject({
  entry: z.looseObject({ app: z.string() }),
  output: z.looseObject({ filename: z.string() }),
  optimization: z.looseObject({ minimizer: z.array(z.unknown()) }),
});

/** True when a chunk is the code of a template. */
export function isTemplate({ name }: { readonly name?: string | undefined }): boolean {
  return name?.startsWith('component---') === true;
}

interface Chunk {
  readonly name?: string | undefined;
  id: string | number | null;
  ids: readonly (string | number)[] | null;
}

/** The part of webpack's compiler that is used here. */
interface Compiler {
  readonly hooks: {
    readonly compilation: { tap(name: string, work: (compilation: Compilation) => void): void };
  };
}

interface Compilation {
  readonly hooks: {
    readonly chunkIds: {
      tap(how: { name: string; stage: number }, work: (chunks: Iterable<Chunk>) => void): void;
    };
  };
}

/** Calls the code of each page by its name, by which Gatsby asks for its script, before webpack numbers all others. */
const nameTemplates = {
  apply: ({ hooks }: Compiler): void => {
    hooks.compilation.tap('name-templates', (compilation) => {
      compilation.hooks.chunkIds.tap({ name: 'name-templates', stage: -1 }, (chunks) => {
        for (const chunk of chunks) {
          if (chunk.name === undefined || !isTemplate(chunk)) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
    });
  },
};

/** The part of webpack's compiler that numbers modules. */
interface NumberingCompiler {
  readonly webpack: {
    readonly ids: {
      readonly DeterministicModuleIdsPlugin: new (options: {
        readonly maxLength: number;
        readonly fixedLength: boolean;
      }) => { apply(compiler: NumberingCompiler): void };
    };
  };
}

/**
 * Numbers modules with four digits. webpack would take a fifth from 500 modules on, which costs each page 0.2 kB.
 * @see https://webpack.js.org/configuration/optimization/#optimizationmoduleids
 */
const numberModules = {
  apply: (compiler: NumberingCompiler): void => {
    const { DeterministicModuleIdsPlugin } = compiler.webpack.ids;
    new DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true }).apply(compiler);
  },
};

/** Entry of a page's scripts. It imports Gatsby's own by names that {@link changedConfig} gives them. */
const ENTRY = path.resolve('src', 'gatsby', 'patches', 'browser', 'page-entry.ts');

/** Syntax that webpack may write around modules. Browsers of a page all have it. */
const RUNTIME = { arrowFunction: true, const: true, destructuring: true };

/**
 * Gatsby's configuration with our beginning of a page's scripts in place of its own, and other minimizers; and what
 * our beginning calls Gatsby's beginning and the site's hooks.
 * @throws when it looks different from what it used to
 */
export function changedConfig(
  gatsbyConfig: unknown,
  minimizer: readonly unknown[],
  digestDigits: number,
): { readonly config: object; readonly names: Readonly<Record<string, string>> } {
  const config = pageConfig.parse(gatsbyConfig);
  const { app } = config.entry;
  return {
    config: {
      ...config,
      entry: { ...config.entry, app: ENTRY },
      output: { ...config.output, hashDigestLength: digestDigits, environment: RUNTIME },
      optimization: { ...config.optimization, minimizer },
    },
    names: {
      'gatsby-production-app$': app,
      'gatsby-site-hooks$': path.resolve('gatsby-browser.tsx'),
    },
  };
}

/** Part of the configuration that {@link quickConfig} changes. */
const buildConfig = z.looseObject({
  cache: webpackCache,
  module: z.looseObject({ rules: z.unknown() }),
  plugins: z.array(z.unknown()),
});

/**
 * Gatsby's configuration with what takes less time: another compiler, and a cache that is checked in no time.
 * @throws when it looks different from what it used to
 */
function quickConfig(gatsbyConfig: unknown, stage: BuildStage): object {
  const { cache, module, plugins, ...others } = buildConfig.parse(gatsbyConfig);
  return {
    ...others,
    cache: versionedCache(cache),
    module: { ...module, rules: swcLoaderRules(module.rules, stage) },
    plugins: [...plugins, forgetBuildDependencies, forgetBabelOutput],
  };
}

const CACHE_GROUPS = {
  // Gatsby would put all shared code of unnamed chunks into one file, which would come with each of them. Here shared
  // code becomes a file of its own from 30 kB on: a smaller file costs a first visit some 0.5 kB, because it is
  // compressed by itself.
  shared: { name: false, minSize: 30_000 },
  // Gatsby gives every page what as many chunks share as there are templates, late chunks included.
  commons: { chunks: isTemplate },
} as const;

/**
 * Answers to what libraries and Gatsby ask in every browser: whether there is a document, and an experiment of Gatsby's.
 */
const KNOWN_IN_BROWSER = {
  'typeof window': '"object"',
  'typeof document': '"object"',
  'global.hasPartialHydration': 'false',
};

/** Modules that only settings make use of: webpack would keep their imports, because it takes React's code for one that does something. */
const LEFT_OUT_UNUSED = { test: /\/offline-file-context\.ts$/, sideEffects: false };

/**
 * The loader asks for React's server components, by an import that nothing reaches on a site without them. Left as it
 * stands, it is no chunk.
 */
const LEAVE_IMPORT = {
  test: path.resolve('.cache', 'loader.js'),
  parser: { import: false },
};

/** Modules that are imported late. */
const LATE = { resourceRegExp: /\.lazy$/ };

interface BuildParts {
  /** Length of the digests in the names of scripts, which hosts recognise immutable files by. */
  readonly digestDigits: number;
  /** Makes a webpack plugin that compresses the scripts of a folder as soon as they are written. */
  readonly compressScripts: (publicDir: string) => object;
}

/**
 * Makes the hook `onCreateWebpackConfig`. It tells pages the hosts of pictures and whether games have files to take along, leaves out of the browser's production
 * code what is never called there, and makes builds faster.
 */
export function webpackConfigHook({
  digestDigits,
  compressScripts,
}: BuildParts): NonNullable<GatsbyNode['onCreateWebpackConfig']> {
  return ({ stage, actions, getConfig, plugins }) => {
    const { PICTURE_ORIGINS, COMPRESSED_COPIES, OFFLINE_GAMES } = readEnvironment(process.env);
    const hosts = JSON.stringify(PICTURE_ORIGINS.join(','));
    // Nothing that loads late is rendered to HTML, so its code is not compiled for it.
    const ignored: unknown[] =
      stage === 'build-html' ? [Reflect.apply(plugins.ignore, undefined, [LATE])] : [];
    actions.setWebpackConfig({
      plugins: [
        Reflect.apply(plugins.define, undefined, [
          {
            'process.env.PICTURE_ORIGINS': hosts,
            'process.env.OFFLINE_GAMES': JSON.stringify(OFFLINE_GAMES),
          },
        ]),
        ...ignored,
      ],
      resolve: { alias: aliasesEverywhere },
      // A megabyte that only the renderer asks for.
      externals: stage.endsWith('html') ? [{ terser: 'commonjs terser' }] : [],
    });
    if (!isBuildStage(stage)) return;
    // Gatsby types getConfig and its plugins as mere functions.
    actions.replaceWebpackConfig(quickConfig(Reflect.apply(getConfig, undefined, []), stage));
    if (stage !== 'build-javascript') return;
    assertAliases(aliases, existsSync);
    const minimizer = [
      new TerserPlugin(MINIFY_JS),
      Reflect.apply(plugins.minifyCss, undefined, []),
    ];
    const { config, names } = changedConfig(
      Reflect.apply(getConfig, undefined, []),
      minimizer,
      digestDigits,
    );
    actions.replaceWebpackConfig(config);
    actions.setWebpackConfig({
      plugins: [
        Reflect.apply(plugins.define, undefined, [KNOWN_IN_BROWSER]),
        nameTemplates,
        numberModules,
        ...(COMPRESSED_COPIES === 'build' ? [compressScripts(path.resolve('public'))] : []),
      ],
      module: { rules: [LEFT_OUT_UNUSED, LEAVE_IMPORT] },
      optimization: { moduleIds: false, splitChunks: { cacheGroups: CACHE_GROUPS } },
      resolve: { alias: { ...aliases, ...names } },
    });
  };
}
