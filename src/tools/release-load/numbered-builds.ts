import { createHash } from 'node:crypto';
import { readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { compressPublic } from '../../gatsby/node/outputs/compress/compress-public';
import { securityHeaders } from '../../gatsby/node/outputs/hosting/security-headers';
import { readEnvironment } from '../../config/environment';
import { writeHosting } from '../../gatsby/node/outputs/hosting/hosting';
import { writeBuildManifest } from '../../gatsby/node/outputs/publish/build-manifest';
import { summarize, writeBuildSummary } from '../../gatsby/node/outputs/publish/build-summary';
import { writeFiles } from '../../node/temp-folder';

/** Pages of a numbered build. */
export const PAGES = 20;

/** Lines of a page and of its script: several packets, so that a switch may fall between them. */
const LINES = 600;

/** A minute between builds: no two of them have files of one second, as builds of a real site have none. */
const FIRST_BUILD_S = 1_700_000_000;
const BETWEEN_S = 60;

/** Says in a file of a build, line by line, which build it belongs to. */
function linesOf(build: number): string {
  return `build ${String(build)}\n`.repeat(LINES);
}

function digestOf(build: number): string {
  return createHash('sha256').update(String(build)).digest('hex').slice(0, 8);
}

/** Reads the number of a build from a file of it; undefined when the file is cut short or names several. */
export function buildOf(text: string): number | undefined {
  const numbers = new Set(Array.from(text.matchAll(/build (\d+)/g), ([, number]) => number));
  const [only] = numbers;
  return numbers.size === 1 && text.trimEnd().endsWith('end') ? Number(only) : undefined;
}

/** Reads the script that a page names. */
export function scriptOf(page: string): string | undefined {
  return /<script src="([^"]+)"/.exec(page)?.[1];
}

/**
 * Writes a small finished build as the hooks of a real one leave it: pages that name their script, data of pages, rules,
 * compressed copies, summary and manifest. Each file says which build it is of, and has a name that builds share unless it
 * is hashed. Every other build has pages that are too short for copies.
 */
export async function writeNumberedBuild(folder: string, build: number): Promise<void> {
  const digest = digestOf(build);
  const number = `build ${String(build)}`;
  const lines = build % 2 === 0 ? number : linesOf(build);
  const page = `<!doctype html><script src="/app-${digest}.js"></script>\n${lines}\nend\n`;
  const names = Array.from({ length: PAGES }, (_, at) => `page-${String(at)}`);
  writeFiles(folder, {
    'index.html': page,
    '404.html': page,
    [`app-${digest}.js`]: `/*\n${linesOf(build)}*/ end\n`,
    'page-data/app-data.json': JSON.stringify({ webpackCompilationHash: digest }),
    ...Object.fromEntries(
      names.flatMap((name) => [
        [`${name}/index.html`, page],
        [`page-data/${name}/page-data.json`, `"${number}"\nend`],
      ]),
    ),
  });
  await writeHosting({
    pages: [],
    redirects: [],
    headers: securityHeaders(readEnvironment({}), []),
    publicDir: folder,
  });
  const time = FIRST_BUILD_S + build * BETWEEN_S;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) utimesSync(path.join(entry.parentPath, entry.name), time, time);
  }
  await compressPublic(folder);
  const pageData = new Map(names.map((name) => [`/${name}/`, number]));
  const summary = summarize(
    { compilationHash: digest, pageData },
    { locales: ['zh'], input: number },
  );
  await writeBuildSummary(summary, folder);
  await writeBuildManifest(summary, folder);
}
