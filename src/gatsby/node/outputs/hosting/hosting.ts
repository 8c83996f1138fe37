import path from 'node:path';
import { writeIfChanged } from '../../../../node/write-file';
import { nginxConf } from './hosting-nginx';
import {
  HOSTING_FOLDER,
  rewritesOf,
  type HeaderRule,
  type HostedPage,
  type RedirectRule,
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

interface Hosting {
  /** All pages of the build; those with a `matchPath` become rewrites. */
  readonly pages: readonly HostedPage[];
  /** Old addresses, checked. */
  readonly redirects: readonly RedirectRule[];
  readonly headers: readonly HeaderRule[];
  /** Gatsby's `public`. */
  readonly publicDir: string;
}

/**
 * Writes what a web server needs to know of a build: `hosting/rewrites.json`, `hosting/redirects.json` and
 * `hosting/headers.json`, which our own server reads, `hosting/nginx.conf`, and `hosting/_redirects` for static hosts.
 * @throws Error when a `matchPath` cannot be served
 */
export async function writeHosting({
  pages,
  redirects,
  headers,
  publicDir,
}: Hosting): Promise<void> {
  const rewrites = rewritesOf(pages);
  const file = (name: string) => path.join(publicDir, HOSTING_FOLDER, name);
  await writeIfChanged(file('nginx.conf'), nginxConf(rewrites, redirects, headers));
  await writeIfChanged(file('rewrites.json'), `${JSON.stringify(rewrites, null, 2)}\n`);
  await writeIfChanged(file('headers.json'), `${JSON.stringify(headers, null, 2)}\n`);
  const rules = redirects.map(({ from, to, status }) => JSON.stringify({ from, to, status }));
  await writeIfChanged(file('redirects.json'), `[${rules.join(',\n')}]\n`);
  await writeIfChanged(file('_redirects'), redirectsText(redirects));
}
