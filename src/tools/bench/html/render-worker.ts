import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod/mini';
import { median } from '../figures';
import { builtPages, type BuiltPageFile } from './built-pages';

/**
 * Renders pages of the build in the current folder once more, with the bundle that Gatsby has rendered them with, and
 * writes nothing. A process of its own: it prints the processor's time per page in milliseconds, by template, as JSON.
 */

/** Of each template; more say the same. */
const MOST_PAGES = 60;
const ROUNDS = 7;
const PUBLIC = path.resolve('public');

const callable = z.custom<(...args: unknown[]) => unknown>((value) => typeof value === 'function');
const record = z.record(z.string(), z.unknown());

/** Gatsby's own modules are CommonJS, and what they give is handed on as it is. */
const load = createRequire(path.resolve('package.json'));

function gatsby(...parts: string[]): unknown {
  return load(path.resolve('node_modules', 'gatsby', 'dist', 'utils', ...parts));
}

const assets = z
  .object({ readWebpackStats: callable, getScriptsAndStylesForTemplate: callable })
  .parse(gatsby('client-assets-for-template.js'));
const queries = z
  .object({ getStaticQueryContext: callable })
  .parse(gatsby('static-query-utils.js'));
const renderer = z
  .object({ default: callable })
  .parse(load(path.resolve('.cache', 'page-ssr', 'routes', 'render-page.js')));

const pageDataSchema = z.looseObject({
  componentChunkName: z.string(),
  staticQueryHashes: z.optional(z.array(z.string())),
});

/** What the renderer is called with, as Gatsby's worker does (gatsby/dist/utils/worker/child/render-html.js). */
async function prepare({ path: pagePath, file }: BuiltPageFile, stats: unknown): Promise<object> {
  const pageData = pageDataSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const { componentChunkName, staticQueryHashes = [] } = pageData;
  return {
    pagePath,
    pageData,
    webpackCompilationHash: '',
    context: { isDuringBuild: true },
    ...record.parse(await queries.getStaticQueryContext(staticQueryHashes)),
    ...record.parse(await assets.getScriptsAndStylesForTemplate(componentChunkName, stats)),
  };
}

/** Processor time of a template's pages, in milliseconds per page. */
async function measure(pages: readonly object[]): Promise<number> {
  const before = process.cpuUsage();
  for (const page of pages) await renderer.default(page);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / pages.length;
}

async function main(): Promise<void> {
  const stats = await assets.readWebpackStats(PUBLIC);
  const byTemplate = new Map<string, object[]>();
  for (const page of await builtPages(PUBLIC)) {
    const own = byTemplate.get(page.template) ?? [];
    if (own.length < MOST_PAGES) own.push(await prepare(page, stats));
    byTemplate.set(page.template, own);
  }
  const times = new Map(Array.from(byTemplate.keys(), (template) => [template, [] as number[]]));
  // The first round is for the compiler of V8.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [template, pages] of byTemplate) {
      const time = await measure(pages);
      if (round > 0) times.get(template)?.push(time);
    }
  }
  const medians = Array.from(times, ([template, all]) => [template, median(all)] as const);
  console.log(JSON.stringify(Object.fromEntries(medians)));
}

void main();
