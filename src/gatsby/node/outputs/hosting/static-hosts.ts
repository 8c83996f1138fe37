import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '../../../../config/locales';
import { clientGlobs } from './client-addresses';
import { CACHE_RULES, cacheControlOf, type RedirectRule, type Rewrite } from './hosting-rules';
import { type HeaderRule } from './response-headers';

/**
 * Files for static hosts that take a finished folder: `_headers` and `_redirects`, which Netlify and Cloudflare Pages read in its
 * root. They know less than the rules: no answer depends on what lies there, and a page of a shell is always "found".
 */

/** Hosts, which read the same syntax in different ways. */
const STATIC_HOSTS = ['netlify', 'cloudflare-pages'] as const;
type StaticHost = (typeof STATIC_HOSTS)[number];

/** Limits of Cloudflare Pages (developers.cloudflare.com/pages/configuration, "Headers" and "Redirects"). */
const MOST_HEADER_RULES = 100;
const MOST_LINE_CHARACTERS = 2_000;
const MOST_STATIC_REDIRECTS = 2_000;

/** Folders in which every name changes with its content. */
const HASHED_FOLDERS = [
  '/static/*',
  ...['search-index', 'notebooks'].flatMap((name) =>
    LOCALES.map((locale) => `/${name}/${locale}/*`),
  ),
];

const KEPT = CACHE_RULES.find(({ value }) => value.includes('immutable'))?.value ?? '';

/** Says what a host leaves out, for whoever reads the file. */
function remark(isTooMuch: boolean, text: string): string {
  return isTooMuch ? `# ${text}\n` : '';
}

/**
 * `_headers`: all headers for every answer, because the address of a page does not tell that it is one; a year for hashed files.
 * Hosts ask browsers to come back for everything else, and join the values of all rules that fit, so no second rule fits a hashed
 * file. A star stands only at an end: Netlify reads nothing behind one.
 * @param hashed names of the hashed files in the root, those first that cost most
 */
function headersText(headers: readonly HeaderRule[], hashed: readonly string[]): string {
  const lines = headers.map(({ name, value }) => `  ${name}: ${value}`);
  const most = MOST_HEADER_RULES - 1 - HASHED_FOLDERS.length;
  const kept = [...HASHED_FOLDERS, ...hashed.slice(0, most).map((name) => `/${name}`)];
  const isLong = lines.some((line) => line.length > MOST_LINE_CHARACTERS);
  return `# Written by the build, for the root of what a static host gets.
${remark(isLong, `Cloudflare reads no line of more than ${String(MOST_LINE_CHARACTERS)} characters, and one is longer.`)}/*
${lines.join('\n')}
${remark(hashed.length > most, `There are ${String(hashed.length)} scripts; Cloudflare takes ${String(MOST_HEADER_RULES)} rules. Browsers ask again for the smallest.`)}${kept.map((path) => `${path}\n  Cache-Control: ${KEPT}\n`).join('')}`;
}

function shellLines(host: StaticHost, { prefix, document }: Rewrite): readonly string[] {
  switch (host) {
    case 'netlify':
      // What lies there comes first; a star in the middle of a name is not read.
      return [`${prefix}* ${document} 200`];
    case 'cloudflare-pages':
      // A rule holds whatever lies there; a document without its name, which it would be redirected to.
      return clientGlobs(prefix).map(
        (glob) => `${glob} ${document.replace(/index\.html$/, '')} 200`,
      );
  }
}

/** Signs that would be a query, a fragment, or a pattern. */
function percentEncoded(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** `_redirects`: old addresses in both spellings, then the shells. The first rule that fits is taken. */
function redirectsText(
  host: StaticHost,
  redirects: readonly RedirectRule[],
  rewrites: readonly Rewrite[],
): string {
  const moved = redirects.flatMap(({ from, to, status }) => {
    const path = encodeURI(from).replace(/[?#*:]/g, percentEncoded);
    const spellings = [path, ...(path === '/' ? [] : [`${path}/`])];
    return spellings.map((each) => `${each} ${to} ${String(status)}`);
  });
  const shells = rewrites.flatMap((rewrite) => shellLines(host, rewrite));
  const isTooLong = host === 'cloudflare-pages' && moved.length > MOST_STATIC_REDIRECTS;
  const text = [...moved, ...shells].map((line) => `${line}\n`).join('');
  return `${remark(isTooLong, `Cloudflare takes the first ${String(MOST_STATIC_REDIRECTS)} of these ${String(moved.length)} old addresses.`)}${text}`;
}

/** Lists the scripts and styles in the root whose names change with their content, the largest first. */
async function hashedFiles(publicDir: string): Promise<string[]> {
  const names = (await readdir(publicDir)).filter(
    (name) => /\.(?:js|css)$/.test(name) && cacheControlOf(`/${name}`).includes('immutable'),
  );
  const sized = await Promise.all(
    names.map(async (name) => ({ name, size: (await stat(path.join(publicDir, name))).size })),
  );
  return sized
    .sort((one, other) => other.size - one.size || (one.name < other.name ? -1 : 1))
    .map(({ name }) => name);
}

interface StaticHostRules {
  readonly rewrites: readonly Rewrite[];
  readonly redirects: readonly RedirectRule[];
  readonly headers: readonly HeaderRule[];
}

/**
 * Lists the files of all static hosts by their paths in `hosting`: a folder for each host, whose two files belong into the root of
 * what it gets.
 * @param publicDir the folder of the build, with its scripts
 */
export async function staticHostFiles(
  { rewrites, redirects, headers }: StaticHostRules,
  publicDir: string,
): Promise<Readonly<Record<string, string>>> {
  const all = headersText(headers, await hashedFiles(publicDir));
  return Object.fromEntries(
    STATIC_HOSTS.flatMap((host) => [
      [`${host}/_headers`, all],
      [`${host}/_redirects`, redirectsText(host, redirects, rewrites)],
    ]),
  );
}
