import { scanPage } from '../../gatsby/node/doctor/scan-page';
import { addressOfFile } from '../../gatsby/node/doctor/site-links';
import { requestPath } from '../../gatsby/node/outputs/hosting/request-path';

/** Files that webpack's table of parts names, which the script of every page may load. */
export const PARTS_TABLE = '/chunk-map.json';

/** The data of a page, which a page that leads to it loads. */
function pageDataOf(address: string): string {
  return `/page-data${address === '/' ? '/index' : address.replace(/\/$/, '')}/page-data.json`;
}

function namedByPage(file: string, html: string): string[] {
  const { canonical, links } = scanPage(html);
  const scripts = Array.from(html.matchAll(/<script\b[^>]* src="([^"]*)"/g), ([, src = '']) => src);
  // A page without an address of its own stands for many, and only the browser knows their data.
  if (canonical === undefined || !URL.canParse(canonical)) return [...scripts, ...links];
  const { origin, pathname } = new URL(canonical);
  const own = [...scripts, ...links].map((link) =>
    link.startsWith(`${origin}/`) ? link.slice(origin.length) : link,
  );
  // Legal texts are files besides (`/terms.html`), which are no pages of Gatsby's and have no data.
  const isOwnPage = pathname.endsWith('/') && decodeURI(pathname) === addressOfFile(file);
  return isOwnPage ? [...own, pageDataOf(decodeURI(pathname))] : own;
}

/**
 * Lists the addresses of a site that one of its files names: links, pictures, scripts, styles and data.
 * @param file its path in the site
 */
export function namedFiles(file: string, text: string): string[] {
  if (file === PARTS_TABLE) return [...text.matchAll(/"(\/[^"]+)"/g)].map(([, name = '']) => name);
  if (!file.endsWith('.html')) return [];
  return namedByPage(file, text).flatMap((name) => {
    const [address = ''] = name.split(/[?#]/);
    return /^\/(?!\/)/.test(address) ? [requestPath(address) ?? address] : [];
  });
}
