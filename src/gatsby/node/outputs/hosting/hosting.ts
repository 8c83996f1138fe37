import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeIfChanged } from '../../../../node/write-file';
import { caddyfile } from './hosting-caddy';
import { nginxConf, nginxMaps, nginxServer } from './hosting-nginx';
import { NGINX_MAPS_FILE, NGINX_SERVER_FILE, nginxTlsConf } from './hosting-nginx-tls';
import {
  cacheControlOf,
  HOSTING_FOLDER,
  rewritesOf,
  type HeaderRule,
  type HostedPage,
  type RedirectRule,
} from './hosting-rules';
import { headersText, redirectsText, STATIC_HOSTS } from './static-hosts';

interface Hosting {
  /** All pages of the build; those with a `matchPath` become rewrites. */
  readonly pages: readonly HostedPage[];
  /** Old addresses, checked. */
  readonly redirects: readonly RedirectRule[];
  readonly headers: readonly HeaderRule[];
  /** Gatsby's `public`. */
  readonly publicDir: string;
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

/**
 * Writes what a web server needs to know of a build into `hosting/`: `rewrites.json` and `redirects.json`, which our own server
 * reads; `nginx.conf`, and the same in parts for servers with TLS; a `Caddyfile`; and for each static host a folder of its files.
 * @throws Error when a `matchPath` cannot be served
 */
export async function writeHosting(hosting: Hosting): Promise<void> {
  const { pages, redirects, headers, publicDir } = hosting;
  const rewrites = rewritesOf(pages);
  const write = (name: string, text: string) =>
    writeIfChanged(path.join(publicDir, HOSTING_FOLDER, name), text);
  await write('nginx.conf', nginxConf(rewrites, redirects, headers));
  await write(NGINX_MAPS_FILE, nginxMaps(redirects, headers));
  await write(NGINX_SERVER_FILE, nginxServer(rewrites, redirects, headers));
  await write('nginx-tls.conf', nginxTlsConf(headers));
  await write('Caddyfile', caddyfile(rewrites, redirects, headers));
  await write('rewrites.json', `${JSON.stringify(rewrites, null, 2)}\n`);
  const rules = redirects.map(({ from, to, status }) => JSON.stringify({ from, to, status }));
  await write('redirects.json', `[${rules.join(',\n')}]\n`);
  const hashed = await hashedFiles(publicDir);
  for (const host of STATIC_HOSTS) {
    await write(path.join(host, '_headers'), headersText(headers, hashed));
    await write(path.join(host, '_redirects'), redirectsText(host, redirects, rewrites));
  }
}
