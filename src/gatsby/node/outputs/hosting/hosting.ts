import path from 'node:path';
import { writeIfChanged } from '../../../../node/write-file';
import { EDGE_RULES_FILE, edgeRulesText } from './edge/edge-rules';
import { nginxConf } from './hosting-nginx';
import { HOSTING_FOLDER, rewritesOf, type HostedPage, type RedirectRule } from './hosting-rules';

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

/**
 * Writes what a web server needs to know of a build: `hosting/rewrites.json` and `hosting/redirects.json`, which our own
 * server reads, `hosting/nginx.conf`, `hosting/_redirects` for static hosts, and `hosting/edge-rules.json` for the edge worker.
 * @param pages all pages of the build; those with a `matchPath` become rewrites
 * @param redirects old addresses, checked
 * @param publicDir Gatsby's `public`
 * @throws Error when a `matchPath` cannot be served
 */
export async function writeHosting(
  pages: readonly HostedPage[],
  redirects: readonly RedirectRule[],
  publicDir: string,
): Promise<void> {
  const rewrites = rewritesOf(pages);
  const file = (name: string) => path.join(publicDir, HOSTING_FOLDER, name);
  await writeIfChanged(file('nginx.conf'), nginxConf(rewrites, redirects));
  await writeIfChanged(file('rewrites.json'), `${JSON.stringify(rewrites, null, 2)}\n`);
  const rules = redirects.map(({ from, to, status }) => JSON.stringify({ from, to, status }));
  await writeIfChanged(file('redirects.json'), `[${rules.join(',\n')}]\n`);
  await writeIfChanged(file('_redirects'), redirectsText(redirects));
  await writeIfChanged(path.join(publicDir, EDGE_RULES_FILE), edgeRulesText(rewrites, redirects));
}
