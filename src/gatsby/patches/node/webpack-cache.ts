import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

/**
 * Files that decide how sources are compiled: the packages, and our part of webpack's configuration as Gatsby has
 * compiled it.
 */
const DECISIVE = [
  'package.json',
  'package-lock.json',
  path.join('.cache', 'compiled', 'gatsby-node.js'),
];

function digestOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    if (existsSync(file)) hash.update(readFileSync(file));
    hash.update('\0');
  }
  return hash.digest('hex');
}

/** Webpack's cache on disk, as Gatsby sets it. */
export const webpackCache = z.looseObject({ type: z.literal('filesystem') });

/**
 * Webpack's cache, valid as long as the packages and the configuration are the same.
 * @see https://webpack.js.org/configuration/cache/#cacheversion
 */
export function versionedCache(gatsbyCache: z.infer<typeof webpackCache>): object {
  return { ...gatsbyCache, buildDependencies: { defaultWebpack: [] }, version: digestOf(DECISIVE) };
}

/** The part of webpack's compiler that is used here. */
interface Compiler {
  readonly hooks: {
    readonly afterCompile: {
      tap(name: string, work: (compilation: Compilation) => void): void;
    };
  };
}

interface Compilation {
  readonly buildDependencies: Pick<Set<string>, 'clear'>;
}

/**
 * Keeps webpack from looking for what the loaders import, and what that imports, through thousands of files of
 * packages: {@link versionedCache} knows when a package is another one.
 */
export const forgetBuildDependencies = {
  apply: ({ hooks }: Compiler): void => {
    hooks.afterCompile.tap('forget-build-dependencies', ({ buildDependencies }) => {
      buildDependencies.clear();
    });
  },
};

/** The part of a compiler that begins. */
interface BeginningCompiler {
  readonly hooks: {
    readonly beforeRun: {
      tap(name: string, work: (compiler: { readonly context: string }) => void): void;
    };
  };
}

/**
 * Removes what Babel's loader keeps besides webpack. A module that is taken from there has another digest than one that
 * Babel has just compiled, by which variables of webpack's runtime would get other names than in a clean build.
 */
export const forgetBabelOutput = {
  apply: ({ hooks }: BeginningCompiler): void => {
    hooks.beforeRun.tap('forget-babel-output', ({ context }) => {
      rmSync(path.join(context, '.cache', 'webpack', 'babel'), { recursive: true, force: true });
    });
  },
};
