import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod/mini';

const rendererSchema = z.object({
  renderPageHash: z.string(),
  templateHashes: z.record(z.string(), z.string()),
});

/** A warning of webpack's, as far as Gatsby reads it. */
const warningSchema = z.object({ message: z.string(), moduleName: z.optional(z.string()) });

/** Facts about a compile of the scripts and of the renderer of the HTML that Gatsby asks for afterwards. */
export const compiledSchema = z.object({
  /** Digest of the scripts: Gatsby's `webpackCompilationHash`. */
  hash: z.string(),
  /** Names of all that was written to `public/`. */
  assets: z.array(z.string()),
  /** Warnings about the scripts, which each build says. */
  warnings: z.array(warningSchema),
  /** Digests by which Gatsby knows whose HTML is to be rendered anew. */
  renderer: rendererSchema,
});
export type Compiled = z.infer<typeof compiledSchema>;

/** Decides whether there is anything to compile. */
export interface CompileMemory {
  /** Gives the last compile where another one would make the same; undefined when there is any doubt. */
  readonly recall: () => Compiled | undefined;
  /** Hears of a compile, and of the files that webpack has read for it. */
  readonly keep: (compiled: Compiled, read: ReadonlySet<string>) => void;
  /** Hears that all is compiled, before Gatsby runs queries. */
  readonly onCompiled: () => void;
}

/** The parts of Gatsby that compile, and that are told of what was compiled (gatsby/dist). */
export interface CompilingParts {
  /** commands/build-javascript.js */
  readonly javascript: unknown;
  /** commands/build-html.js */
  readonly html: unknown;
  /** utils/webpack/get-ssr-chunk-hashes.js */
  readonly hashes: unknown;
  /** utils/adapter/manager.js */
  readonly adapters: unknown;
}

type Work = (...args: unknown[]) => unknown;

function part<N extends string>(module: unknown, name: N): Record<N, Work> {
  const has = (value: unknown): value is Record<N, Work> =>
    typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'function';
  if (has(module)) return module;
  throw new Error(
    `Gatsby does not compile by ${name} any more. See src/gatsby/patches/node/skip-compile.ts`,
  );
}

/** Result of Gatsby's two compiles, as far as it is read here. */
interface CompileResult {
  readonly stats: {
    readonly hash: string;
    readonly toJson: (options: object) => unknown;
    readonly compilation: {
      readonly getAssets: () => readonly { readonly name: string }[];
      readonly fileDependencies: Iterable<string>;
    };
  };
}

const anyFunction = z.custom((value) => typeof value === 'function');

const resultSchema = z.object({
  stats: z.object({
    hash: z.string(),
    toJson: anyFunction,
    compilation: z.object({
      getAssets: anyFunction,
      fileDependencies: z.custom(
        (value) => typeof value === 'object' && value !== null && Symbol.iterator in value,
      ),
    }),
  }),
});

const warningsSchema = z.object({ warnings: z.array(warningSchema) });

/** Checks a result, and gives webpack's own objects: their methods need them whole. */
function assertResult(value: unknown): asserts value is CompileResult {
  resultSchema.parse(value);
}

/** Closes nothing: no compiler is open. */
function closeNothing(): Promise<void> {
  return Promise.resolve();
}

/**
 * Makes Gatsby go on from its last compile where another one would make the same.
 * @throws Error when it does not compile as Gatsby 5.16 does
 */
export function compileOnlyChanges(parts: CompilingParts, memory: CompileMemory): void {
  const javascript = part(parts.javascript, 'buildProductionBundle');
  const html = part(parts.html, 'buildRenderer');
  const hashes = part(parts.hashes, 'getSSRChunkHashes');
  const adapters = part(parts.adapters, 'setWebpackAssets');
  const { buildProductionBundle } = javascript;
  const { buildRenderer } = html;
  const { getSSRChunkHashes } = hashes;
  let recalled: Compiled | undefined;
  let scripts: Omit<Compiled, 'renderer'> | undefined;
  const read = new Set<string>();
  const noteRead = (files: Iterable<string>): void => {
    for (const file of files) read.add(file);
  };

  javascript.buildProductionBundle = async (...args) => {
    recalled = memory.recall();
    if (recalled) {
      adapters.setWebpackAssets(new Set(recalled.assets));
      const { hash, warnings } = recalled;
      const stats = {
        hash,
        hasWarnings: () => warnings.length > 0,
        toJson: () => ({ warnings }),
      };
      return { stats, close: closeNothing };
    }
    const result = await buildProductionBundle(...args);
    assertResult(result);
    const { stats } = result;
    scripts = {
      hash: stats.hash,
      assets: stats.compilation.getAssets().map(({ name }) => name),
      ...warningsSchema.parse(stats.toJson({ all: false, warnings: true })),
    };
    noteRead(stats.compilation.fileDependencies);
    return result;
  };
  html.buildRenderer = async (...args) => {
    if (recalled) {
      memory.onCompiled();
      return { stats: { hash: recalled.renderer.renderPageHash }, close: closeNothing };
    }
    const result = await buildRenderer(...args);
    assertResult(result);
    noteRead(result.stats.compilation.fileDependencies);
    memory.onCompiled();
    return result;
  };
  hashes.getSSRChunkHashes = (...args) => {
    if (recalled) return recalled.renderer;
    const renderer = rendererSchema.parse(getSSRChunkHashes(...args));
    if (scripts) memory.keep({ ...scripts, renderer }, read);
    return renderer;
  };
}

/** Makes the Gatsby of a site compile only where something has changed. */
export function skipNeedlessCompiles(siteFolder: string, memory: CompileMemory): void {
  const load = createRequire(path.join(siteFolder, 'package.json'));
  const gatsby = path.join(path.dirname(load.resolve('gatsby/package.json')), 'dist');
  const module = (...names: string[]): unknown => load(path.join(gatsby, ...names));
  compileOnlyChanges(
    {
      javascript: module('commands', 'build-javascript.js'),
      html: module('commands', 'build-html.js'),
      hashes: module('utils', 'webpack', 'get-ssr-chunk-hashes.js'),
      adapters: module('utils', 'adapter', 'manager.js'),
    },
    memory,
  );
}

/** Facts that Gatsby's state has of the last compile. It is no documented interface, so it is parsed. */
const stateSchema = z.object({
  webpackCompilationHash: z.string(),
  html: z.object({
    ssrCompilationHash: z.string(),
    templateCompilationHashes: z.record(z.string(), z.string()),
  }),
  components: z.map(z.string(), z.object({ componentChunkName: z.string() })),
  staticQueriesByTemplate: z.map(z.string(), z.array(z.string())),
  slicesByTemplate: z.map(z.string(), z.record(z.string(), z.unknown())),
});

/**
 * Writes down what Gatsby's state has of the last compile.
 * @throws ZodError when Gatsby keeps it otherwise than it did in 5.16
 */
export function compileInState(state: unknown): string {
  const { html, webpackCompilationHash, ...maps } = stateSchema.parse(state);
  const byName = (map: ReadonlyMap<string, unknown>) =>
    [...map].sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([
    webpackCompilationHash,
    html.ssrCompilationHash,
    Object.entries(html.templateCompilationHashes).sort(([a], [b]) => (a < b ? -1 : 1)),
    byName(maps.components),
    byName(maps.staticQueriesByTemplate),
    byName(maps.slicesByTemplate),
  ]);
}
