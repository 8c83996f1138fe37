import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeIfChanged, type writeDurably } from '../../../../node/write-file';
import { EDGE_RULES_NAME, edgeRulesText } from './edge/edge-rules';
import { caddyfile } from './hosting-caddy';
import { nginxConf, nginxMaps, nginxServer } from './hosting-nginx';
import { NGINX_MAPS_FILE, NGINX_SERVER_FILE, nginxTlsConf } from './hosting-nginx-tls';
import {
  HOSTING_FOLDER,
  parseRedirects,
  parseRewrites,
  rewritesOf,
  type HostedPage,
  type RedirectRule,
  type Rewrite,
} from './hosting-rules';
import { parseHeaders, type HeaderRule } from './response-headers';
import { staticHostFiles } from './static-hosts';

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

/** Files of some rules, by name: the rules as data, and as each server wants to read them. */
function hostingFiles({ rewrites, redirects, headers }: HostingRules): Record<string, string> {
  const rows = redirects.map(({ from, to, status }) => JSON.stringify({ from, to, status }));
  return {
    [REWRITES]: `${JSON.stringify(rewrites, null, 2)}\n`,
    [REDIRECTS]: `[${rows.join(',\n')}]\n`,
    [HEADERS]: `${JSON.stringify(headers, null, 2)}\n`,
    'nginx.conf': nginxConf(rewrites, redirects, headers),
    [NGINX_MAPS_FILE]: nginxMaps(redirects, headers),
    [NGINX_SERVER_FILE]: nginxServer(rewrites, redirects, headers),
    'nginx-tls.conf': nginxTlsConf(headers),
    Caddyfile: caddyfile(rewrites, redirects, headers),
    [EDGE_RULES_NAME]: edgeRulesText({ rewrites, redirects, headers }),
  };
}

/**
 * Writes what a web server needs to know, one file after the other.
 * @param folder of these files alone
 * @param write {@link writeDurably} for what may not be lost in a power cut
 */
export async function writeHostingFiles(
  rules: HostingRules,
  folder: string,
  write?: typeof writeDurably,
): Promise<void> {
  for (const [name, text] of Object.entries(hostingFiles(rules))) {
    await writeIfChanged(path.join(folder, name), text, write);
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
 * Writes what a web server needs to know of a build into `hosting/`: `rewrites.json`, `redirects.json` and `headers.json`, which
 * our own server reads; `nginx.conf`, and the same in parts for a server with TLS; a `Caddyfile`; `edge-rules.json` for the edge worker; and for each static host a
 * folder with its files.
 * @throws Error when a `matchPath` cannot be served
 */
export async function writeHosting({ pages, publicDir, ...rules }: Hosting): Promise<void> {
  const folder = path.join(publicDir, HOSTING_FOLDER);
  const all = { ...rules, rewrites: rewritesOf(pages) };
  await writeHostingFiles(all, folder);
  for (const [name, text] of Object.entries(await staticHostFiles(all, publicDir))) {
    await writeIfChanged(path.join(folder, name), text);
  }
}
