import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeIfChanged } from '../../../../node/write-file';
import { nginxConf } from './hosting-nginx';
import {
  HOSTING_FOLDER,
  parseHeaders,
  parseRedirects,
  parseRewrites,
  rewritesOf,
  type HeaderRule,
  type HostedPage,
  type RedirectRule,
  type Rewrite,
} from './hosting-rules';

/** The redirects as static hosts read them: Netlify, Cloudflare Pages and others, which look for it in the root. */
function redirectsText(redirects: readonly RedirectRule[]): string {
  const lines = redirects.flatMap(({ from, to, status }) => {
    const path = encodeURI(from);
    return [path, ...(path === '/' ? [] : [`${path}/`])].map(
      (each) => `${each} ${to} ${String(status)}\n`,
    );
  });
  return lines.join('');
}

/** Rules by which a build is served. */
export interface HostingRules {
  readonly rewrites: readonly Rewrite[];
  /** Old addresses, checked. */
  readonly redirects: readonly RedirectRule[];
  readonly headers: readonly HeaderRule[];
}

/** Files of the rules as data, which our own server reads. */
const REWRITES = 'rewrites.json';
const REDIRECTS = 'redirects.json';
const HEADERS = 'headers.json';

/** Files of some rules, by name: the rules as data, and as each server or host wants to read them. */
function hostingFiles({ rewrites, redirects, headers }: HostingRules): Record<string, string> {
  const rows = redirects.map(({ from, to, status }) => JSON.stringify({ from, to, status }));
  return {
    [REWRITES]: `${JSON.stringify(rewrites, null, 2)}\n`,
    [REDIRECTS]: `[${rows.join(',\n')}]\n`,
    [HEADERS]: `${JSON.stringify(headers, null, 2)}\n`,
    'nginx.conf': nginxConf(rewrites, redirects, headers),
    _redirects: redirectsText(redirects),
  };
}

/**
 * Writes what a web server needs to know, one file after the other.
 * @param folder of these files alone
 */
export async function writeHostingFiles(rules: HostingRules, folder: string): Promise<void> {
  for (const [name, text] of Object.entries(hostingFiles(rules))) {
    await writeIfChanged(path.join(folder, name), text);
  }
}

/**
 * Reads the rules of a build again.
 * @param publicDir the folder of the build
 * @throws Error when one of the files is missing or broken
 */
export async function readHostingRules(publicDir: string): Promise<HostingRules> {
  const read = (name: string) => readFile(path.join(publicDir, HOSTING_FOLDER, name), 'utf8');
  return {
    rewrites: parseRewrites(await read(REWRITES)),
    redirects: [...parseRedirects(await read(REDIRECTS)).values()],
    headers: parseHeaders(await read(HEADERS)),
  };
}

interface Hosting extends Omit<HostingRules, 'rewrites'> {
  /** All pages of the build; those with a `matchPath` become rewrites. */
  readonly pages: readonly HostedPage[];
  /** Gatsby's `public`. */
  readonly publicDir: string;
}

/**
 * Writes what a web server needs to know of a build: `hosting/rewrites.json`, `hosting/redirects.json` and
 * `hosting/headers.json`, which our own server reads, `hosting/nginx.conf`, and `hosting/_redirects` for static hosts.
 * @throws Error when a `matchPath` cannot be served
 */
export async function writeHosting({ pages, publicDir, ...rules }: Hosting): Promise<void> {
  const folder = path.join(publicDir, HOSTING_FOLDER);
  await writeHostingFiles({ ...rules, rewrites: rewritesOf(pages) }, folder);
}
