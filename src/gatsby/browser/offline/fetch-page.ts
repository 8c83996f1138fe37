import * as z from 'zod/mini';
import type { Locale } from '../../../config/locales';
import { filterFileAddress } from '../../../contract/library-filter';
import { tableFileCount, tonightWordsAddress } from '../../../contract/tonight-words';
import { matchRoute } from '../../../routes';
import { isHashed, isKeepable, localeOf, pageDataOf } from './cacheable';

/** A file as it is kept, with its size. */
export interface KeptFile {
  readonly response: Response;
  readonly bytes: number;
}

/** The page is not there any more. */
export class GoneError extends Error {}

/** Files of a page are not of one build, or no page of this site. */
export class UnfitError extends Error {}

/** Fetches a file of the site. */
export type FetchFile = (address: string) => Promise<Response>;

const appDataSchema = z.object({ webpackCompilationHash: z.string() });

const pageDataSchema = z.object({
  componentChunkName: z.string(),
  path: z.string(),
  staticQueryHashes: z.optional(z.array(z.string())),
  matchPath: z.optional(z.nullable(z.string())),
});

/** Pictures of a page that are kept with it: those that are seen first. */
const MOST_PICTURES = 12;

/** Files of the search index that are kept: all of a small library, none of a large one but those that were read. */
const MOST_INDEX_FILES = 8;

function matches(text: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(text.matchAll(pattern), ([, found = '']) => found))];
}

/** Reads the names of all scripts of a build from webpack's table. */
function scriptsIn(runtime: string): string[] {
  return Array.from(
    runtime.matchAll(/"?([\w-]+)"?:"([0-9a-f]{8})"/g),
    ([, name = '', digest = '']) => `/${name}-${digest}.js`,
  );
}

/** Name of a script without its digest: the same in builds of other code. */
function partOf(script: string): string | undefined {
  return /^(\/[\w-]+)-[0-9a-f]{8}\.js$/.exec(script)?.[1];
}

/** Puts in place of each script that of the build which has the same part; other files stay. */
function renamed(files: readonly string[], all: readonly string[]): string[] {
  const byPart = new Map(all.map((name) => [partOf(name), name]));
  return files.flatMap((file) => {
    const part = partOf(file);
    const own = part === undefined ? file : byPart.get(part);
    return own === undefined ? [] : [own];
  });
}

interface Wanted {
  /** All code, and the pictures: the visitor has asked for it. */
  readonly isKept: boolean;
  /** Files that a tab has loaded for it. */
  readonly files: readonly string[];
}

/** Collects the files of one page, each of which is fetched once. */
class PageFiles {
  readonly files = new Map<string, KeptFile>();

  constructor(private readonly fetchFile: FetchFile) {}

  /** @throws GoneError, UnfitError, and what `fetch` throws without a network */
  async text(address: string, type: 'html' | 'json' | 'javascript'): Promise<string> {
    return new TextDecoder().decode(await this.body(address, type));
  }

  /** Adds files without which the page can be read. */
  async addOptional(addresses: readonly string[]): Promise<void> {
    await Promise.all(addresses.map((address) => this.body(address).catch(rethrowUnlessMissing)));
  }

  private async body(address: string, type = ''): Promise<ArrayBuffer> {
    const known = this.files.get(address);
    if (known) return known.response.clone().arrayBuffer();
    const response = await this.fetchFile(address);
    if (response.status === 404 || response.status === 410) throw new GoneError(address);
    const given = response.headers.get('content-type') ?? '';
    if (!isKeepable(response) || !given.includes(type)) throw new UnfitError(address);
    const body = await response.clone().arrayBuffer();
    this.files.set(address, { response, bytes: body.byteLength });
    return body;
  }
}

function rethrowUnlessMissing(error: unknown): void {
  if (!(error instanceof GoneError)) throw error;
}

/**
 * Fetches all files that a page needs to be read without a network.
 * @throws GoneError where there is no such page, UnfitError where its files do not belong together
 */
export async function fetchPage(
  path: string,
  { isKept, files }: Wanted,
  fetchFile: FetchFile,
): Promise<ReadonlyMap<string, KeptFile>> {
  const page = new PageFiles(fetchFile);
  const html = await page.text(path, 'html');
  const data = pageDataSchema.parse(JSON.parse(await page.text(pageDataOf(path), 'json')));
  const app = appDataSchema.parse(JSON.parse(await page.text('/page-data/app-data.json', 'json')));
  const [hash] = matches(html, /___webpackCompilationHash="([^"]*)"/g);
  // A shell stands for pages of its visitor.
  const isShell = typeof data.matchPath === 'string' && data.matchPath !== '';
  if (hash !== app.webpackCompilationHash || isShell) throw new UnfitError(path);
  const scripts = matches(html, /<script\b[^>]* src="(\/[^"]+\.js)"/g);
  const runtime = scripts.find((name) => name.startsWith('/webpack-runtime-'));
  if (runtime === undefined) throw new UnfitError(path);
  const all = scriptsIn(await page.text(runtime, 'javascript'));
  const own = all.filter((name) => name.startsWith(`/${data.componentChunkName}-`));
  for (const name of [...scripts, ...own]) await page.text(name, 'javascript');
  await page.addOptional([
    ...(data.staticQueryHashes ?? []).map((each) => `/page-data/sq/d/${each}.json`),
    ...renamed(files.filter(isHashed), all),
    ...(isKept ? all : []),
    ...(isKept
      ? matches(html, /<img\b[^>]* src="(\/static\/[^"]+)"/g).slice(0, MOST_PICTURES)
      : []),
  ]);
  await addNames(page, path);
  if (matchRoute(path)?.name === 'tonight') await addTable(page, localeOf(path));
  return page.files;
}

const listSchema = z.object({ count: z.int() });

/** Adds what tonight's table is laid from; of a large library, the games that it lists first. */
async function addTable(page: PageFiles, locale: Locale): Promise<void> {
  const games = (part: number): string => filterFileAddress(locale, 'listed', 'all', part);
  await page.addOptional([tonightWordsAddress(locale), games(1)]);
  if (!page.files.has(games(1))) return;
  const { count } = listSchema.parse(JSON.parse(await page.text(games(1), 'json')));
  const others = Array.from({ length: tableFileCount(count) - 1 }, (_, at) => games(at + 2));
  await page.addOptional(others);
}

/** Adds what the search for names, the shelf and the cards on it, and the lights of the home page need in the language of a page. */
async function addNames(page: PageFiles, path: string): Promise<void> {
  const locale = localeOf(path);
  const root = `/search-index/${locale}.json`;
  await page.addOptional([root, `/item-cards/${locale}.json`, `/notebooks/${locale}.json`]);
  if (!page.files.has(root)) return;
  const digests = matches(await page.text(root, 'json'), /"([0-9a-f]{16})"/g);
  if (digests.length > MOST_INDEX_FILES) return;
  await page.addOptional(digests.map((digest) => `/search-index/${locale}/${digest}.json`));
}
