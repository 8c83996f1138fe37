import path from 'node:path';
import { writeIfChanged } from '../../../node/write-file';
import { nginxConf } from './hosting-nginx';
import { HOSTING_FOLDER, rewritesOf, type HostedPage } from './hosting-rules';

/**
 * Writes what a web server needs to know of a build: `hosting/rewrites.json`, which our own server
 * reads, and `hosting/nginx.conf`.
 * @param pages all pages of the build; those with a `matchPath` become rewrites
 * @param publicDir Gatsby's `public`
 * @throws Error when a `matchPath` cannot be served
 */
export async function writeHosting(pages: readonly HostedPage[], publicDir: string): Promise<void> {
  const rewrites = rewritesOf(pages);
  const file = (name: string) => path.join(publicDir, HOSTING_FOLDER, name);
  await writeIfChanged(file('nginx.conf'), nginxConf(rewrites));
  await writeIfChanged(file('rewrites.json'), `${JSON.stringify(rewrites, null, 2)}\n`);
}
