import type { Locale } from '../../../config/locales';
import { placePath } from '../../../routes';
import type { Finding } from '../checks/report-findings';
import { isHidden } from '../outputs/hosting/hosting-rules';
import { linkTarget, type SiteFiles } from './site-links';

/** The site as links are held against it. */
export interface LinkedSite extends SiteFiles {
  /** Address without a slash at its end. */
  readonly siteUrl: string;
  /** The languages that this build has written: what leads to another one is another build's. */
  readonly locales: readonly Locale[];
}

/** Links of a page, as places in a list that all pages share. */
interface LinksOfPage {
  readonly file: string;
  readonly links: Iterable<number>;
}

/** True for a link that leads to the same place from every page: it begins with a slash or a scheme. */
function isSameEverywhere(link: string, file: string): boolean {
  return /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(link) && !file.startsWith('/404');
}

/** Names a link as pages share it: by itself, and by its page too where it leads elsewhere from another one. */
export function sharedLink(link: string, file: string): string {
  return isSameEverywhere(link, file) ? link : `${link}\n${file}`;
}

/** True for an address that would be of this build, which may be one of some languages only. */
function isOfBuild(link: string, { siteUrl, locales }: LinkedSite): boolean {
  const path = link.startsWith(siteUrl) ? link.slice(siteUrl.length) : link;
  return !path.startsWith('/') || locales.includes(placePath(path).locale);
}

/** A path in which nothing has to be resolved or taken off, and nothing is encoded but letters beyond ASCII. */
const PLAIN = /^(?:\/(?:[\w-]|%[89A-F][\dA-F])(?:[\w.-]|%[89A-F][\dA-F])*)*\/?$/;

function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Finds the file of an address that says itself which one it is, as nearly all do; others take five times as long. */
function plainFileOf(address: string, { siteUrl, files }: LinkedSite): string | undefined {
  const written = address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address;
  const path = PLAIN.test(written) ? decodedPath(written) : undefined;
  if (path === undefined || isHidden(path)) return undefined;
  const file = path.endsWith('/') ? `${path}index.html` : path;
  return files.has(file) ? file : undefined;
}

/** True where a file is no page, or has an element of that id. */
function hasId(ids: string | undefined, id: string): boolean {
  return ids === undefined || `\n${ids}\n`.includes(`\n${id}\n`);
}

/** True for a link that plainly leads to a file, and to an element of it. */
function isPlainlyThere(
  link: string,
  site: LinkedSite,
  idsOf: (file: string) => string | undefined,
): boolean {
  const [, address = link, fragment] = /^([^#]*)#([\w-]+)$/.exec(link) ?? [];
  const file = plainFileOf(address, site);
  return file !== undefined && (fragment === undefined || hasId(idsOf(file), fragment));
}

/** Says what is wrong with a link; undefined for one that leads somewhere. */
function faultOf(
  shared: string,
  site: LinkedSite,
  idsOf: (file: string) => string | undefined,
): Omit<Finding, 'where'> | undefined {
  if (isPlainlyThere(shared, site, idsOf)) return undefined;
  const [link = '', file = '/index.html'] = shared.split('\n');
  const target = linkTarget(link, file, { ...site, origin: site.siteUrl });
  if (target === undefined) return undefined;
  if ('fault' in target) {
    return isOfBuild(link, site) ? { kind: 'dead-link', what: target.fault } : undefined;
  }
  const { file: targetFile, fragment } = target;
  if (fragment === undefined || hasId(idsOf(targetFile), fragment)) return undefined;
  return { kind: 'dead-fragment', what: `leads to ${link}, where nothing has that id` };
}

/**
 * Finds links that lead nowhere. Each is looked up once, however many pages have it; which pages those are is only asked
 * where there is a fault.
 * @param shared links by their place, as {@link sharedLink} names them
 * @param idsOf the ids of a page, one a line; undefined for a file that is no page
 */
export function findDeadLinks(
  shared: readonly string[],
  pages: Iterable<LinksOfPage>,
  site: LinkedSite,
  idsOf: (file: string) => string | undefined,
): readonly Finding[] {
  const dead = new Map<number, Omit<Finding, 'where'>>();
  shared.forEach((each, at) => {
    const fault = faultOf(each, site, idsOf);
    if (fault) dead.set(at, fault);
  });
  if (dead.size === 0) return [];
  const findings: Finding[] = [];
  for (const { file, links } of pages) {
    for (const link of links) {
      const fault = dead.get(link);
      if (fault) findings.push({ ...fault, where: file });
    }
  }
  return findings;
}
