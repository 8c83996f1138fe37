import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

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

/**
 * Makes a parser pass over the files that hold no query: those of `src` outside of the templates, in whose code Gatsby
 * looks for more than queries, that do not name `graphql`.
 * @throws Error when it is not the parser that Gatsby had in 5.16
 */
export function parseOnlyQueries(parser: unknown, sourceFolder: string): void {
  if (!isQueryParser(parser)) {
    throw new Error(
      'Gatsby has no parseFile in its query/file-parser any more. See src/gatsby/patches/node/patch-query-parser.ts',
    );
  }
  const own = sourceFolder + path.sep;
  const templates = path.join(sourceFolder, 'templates') + path.sep;
  const parse = parser.parseFile;
  parser.parseFile = async function parseFile(file, ...rest) {
    const isRead = !file.startsWith(own) || file.startsWith(templates);
    if (!isRead && !(await readFile(file, 'utf8')).includes('graphql`')) return null;
    return parse.call(this, file, ...rest);
  };
}

/**
 * Keeps Gatsby from compiling a thousand files, at every build and four seconds of the processor long, to look for
 * queries in them: it takes each that contains such a word as `config` or `Head`, tests and tools among them.
 */
export function patchQueryParser(siteFolder: string): void {
  const load = createRequire(path.join(siteFolder, 'package.json'));
  const module: unknown = load(
    path.join(path.dirname(load.resolve('gatsby/package.json')), 'dist', 'query', 'file-parser.js'),
  );
  parseOnlyQueries(prototypeOf(module), path.join(siteFolder, 'src'));
}
