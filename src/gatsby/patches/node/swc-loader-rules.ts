import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

/** The browsers that Gatsby compiles for without a list of the site's own: those that know ES modules. */
const BROWSERS = ['>0.25% and supports es6-module', 'not dead and supports es6-module'];

/** Targets that the sources are compiled for: the browser or this Node. */
const targetsOf = {
  'build-javascript': BROWSERS.join(', '),
  'build-html': { node: process.versions.node },
} as const;

/** Stages whose result is published. */
export type BuildStage = keyof typeof targetsOf;

/** True when sources of a stage are compiled by swc: in development Gatsby's loaders refresh what has changed. */
export function isBuildStage(stage: string): stage is BuildStage {
  return Object.hasOwn(targetsOf, stage);
}

const SOURCES = path.resolve('src') + path.sep;
const TYPESCRIPT = /\.tsx?$/;

const plainByFile = new Map<string, boolean>();

/**
 * True when a file is TypeScript of the site without a query. Babel takes queries out of the code, by a plugin of
 * Gatsby's.
 */
export function isPlainSource(file: string): boolean {
  if (!file.startsWith(SOURCES) || !TYPESCRIPT.test(file)) return false;
  const known = plainByFile.get(file);
  if (known !== undefined) return known;
  const isPlain = !readFileSync(file, 'utf8').includes('graphql`');
  plainByFile.set(file, isPlain);
  return isPlain;
}

/** Part of webpack's rules that is read. */
const rulesSchema = z.array(z.looseObject({ test: z.optional(z.unknown()) }));

function isForTypeScript(test: unknown): boolean {
  return test instanceof RegExp && (test.test('/a.ts') || test.test('/a.tsx'));
}

/**
 * Gatsby's rules with swc in Babel's place for the site's plain sources, which takes a tenth of the time.
 * @param gatsbyRules `module.rules` of webpack's configuration
 * @throws ZodError when it looks different from what it used to
 */
export function swcLoaderRules(gatsbyRules: unknown, stage: BuildStage): readonly object[] {
  const swc = {
    test: TYPESCRIPT,
    include: isPlainSource,
    loader: 'swc-loader',
    options: {
      env: { targets: targetsOf[stage] },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', importSource: '#theme' } },
        loose: true,
      },
      module: { type: 'es6' },
    },
  };
  const others = rulesSchema
    .parse(gatsbyRules)
    .map((rule) => (isForTypeScript(rule.test) ? { ...rule, exclude: isPlainSource } : rule));
  return [...others, swc];
}
