import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import {
  compiledSchema,
  compileInState,
  type Compiled,
  type CompileMemory,
} from '../../patches/node/skip-compile';
import { codeDigestsSchema, isDigestedCode, watchCode } from './input-digests';
import { lineOf, statsOf, walkFiles } from './walk-files';

/** File of the last compile. It lies in Gatsby's cache, and goes with it. */
const FILE = path.join('.cache', 'compile-record.json');

/** Raise it when the file changes its meaning. */
const VERSION = 1;

const recordSchema = z.object({
  version: z.literal(VERSION),
  /** The site's folder: sources are known by their whole paths. */
  root: z.string(),
  /** Options of Gatsby's command. */
  command: z.array(z.string()),
  inputs: codeDigestsSchema,
  /** See {@link readBeside}. */
  beside: z.object({ names: z.array(z.string()), digest: z.string() }),
  /** See `compileInState`. */
  state: z.string(),
  /** See {@link digestOutput}. */
  output: z.string(),
  compiled: compiledSchema,
});
type CompileRecord = z.infer<typeof recordSchema>;

/** Files beside those that webpack says it has read: what its configuration is made of. */
const CONFIGURES_WEBPACK = ['.cache/compiled/gatsby-node.js', '.cache/babelState.json'];

/** Files that Gatsby writes to `public/` when scripts are compiled. */
const TOLD_BY_GATSBY = [
  'chunk-map.json',
  'webpack.stats.json',
  path.join('_gatsby', 'slices', '_gatsby-scripts-1.html'),
];

/** Folder of the renderer of the HTML. */
const RENDERER = path.join('.cache', 'page-ssr', 'routes');

/** Digests files by name and content. A folder, through which webpack has followed a link, has none. */
function digestFiles(root: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of names) {
    const file = path.join(root, name);
    hash.update(`${name}\0`).update(statsOf(file)?.isFile() === true ? readFileSync(file) : '\0');
  }
  return hash.digest('hex');
}

/** Digests the names, sizes and times of all that a compile has written. */
function digestOutput(root: string, { assets }: Compiled): string {
  const hash = createHash('sha256');
  for (const name of [...assets, ...TOLD_BY_GATSBY]) {
    hash.update(lineOf({ name, stats: statsOf(path.join(root, 'public', name)) }));
  }
  walkFiles(path.join(root, RENDERER), (file) => hash.update(lineOf(file)));
  return hash.digest('hex');
}

/** Names what webpack has read beside the inputs that are digested, such as what Gatsby has written for it. */
function readBeside(root: string, read: Iterable<string>): string[] {
  const names = new Set(CONFIGURES_WEBPACK);
  for (const file of read) {
    const name = path.relative(root, file);
    if (!name.split(path.sep).includes('node_modules') && !isDigestedCode(name)) names.add(name);
  }
  return [...names].sort();
}

function readRecord(root: string): CompileRecord | undefined {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(path.join(root, FILE), 'utf8')));
  } catch {
    return undefined;
  }
}

interface Site {
  /** The site's folder. */
  readonly root: string;
  /** Options of Gatsby's command. */
  readonly command: readonly string[];
  /** The variables of the build. */
  readonly env: NodeJS.ProcessEnv;
  /** Gives Gatsby's state. */
  readonly getState: () => unknown;
}

/** Memory of the last compile, opened before Gatsby looks for queries in the sources: both read the same. */
export interface OpenCompileMemory extends Pick<CompileMemory, 'recall' | 'keep'> {
  /** Keeps what was compiled for later builds, when this one ends well. */
  readonly save: () => void;
}

/**
 * Opens what is known of the last compile: of the build that has compiled last, if it has ended well. Whatever is not
 * known for certain is compiled.
 */
export function openCompileMemory({ root, command, env, getState }: Site): OpenCompileMemory {
  const watched = watchCode(root, env);
  const file = path.join(root, FILE);
  let kept: Omit<CompileRecord, 'state' | 'output'> | undefined;
  const isAsLeft = (last: CompileRecord): boolean =>
    last.root === root &&
    JSON.stringify(last.command) === JSON.stringify(command) &&
    JSON.stringify(last.inputs) === JSON.stringify(watched.atStart) &&
    last.state === compileInState(getState()) &&
    last.output === digestOutput(root, last.compiled) &&
    last.beside.digest === digestFiles(root, last.beside.names);
  return {
    recall: () => {
      const last = readRecord(root);
      try {
        if (last && isAsLeft(last)) return last.compiled;
      } catch {
        // A file that is gone is a change as any other.
      }
      rmSync(file, { force: true });
      return undefined;
    },
    keep: (compiled, read) => {
      const names = readBeside(root, read);
      kept = {
        version: VERSION,
        ...{ root, command: [...command], compiled },
        inputs: watched.atEnd(),
        beside: { names, digest: digestFiles(root, names) },
      };
    },
    save: () => {
      if (!kept) return;
      const output = digestOutput(root, kept.compiled);
      writeFileSync(file, JSON.stringify({ ...kept, state: compileInState(getState()), output }));
    },
  };
}
