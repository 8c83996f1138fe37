import { createHash } from 'node:crypto';
import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { inlineScripts, scriptSource } from '../../gatsby/node/doctor/inline-scripts';
import { readHostingRules, writeHostingFiles } from '../../gatsby/node/outputs/hosting/hosting';
import { HOSTING_FOLDER } from '../../gatsby/node/outputs/hosting/hosting-rules';
import { writeBuildManifest } from '../../gatsby/node/outputs/publish/build-manifest';
import { readBuildSummary } from '../../gatsby/node/outputs/publish/build-summary';
import { writeFiles } from '../../node/temp-folder';

/** Pages that a test may open; of those that they link to there is the data alone, as it is fetched ahead. */
const PAGES = ['/about-us/', '/activity/', '/game-partner/'];

/** Folders and files that every page may ask for. */
const SHARED = [
  ...['art', 'icons', 'builds', 'partner-data/zh', 'favicon.ico', 'favicon.svg'],
  ...['legal-versions.json', 'offline.json', 'sw.js'],
];
const MANIFEST = 'manifest.webmanifest';

const appDataSchema = z.object({ webpackCompilationHash: z.string() });

/** Finds what a text names, each once. */
function namesIn(texts: readonly string[], pattern: RegExp): Set<string> {
  return new Set(
    texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, name]) => name ?? '')),
  );
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

function dataFile(address: string): string {
  return `page-data/${address === '/' ? 'index/' : address.slice(1)}page-data.json`;
}

/** Reads the data of the pages that some HTML links to, where there is any. */
function linkedData(publicDir: string, html: readonly string[]): Record<string, string> {
  const addresses = namesIn(html, /href="(\/(?:[^"#?]*\/)?)[^"/]*"/g);
  return Object.fromEntries(
    [...addresses, ...PAGES].flatMap((address) => {
      const file = dataFile(decodeURI(address));
      try {
        return [[file, readFileSync(path.join(publicDir, file), 'utf8')] as const];
      } catch {
        return [];
      }
    }),
  );
}

/**
 * Builds that are derived from a real one: the same pages, whose scripts all have other names and say, when they run, which ones
 * they are. A real build for each would take a minute.
 */
export class DerivedBuilds {
  private readonly texts: Readonly<Record<string, string>>;
  private readonly digests: RegExp;
  private readonly summary: string;
  private readonly activities: string;
  private scripts: number | undefined;

  /**
   * @param publicDir the real build
   * @param folder gets the build that was derived last
   */
  constructor(
    private readonly publicDir: string,
    readonly folder: string,
  ) {
    const read = (file: string): string => readFileSync(path.join(publicDir, file), 'utf8');
    const scripts = readdirSync(publicDir).filter((name) => name.endsWith('.js'));
    const documents = [...PAGES.map((address) => `${address.slice(1)}index.html`), '404.html'];
    const html = Object.fromEntries(documents.map((name) => [name, read(name)]));
    const data = linkedData(publicDir, Object.values(html));
    const appData = read('page-data/app-data.json');
    this.summary = read('builds/summary.json');
    this.activities = read(dataFile('/activity/'));
    this.texts = {
      ...html,
      ...Object.fromEntries(scripts.map((name) => [name, read(name)])),
      'page-data/app-data.json': appData,
    };
    const found = namesIn(scripts, /[-.]([0-9a-f]{8})\.js$/g);
    found.add(appDataSchema.parse(JSON.parse(appData)).webpackCompilationHash);
    this.digests = new RegExp([...found].join('|'), 'g');

    mkdirSync(folder, { recursive: true });
    for (const name of [...SHARED, MANIFEST]) {
      cpSync(path.join(publicDir, name), path.join(folder, name), { recursive: true });
    }
    writeFiles(folder, data);
    const shown = PAGES.map((address) => data[dataFile(address)] ?? '');
    // Pictures, and dates for calendars.
    const others = namesIn(
      [...Object.values(html), ...shown],
      /(\/static\/[\w./-]+|\/activity\/[\w-]+\.ics)/g,
    );
    for (const name of others) {
      const target = path.join(folder, name);
      mkdirSync(path.dirname(target), { recursive: true });
      linkSync(path.join(publicDir, name), target);
    }
  }

  /**
   * Puts a build into the folder, in place of the one before.
   * @param scripts number of its scripts; builds with the same one share them
   * @param day number of its data
   */
  async write(scripts: number, day: number): Promise<void> {
    const renamed = (text: string): string =>
      text.replace(this.digests, (digest) => digestOf(`${digest} ${String(scripts)}`));
    if (scripts !== this.scripts) await this.writeScripts(scripts, renamed);
    this.scripts = scripts;
    const summary = renamed(this.summary).replace(/(?<="digest":")[0-9a-f]+/g, (digest) =>
      digestOf(`${digest} ${String(day)}`),
    );
    writeFiles(this.folder, {
      'builds/summary.json': summary,
      [dataFile('/activity/')]: this.activities + '\n'.repeat(day),
    });
    await writeBuildManifest(await readBuildSummary(this.folder), this.folder);
  }

  private async writeScripts(scripts: number, renamed: (text: string) => string): Promise<void> {
    for (const name of readdirSync(this.folder)) {
      if (name.endsWith('.js')) rmSync(path.join(this.folder, name));
    }
    const mark = `\n;(self.ranScripts??=[]).push(${String(scripts)});\n`;
    const files = Object.entries(this.texts).map(
      ([name, text]) =>
        [renamed(name), renamed(text) + (name.endsWith('.js') ? mark : '')] as const,
    );
    writeFiles(this.folder, Object.fromEntries(files));
    await this.writeRules(renamed);
  }

  /** Writes the rules of the real build, whose policy names the inline scripts as they are now. */
  private async writeRules(renamed: (text: string) => string): Promise<void> {
    const sources = new Map(
      Object.values(this.texts)
        .flatMap(inlineScripts)
        .map((script) => [scriptSource(script), scriptSource(renamed(script))]),
    );
    const rules = await readHostingRules(this.publicDir);
    const headers = rules.headers.map(({ value, ...header }) => ({
      ...header,
      value: value.replace(/'sha256-[^']+'/g, (source) => sources.get(source) ?? source),
    }));
    await writeHostingFiles({ ...rules, headers }, path.join(this.folder, HOSTING_FOLDER));
  }
}
