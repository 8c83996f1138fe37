import * as z from 'zod/mini';
import { clientAddresses } from './client-addresses';

/**
 * How `public/` is served, as data: our own server runs these rules and the nginx configuration is
 * written from them, so that the two cannot drift apart. Patterns are text that means the same to
 * JavaScript, to PCRE (nginx) and to RE2 (Caddy).
 */

/** Files for the web server, inside `public/`; visitors never get them. */
export const HOSTING_FOLDER = 'hosting';

/** The link that `npm run release -- --into /srv/youban` switches: the root of a web server in what is written for it. */
export const SERVED_FOLDER = '/srv/youban/current';

/** The folder beside it with the rules that a web server is told, written before each switch. */
export const SERVED_RULES = '/srv/youban/hosting';

/**
 * Every address beneath `prefix` that is no file is answered with `document`, which says in the browser what is not
 * there; the status is 404 for what `pattern` does not fit.
 */
export interface Rewrite {
  readonly prefix: string;
  readonly pattern: string;
  readonly document: string;
}

/** An address that leads to another one, with the query that was asked for. */
export interface RedirectRule {
  /** Decoded and without a slash at its end: it holds with and without one. */
  readonly from: string;
  /** Percent-encoded, without query and fragment. */
  readonly to: string;
  readonly status: number;
}

const redirectsSchema = z.array(
  z.object({
    from: z.string().check(z.regex(/^\//, 'expected a path')),
    to: z.string().check(z.regex(/^(?:\/(?!\/)|https:\/\/)[^\s"?#]*$/, 'expected an address')),
    status: z.int().check(z.minimum(301), z.maximum(308)),
  }),
);

/**
 * Reads `redirects.json`.
 * @returns the redirects by the address that they hold for
 * @throws Error when it is not JSON or not a list of redirects
 */
export function parseRedirects(json: string): ReadonlyMap<string, RedirectRule> {
  return new Map(redirectsSchema.parse(JSON.parse(json)).map((rule) => [rule.from, rule]));
}

/** Finds the redirect of an address that is no page any more. */
export function redirectFor(
  path: string,
  redirects: ReadonlyMap<string, RedirectRule>,
): RedirectRule | undefined {
  return redirects.get(path === '/' ? path : path.replace(/\/$/, ''));
}

/** Facts of a page that a rule needs. */
export interface HostedPage {
  readonly path: string;
  readonly matchPath?: string | null | undefined;
}

/** Only what needs no quoting anywhere: prefixes come from the route table and hold nothing else. */
const PREFIX = /^\/(?:[A-Za-z0-9_-]+\/)+$/;
const DOCUMENT = /^\/(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+\.html$/;

function isRegExp(source: string): boolean {
  try {
    return new RegExp(source).source !== '';
  } catch {
    return false;
  }
}

const rewritesSchema = z.array(
  z.object({
    prefix: z.string().check(z.regex(PREFIX, 'expected a folder such as /en/profile/')),
    pattern: z.string().check(z.refine(isRegExp, 'expected a regular expression')),
    document: z.string().check(z.regex(DOCUMENT, 'expected an HTML file such as /a/index.html')),
  }),
);

/**
 * Reads `rewrites.json`.
 * @throws Error when it is not JSON or not a list of rewrites
 */
export function parseRewrites(json: string): readonly Rewrite[] {
  return rewritesSchema.parse(JSON.parse(json));
}

/** The file that Gatsby writes for a page, from the root of `public/`. */
function documentOf(pagePath: string): string {
  return pagePath.endsWith('.html') ? pagePath : `${pagePath.replace(/\/$/, '')}/index.html`;
}

function rewriteOf(page: HostedPage, matchPath: string): Rewrite {
  const prefix = matchPath.replace(/\*$/, '');
  const document = documentOf(page.path);
  if (matchPath === prefix || !PREFIX.test(prefix) || !DOCUMENT.test(document)) {
    throw new Error(
      `The page ${page.path} has the matchPath ${matchPath}: only a folder and a star, ` +
        'such as /en/profile/*, can be served',
    );
  }
  return { prefix, pattern: clientAddresses(prefix), document };
}

/**
 * The rewrites of all pages that have a `matchPath`, longest prefix first, so that the first that fits is right.
 * @throws Error when a `matchPath` is not `/folder/*` or two pages want the same one
 */
export function rewritesOf(pages: readonly HostedPage[]): readonly Rewrite[] {
  const byPrefix = new Map<string, Rewrite>();
  for (const page of pages) {
    if (page.matchPath === undefined || page.matchPath === null || page.matchPath === '') continue;
    const rewrite = rewriteOf(page, page.matchPath);
    const other = byPrefix.get(rewrite.prefix);
    if (other && other.document !== rewrite.document) {
      throw new Error(
        `Two pages answer ${page.matchPath}: ${other.document} and ${rewrite.document}`,
      );
    }
    byPrefix.set(rewrite.prefix, rewrite);
  }
  return [...byPrefix.values()].sort(
    (a, b) => b.prefix.length - a.prefix.length || (a.prefix < b.prefix ? -1 : 1),
  );
}

/** The shell's document for an address that is no file, and whether the route table knows the address. */
export function rewriteFor(
  path: string,
  rewrites: readonly Rewrite[],
): { readonly document: string; readonly isKnown: boolean } | undefined {
  const rewrite = rewrites.find(({ prefix }) => path.startsWith(prefix));
  return (
    rewrite && {
      document: rewrite.document,
      isKnown: new RegExp(rewrite.pattern).test(path),
    }
  );
}

/** The error page, and every spelling of its address: asked for by name it is "not found" as well. */
export const NOT_FOUND_DOCUMENT = '/404.html';
export const NOT_FOUND_ADDRESSES = ['/404', '/404/', '/404/index.html', '/404.html'] as const;

/** Name behind the dot of the one folder that may begin with one (RFC 8615). */
const WELL_KNOWN = 'well-known';

/** Pattern of other names with a dot, letter by letter: RE2, which Caddy has, knows no lookahead. */
const DOTTED = `/\\.(?:${[
  ...Array.from(WELL_KNOWN, (letter, at) => `${WELL_KNOWN.slice(0, at)}(?:[^${letter}]|$)`),
  `${WELL_KNOWN}[^/]`,
].join('|')})`;

/** Patterns of files that have no address: notes for the web server, files with a dot, and compressed copies. */
export const HIDDEN = [
  `^/${HOSTING_FOLDER}(?:/|$)`,
  '^/redirects\\.csv$',
  DOTTED,
  '\\.(?:br|gz)$',
] as const;

/**
 * Pattern of files that scripts ask for. Missing, it is a plain 404 and never a page: a page in place of a chunk or of
 * page data would keep a stale tab from noticing that there was a new build.
 */
export const DATA = '^/page-data/|\\.(?:js|mjs|css|map|json)$';

const hiddenPatterns = HIDDEN.map((pattern) => new RegExp(pattern));
const dataPattern = new RegExp(DATA);

/** True when an address gets the error page whatever lies there. */
export function isHidden(path: string): boolean {
  return (
    NOT_FOUND_ADDRESSES.some((address) => address === path) ||
    hiddenPatterns.some((pattern) => pattern.test(path))
  );
}

/** True when an address is of the kind that scripts ask for. */
export function isData(path: string): boolean {
  return dataPattern.test(path);
}

interface CacheRule {
  readonly pattern: string;
  readonly value: string;
  readonly why: string;
}

const REVALIDATE = 'no-cache';

/** Cache rule of what is not found: it is asked for again. */
export const NOT_FOUND_CACHE = REVALIDATE;

/**
 * Digits of the digest in the name of a script or style: four billion digests. Every page names the scripts of all
 * kinds of pages, and digits are what compresses least.
 */
export const DIGEST_DIGITS = 8;

/** Cache-Control by the file that is sent; the first pattern that fits decides. */
export const CACHE_RULES: readonly CacheRule[] = [
  { pattern: '\\.html$', value: REVALIDATE, why: 'pages change with every build' },
  {
    pattern:
      '^/(?:page-data|builds|item-cards|item-changes|reading-aids)/|/app-data\\.json$|^/(?:search-index|notebooks)/[a-z]+\\.json$',
    value: REVALIDATE,
    why: 'page data, the build check, cards and changes of items, aids to reading and the roots of the search index and of notebooks tell a tab what there is now',
  },
  {
    pattern: '^/(?:sw\\.js|offline\\.json)$',
    value: REVALIDATE,
    why: 'browsers must learn at once that the worker is another one, or switched off',
  },
  {
    pattern: `^/(?:static|search-index|notebooks)/|[-.][0-9a-f]{${String(DIGEST_DIGITS)},}\\.(?:js|css)(?:\\.map)?$`,
    value: 'public, max-age=31536000, immutable',
    why: 'other contents have another name',
  },
];

/** Cache rule of everything that no other rule names: robots.txt, icons, the sitemap. */
export const OTHER_CACHE = 'public, max-age=3600';

const cachePatterns = CACHE_RULES.map(({ pattern, value }) => ({
  pattern: new RegExp(pattern),
  value,
}));

/** The Cache-Control of a file, by its path from the root of `public/`. */
export function cacheControlOf(file: string): string {
  return cachePatterns.find(({ pattern }) => pattern.test(file))?.value ?? OTHER_CACHE;
}
