import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { settings } from '../../../config/settings';
import { serviceDay } from '../sources/legal-versions';
import { lineOf, statsOf, walkFiles, type FoundFile } from './walk-files';

/** Digests of all that a build is made of beside the library, by what a person calls it. */
export const inputDigestsSchema = z.object({
  'content/': z.string(),
  'legal texts in force': z.string(),
  'static/': z.string(),
  'the code': z.string(),
  packages: z.string(),
  settings: z.string(),
  Node: z.string(),
});
export type InputDigests = z.infer<typeof inputDigestsSchema>;

/** Digests of all that scripts and the renderer of the HTML are compiled from, beside what Gatsby writes itself. */
export const codeDigestsSchema = z.omit(inputDigestsSchema, {
  'static/': true,
  'legal texts in force': true,
});
export type CodeDigests = z.infer<typeof codeDigestsSchema>;

/** Packages as the lock file asks for them, and as npm has noted that it has installed them. */
export const PACKAGES = ['package-lock.json', 'node_modules/.package-lock.json'];

/** Files of packages that are written as a build goes on: caches of tools, and what Gatsby fetches about itself. */
const WRITTEN_BESIDE = /^(?:\.cache\/|gatsby\/latest-)/;

/** Variables beside the settings that the programs of a build read. */
const READ_BY_PROGRAMS =
  /^(?:GATSBY_|NODE_|BABEL_|BROWSERSLIST|SHARP_|VIPS_|FONTCONFIG_|CYPRESS_SUPPORT$|TZ$|LANG$|LC_)/;

/** Tests are no part of the site, and a build does not read them; types of its queries it writes itself. */
const NOT_OF_THE_SITE = /\.(?:test|spec)\.tsx?$|^src\/gatsby-types\.d\.ts$/;

/** Documents and logs of the site's own folder. All else there may configure a program of the build. */
const NO_CONFIGURATION = /^\.git|\.(?:md|log)$|^package-lock\.json$/;

function rootFiles(root: string): string[] {
  return readdirSync(root).filter(
    (name) => !NO_CONFIGURATION.test(name) && statsOf(path.join(root, name))?.isFile() === true,
  );
}

/** Files and folders that are read whole, by what a person calls them. */
const READ_WHOLE = {
  'content/': () => ['content'],
  'static/': () => ['static'],
  'the code': (root: string) => ['src', ...rootFiles(root)],
  packages: () => PACKAGES,
} as const;

const KINDS_READ_WHOLE = ['content/', 'static/', 'the code', 'packages'] as const;
type KindReadWhole = (typeof KINDS_READ_WHOLE)[number];

/** Visits the files of a kind, by their paths from the site's folder. What is missing is told from what is empty. */
function visitFiles(root: string, kind: KindReadWhole, visit: (file: FoundFile) => void): void {
  for (const name of [...READ_WHOLE[kind](root)].sort()) {
    const stats = statsOf(path.join(root, name));
    if (stats?.isDirectory() !== true) visit({ name, stats });
    else {
      walkFiles(path.join(root, name), (file) => {
        const found = { ...file, name: `${name}/${file.name}` };
        if (!NOT_OF_THE_SITE.test(found.name)) visit(found);
      });
    }
  }
}

/** Names the legal texts that have taken effect: with the day of one, pages change though no file does. */
function digestInForce(root: string, today: string): string {
  const names: string[] = [];
  const folder = path.join(root, 'content', 'legal');
  walkFiles(folder, ({ name, stats }) => {
    if (stats?.isFile() !== true || !name.endsWith('.md')) return;
    const text = readFileSync(path.join(folder, name), 'utf8');
    const day = /^effective:\s*["']?(\d{4}-\d{2}-\d{2})/m.exec(text)?.[1];
    if (day !== undefined && day <= today) names.push(name);
  });
  return createHash('sha256').update(names.join('\n')).digest('hex');
}

/** Digests files by name and content. */
function digestContents(root: string, kind: KindReadWhole): string {
  const hash = createHash('sha256');
  visitFiles(root, kind, ({ name, stats }) => {
    if (stats?.isFile() === true) {
      const bytes = readFileSync(path.join(root, name));
      hash.update(`${name}\0${String(bytes.length)}\0`).update(bytes);
    } else hash.update(`${name}\0nothing\0`);
  });
  return hash.digest('hex');
}

/** Digests files by name, size and time. */
function digestTimes(root: string, kind: KindReadWhole): string {
  const hash = createHash('sha256');
  visitFiles(root, kind, (file) => hash.update(lineOf(file)));
  return hash.digest('hex');
}

/** Digests what is installed, which somebody may have mended by hand: by size and time, as it is some 90,000 files. */
function digestInstalled(root: string): string {
  const hash = createHash('sha256');
  walkFiles(path.join(root, 'node_modules'), (file) => {
    if (!WRITTEN_BESIDE.test(file.name)) hash.update(lineOf(file));
  });
  return hash.digest('hex');
}

/** Settings by which there are other pages, while every build has the same scripts and renderer. */
const OF_PAGES_ALONE = ['LOCALES_BUILT'];

function digestSettings(env: NodeJS.ProcessEnv, leftOut: readonly string[] = []): string {
  const names = Object.keys(env).filter(
    (name) =>
      (Object.hasOwn(settings, name) || READ_BY_PROGRAMS.test(name)) && !leftOut.includes(name),
  );
  const values = names.sort().map((name) => [name, env[name]]);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return createHash('sha256')
    .update(JSON.stringify([timeZone, values]))
    .digest('hex');
}

/** Names the version of Node and of all that it is made of, and the machine that it was made for. */
export function digestNode(): string {
  return JSON.stringify([process.versions, process.platform, process.arch]);
}

/**
 * Digests all that a build is made of beside the library.
 * @param root the site's folder
 * @param env the variables that the build is started with
 * @param today the day by which a legal text is in force
 */
export function digestInputs(
  root: string,
  env: NodeJS.ProcessEnv,
  today = serviceDay(),
): InputDigests {
  return {
    'content/': digestContents(root, 'content/'),
    'legal texts in force': digestInForce(root, today),
    'static/': digestContents(root, 'static/'),
    'the code': digestContents(root, 'the code'),
    packages: digestContents(root, 'packages') + digestInstalled(root),
    settings: digestSettings(env),
    Node: digestNode(),
  };
}

/** True for the name of a file, from the site's folder, that {@link digestCode} digests beside the packages. */
export function isDigestedCode(name: string): boolean {
  const [top = '', ...rest] = name.split(path.sep);
  if (rest.length === 0) return !NO_CONFIGURATION.test(name);
  return ['src', 'content'].includes(top) && !NOT_OF_THE_SITE.test(name);
}

/** Digests what is compiled. Packages count by the lock files, as for webpack, and not as somebody has mended them by hand. */
function digestCode(root: string, env: NodeJS.ProcessEnv): CodeDigests {
  return {
    'content/': digestContents(root, 'content/'),
    'the code': digestContents(root, 'the code'),
    packages: digestContents(root, 'packages'),
    settings: digestSettings(env, OF_PAGES_ALONE),
    Node: digestNode(),
  };
}

/** Inputs of a build, from its beginning to its end. */
export interface Watched<D> {
  /** Digests at the beginning. */
  readonly atStart: D;
  /** Gives the digests at the end; those that were written to meanwhile have no digest: which state was read is not known. */
  readonly atEnd: () => D;
}

function watch<D extends object>(
  root: string,
  kinds: readonly KindReadWhole[],
  digest: () => D,
): Watched<D> {
  const times = () => kinds.map((kind) => digestTimes(root, kind));
  const before = times();
  const atStart = digest();
  return {
    atStart,
    atEnd: () => {
      const after = times();
      const written = kinds.filter((_, at) => before[at] !== after[at]);
      return { ...atStart, ...Object.fromEntries(written.map((kind) => [kind, ''])) };
    },
  };
}

/** Watches all that a build is made of beside the library, so that what is changed meanwhile is seen, also back and forth. */
export function watchInputs(root: string, env: NodeJS.ProcessEnv): Watched<InputDigests> {
  return watch(root, KINDS_READ_WHOLE, () => digestInputs(root, env));
}

/** Watches what scripts and the renderer of the HTML are compiled from. */
export function watchCode(root: string, env: NodeJS.ProcessEnv): Watched<CodeDigests> {
  return watch(root, ['content/', 'the code', 'packages'], () => digestCode(root, env));
}
