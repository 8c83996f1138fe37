import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { summarize, writeBuildSummary } from '../../../gatsby/node/outputs/publish/build-summary';
import type { StaleNote } from '../../../gatsby/node/sources/stale-collections';
import { writeFiles } from '../../../node/temp-folder';

function scriptOf(text: string): string {
  return `app-${Buffer.from(text).toString('hex').padEnd(8, '0').slice(0, 8)}.js`;
}

/** Files of a small build that says one word: a page, its script, a picture that all builds have. */
function filesOf(word: string): Readonly<Record<string, string>> {
  return {
    'index.html': `<script src="/${scriptOf(word)}"></script><p>${word}</p>`,
    'ja/index.html': `<p>${word}</p>`,
    'static/a.webp': 'picture',
    [scriptOf(word)]: word,
  };
}

/** Rules of a build for web servers, as data. */
function rulesOf(word: string): Readonly<Record<string, string>> {
  return {
    'hosting/rewrites.json': '[]',
    'hosting/redirects.json': JSON.stringify([{ from: `/${word}`, to: '/', status: 301 }]),
    'hosting/headers.json': '[]',
  };
}

/**
 * Writes such a build as Gatsby's hooks leave it.
 * @param hasRules true for one with rules for web servers, whose release takes twice as many steps
 * @param stale what of it is stale
 */
export async function writeBuild(
  folder: string,
  word: string,
  hasRules = false,
  stale: readonly StaleNote[] = [],
): Promise<void> {
  writeFiles(folder, { ...filesOf(word), ...(hasRules && rulesOf(word)) });
  const pageData = new Map([
    ['/', word],
    ['/ja/', word],
  ]);
  const state = { compilationHash: word, pageData };
  const summary = summarize(state, { locales: ['zh', 'ja'], input: word, stale });
  await writeBuildSummary(summary, folder);
}

function textAt(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Says which of some builds a folder holds whole; undefined for none of them, or a mixture. */
export function wholeBuildIn(folder: string, words: readonly string[]): string | undefined {
  return words.find((word) =>
    Object.entries(filesOf(word)).every(
      ([name, content]) => textAt(path.join(folder, name)) === content,
    ),
  );
}
