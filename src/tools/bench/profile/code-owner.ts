/** Whose code a processor worked at. */
export const OWNERS = [
  'ours',
  'pages',
  'Gatsby',
  'webpack',
  'loading code',
  'garbage',
  'Node',
] as const;
export type CodeOwner = (typeof OWNERS)[number];

/** Function of a profile: what Node's profiler calls a call frame. */
export interface ProfiledFunction {
  readonly functionName: string;
  /** File, or nothing for what is no code of a file. */
  readonly url: string;
}

const WEBPACK =
  /^(?:@?webpack|@swc\/|swc-|terser|@babel\/|babel-|enhanced-resolve|loader-|tapable|watchpack|schema-utils|mini-css-|css-|postcss|acorn|null-loader|url-loader)/;

/** Our own processes and threads run their TypeScript through it. */
const LOADERS = ['tsx', 'esbuild', 'get-tsconfig'];

/** Returns the package that a file belongs to; undefined for one of no package. */
function packageOf(url: string): string | undefined {
  const at = url.lastIndexOf('/node_modules/');
  if (at < 0) return undefined;
  const [scope = '', name = ''] = url.slice(at + '/node_modules/'.length).split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/**
 * Tells whose a function is by its file; undefined for what works for its caller: Node's own functions and packages
 * that are neither Gatsby nor webpack.
 */
export function ownerOf({ functionName, url }: ProfiledFunction): CodeOwner | undefined {
  if (functionName === '(garbage collector)') return 'garbage';
  if (functionName === '(program)') return 'Node';
  // What waits for a module to be read and compiled.
  if (url.startsWith('node:internal/modules/')) return 'loading code';
  const name = packageOf(url);
  if (name === undefined) {
    if (/\/(?:render-page\.js$|\.cache\/page-ssr\/|public\/~)/.test(url)) return 'pages';
    return url.startsWith('node:') || !url.includes('/') ? undefined : 'ours';
  }
  if (LOADERS.includes(name)) return 'loading code';
  if (WEBPACK.test(name)) return 'webpack';
  return /^(?:gatsby|@gatsbyjs|@parcel)/.test(name) ? 'Gatsby' : undefined;
}
