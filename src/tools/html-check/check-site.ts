import {
  isHidden,
  NOT_FOUND_ADDRESSES,
  rewriteFor,
  type Rewrite,
} from '../../gatsby/node/outputs/hosting-rules';
import { isFragmentState, placePath } from '../../routes';
import { requestPath } from '../serve/request-path';
import type { CheckedPage, Finding } from './check-page';

/** What the server has beside the pages. */
export interface SiteFiles {
  /** Every file, from the root of `public/`. */
  readonly files: ReadonlySet<string>;
  readonly rewrites: readonly Rewrite[];
}

/** The address of a page by its file. */
function addressOf(file: string): string {
  return file.replace(/\/index\.html$/, '/');
}

/** The file that the server answers an address with; undefined for a 404. */
function fileFor(pathname: string, { files, rewrites }: SiteFiles): string | undefined {
  const path = requestPath(pathname);
  if (path === undefined || isHidden(path)) return undefined;
  const found = [`${path.replace(/\/$/, '')}/index.html`, path].find((file) => files.has(file));
  if (found !== undefined) return found;
  const shell = rewriteFor(path, rewrites);
  return shell?.isKnown ? shell.document : undefined;
}

/**
 * The not-found page stands at every address that is not there, which only a browser knows: until then its links to
 * itself, in each language, name its own.
 */
function isOwnOfNotFound(pathname: string, from: string): boolean {
  const own: readonly string[] = NOT_FOUND_ADDRESSES;
  return own.includes(from) && own.includes(placePath(pathname).rest);
}

/** The id that the fragment of an address names, as it is written where it is malformed; undefined where it has none. */
function fragmentOf({ hash }: URL): string | undefined {
  if (hash === '') return undefined;
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

function linkFault(
  link: string,
  from: string,
  site: SiteFiles & { readonly origin: string; readonly ids: ReadonlyMap<string, Set<string>> },
): string | undefined {
  const base = site.origin + encodeURI(from);
  if (!URL.canParse(link, base)) return `names an address that is none: ${link}`;
  const url = new URL(link, base);
  if (url.origin !== site.origin || isOwnOfNotFound(url.pathname, from)) return undefined;
  const file = fileFor(url.pathname, site);
  if (file === undefined) return `leads to ${link}, which is not there`;
  if (isFragmentState(url.pathname)) return undefined;
  const fragment = fragmentOf(url);
  const ids = site.ids.get(file);
  return fragment === undefined || !ids || ids.has(fragment)
    ? undefined
    : `leads to ${link}, where nothing has that id`;
}

/** What a page is: its two layouts are one, and so are a legal text and its file without scripts. */
function documentOf({ file, canonical = file }: CheckedPage): string {
  return canonical.replace(/(?:\/|\.html)$/, '');
}

/** Pages of one language that say the same of themselves, although they are not the same. */
function repeated(
  pages: readonly CheckedPage[],
  what: 'title' | 'description',
): readonly Finding[] {
  const first = new Map<string, CheckedPage>();
  return pages.flatMap((page) => {
    const key = `${page.lang} ${page[what]}`;
    const other = first.get(key);
    first.set(key, other ?? page);
    if (!other || documentOf(other) === documentOf(page)) return [];
    return [{ file: page.file, fault: `has the ${what} of ${other.file}: ${page[what]}` }];
  });
}

/**
 * Checks pages against each other and the server's files: every address of the site itself, with its fragment, is
 * answered, and what search engines list has a title and a description of its own in its language.
 */
export function checkSite(pages: readonly CheckedPage[], files: SiteFiles): readonly Finding[] {
  const home = pages.find(({ file }) => file === '/index.html');
  const origin = new URL(home?.canonical ?? 'http://localhost').origin;
  const ids = new Map(pages.map((page) => [page.file, new Set(page.ids)]));
  const broken = pages.flatMap(({ file, links }) =>
    links.flatMap((link) => {
      const fault = linkFault(link, addressOf(file), { ...files, origin, ids });
      return fault === undefined ? [] : [{ file, fault }];
    }),
  );
  const listed = pages.filter(({ isListed }) => isListed);
  return [...broken, ...repeated(listed, 'title'), ...repeated(listed, 'description')];
}
