import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod/mini';

type ParseFile = (file: string, ...rest: unknown[]) => Promise<unknown>;

/** Parser with which Gatsby reads queries (gatsby/dist/query/file-parser.js). */
interface QueryParser {
  parseFile: ParseFile;
}

function isQueryParser(value: unknown): value is QueryParser {
  return (
    typeof value === 'object' &&
    value !== null &&
    'parseFile' in value &&
    typeof value.parseFile === 'function'
  );
}

/** The class that a module exports. */
function prototypeOf(module: unknown): unknown {
  const isModule = typeof module === 'object' && module !== null && 'default' in module;
  return isModule && typeof module.default === 'function' ? module.default.prototype : undefined;
}

/** Says whether a source of ours may hold a query. Ours name the tag as it is. */
function mayHoldQuery(text: string): boolean {
  return text.includes('graphql`');
}

/** Says whether a file of a package may hold a query, by whatever name, or a picture that a plugin reads out of its code. */
function mayBeOfUse(text: string): boolean {
  return (text.includes('graphql') && text.includes('`')) || text.includes('<StaticImage');
}

/**
 * Makes a parser pass over the files in which Gatsby finds nothing: those that hold no query and make no page. In the code of what makes pages
 * it looks for more than queries.
 * @param makesPages says of a file whether a page is made by it; our templates need not be known
 * @throws Error when it is not the parser that Gatsby had in 5.16
 */
export function parseOnlyQueries(
  parser: unknown,
  sourceFolder: string,
  makesPages: (file: string) => boolean,
): void {
  if (!isQueryParser(parser)) {
    throw new Error(
      'Gatsby has no parseFile in its query/file-parser any more. See src/gatsby/patches/node/patch-query-parser.ts',
    );
  }
  const own = sourceFolder + path.sep;
  const templates = path.join(sourceFolder, 'templates') + path.sep;
  const parse = parser.parseFile;
  parser.parseFile = async function parseFile(file, ...rest) {
    if (!file.startsWith(templates)) {
      const isOfUse = file.startsWith(own) ? mayHoldQuery : mayBeOfUse;
      // Gatsby says which file cannot be read.
      const text = await readFile(file, 'utf8').catch(() => undefined);
      if (text !== undefined && !isOfUse(text) && !makesPages(file)) return null;
    }
    return parse.call(this, file, ...rest);
  };
}

const stateSchema = z.object({ components: z.map(z.string(), z.unknown()) });

/**
 * Keeps Gatsby from compiling a thousand files, at every build and five seconds of the processor long, to look for
 * queries in them: it takes each that contains such a word as `config` or `Head`, tests and tools and files of its plugins among them.
 * @param getState gives Gatsby's state
 */
export function patchQueryParser(siteFolder: string, getState: () => unknown): void {
  const load = createRequire(path.join(siteFolder, 'package.json'));
  const module: unknown = load(
    path.join(path.dirname(load.resolve('gatsby/package.json')), 'dist', 'query', 'file-parser.js'),
  );
  parseOnlyQueries(prototypeOf(module), path.join(siteFolder, 'src'), (file) =>
    stateSchema.parse(getState()).components.has(file),
  );
}
