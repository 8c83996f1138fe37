import { isFragmentState, placePath } from '../../../routes';
import { QUIET_FRAGMENT } from '../../../routes/quiet-fragment';
import {
  isHidden,
  NOT_FOUND_ADDRESSES,
  rewriteFor,
  type Rewrite,
} from '../outputs/hosting/hosting-rules';
import { requestPath } from '../outputs/hosting/request-path';

/** The files of a site and the rules by which its server finds them. */
export interface SiteFiles {
  /** Tells of a path from the root of `public/` whether it is a file. */
  readonly files: Pick<ReadonlySet<string>, 'has'>;
  readonly rewrites: readonly Rewrite[];
}

/** Returns the address of a page by its file. */
export function addressOfFile(file: string): string {
  return file.replace(/\/index\.html$/, '/');
}

/** Returns the file that the server answers an address with; undefined for a 404. */
function fileFor(pathname: string, { files, rewrites }: SiteFiles): string | undefined {
  const path = requestPath(pathname);
  if (path === undefined || isHidden(path)) return undefined;
  const document = [`${path.replace(/\/$/, '')}/index.html`, path].find((file) => files.has(file));
  if (document !== undefined) return document;
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

/** Returns the id that the fragment of an address names, as written where it is malformed; undefined without a fragment. */
function fragmentOf({ hash }: URL): string | undefined {
  if (hash === '') return undefined;
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** True when the fragment of an address names no element. */
function isState({ pathname, hash }: URL): boolean {
  return hash === QUIET_FRAGMENT || isFragmentState(pathname);
}

/** A fault, or a file of the site and perhaps a fragment of it; undefined for what is not of the site. */
export type LinkTarget =
  | { readonly fault: string }
  | { readonly file: string; readonly fragment: string | undefined }
  | undefined;

/**
 * Finds where a link of a page leads.
 * @param from the page's file
 */
export function linkTarget(
  link: string,
  from: string,
  site: SiteFiles & { readonly origin: string },
): LinkTarget {
  const base = site.origin + encodeURI(addressOfFile(from));
  if (!URL.canParse(link, base)) return { fault: `names an address that is none: ${link}` };
  const url = new URL(link, base);
  if (url.origin !== site.origin || isOwnOfNotFound(url.pathname, addressOfFile(from))) {
    return undefined;
  }
  const file = fileFor(url.pathname, site);
  return file === undefined
    ? { fault: `leads to ${link}, which is not there` }
    : { file, fragment: isState(url) ? undefined : fragmentOf(url) };
}
