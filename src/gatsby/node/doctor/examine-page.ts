import { matchRoute, placePath, routes, type Route } from '../../../routes';
import type { RouteMatch } from '../../../routes/match';
import { isInSitemap } from '../outputs/discovery/sitemap';
import { LOCALES, localeFacts, type Locale } from '../../../config/locales';
import { scanPage, type ScannedPage } from './scan-page';
import { addressOfFile, deadFragment, linkTarget, type SiteFiles } from './site-links';
import { lengthFault } from './text-limits';

/** What is wrong in a file. */
export interface Finding {
  /** From the root of `public/`. */
  readonly file: string;
  readonly fault: string;
}

/** A link to an id of another page, which only that page knows. */
export interface WantedId extends Finding {
  readonly target: string;
  readonly id: string;
}

/** What of a page is compared with other pages. Addresses are paths, decoded. */
export interface PageNote {
  readonly file: string;
  readonly address: string;
  readonly lang: string;
  /** Of a page that search engines list and that is no second copy of another one. */
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  readonly mobile: string | undefined;
  /** The same page in each language, in one text. */
  readonly languages: string;
}

export interface ExaminedPage {
  readonly note: PageNote;
  readonly findings: readonly Finding[];
  readonly wantedIds: readonly WantedId[];
}

/** The site as a page is held against it. */
export interface ExaminedSite extends SiteFiles {
  /** Without a slash at its end. */
  readonly siteUrl: string;
  /** The languages that this build has written: what leads to another one is another build's. */
  readonly locales: readonly Locale[];
}

const tags = [...LOCALES.map((locale) => localeFacts[locale].tag), 'x-default'].join(' ');

/** The path of an address of the site, decoded; the address itself where it is another site's. */
function pathOf(address: string, siteUrl: string): string {
  return address.startsWith(`${siteUrl}/`) ? decodeURI(address.slice(siteUrl.length)) : address;
}

/** A page that is in the sitemap lets search engines list it, and no other prebuilt page does. */
function listingFaults(
  { isListed }: ScannedPage,
  match: RouteMatch | undefined,
): readonly string[] {
  if (match === undefined || routes[match.name].made !== 'prebuilt') return [];
  const isWanted = isInSitemap({ route: match.name, params: match.params });
  if (isListed === isWanted) return [];
  return [
    isWanted
      ? 'asks search engines not to list it (noindex), but is in the sitemap'
      : 'is not in the sitemap, but lets search engines list it: noindex is missing',
  ];
}

/** Whether a page says which page it is: all do but those that no search engine is led to. */
function hasAddress(
  { canonical, isListed }: Pick<ScannedPage, 'canonical' | 'isListed'>,
  match: RouteMatch | undefined,
): boolean {
  return (
    canonical !== undefined ||
    isListed ||
    (match !== undefined && isInSitemap({ route: match.name, params: match.params }))
  );
}

function addressFaults(page: ScannedPage, note: PageNote): readonly string[] {
  const { languages, canonical, mobile, address } = note;
  const match = matchRoute(encodeURI(address));
  if (!hasAddress(page, match)) return [];
  const { variant } = placePath(address);
  const route: Route | undefined = match && routes[match.name];
  const hasTwin = route?.variants.length === 2;
  const named = page.languages.map(({ hreflang }) => hreflang).join(' ');
  return [
    ...(named === tags ? [] : [`names itself in the languages "${named}", expected "${tags}"`]),
    ...(languages.split(' ').includes(encodeURI(address))
      ? []
      : ['does not name itself among its languages']),
    ...(variant === 'pc' && canonical !== address
      ? [`stands for ${canonical ?? 'nothing'}, not for itself`]
      : []),
    ...listingFaults(page, match),
    ...(variant === 'pc' && hasTwin && mobile === undefined ? ['names no mobile twin'] : []),
  ];
}

function textFaults({ isListed, lang, title, description }: ScannedPage): readonly string[] {
  const isFound = [lengthFault('title', title)];
  if (isListed) isFound.push(lengthFault('description', description));
  return [...(lang === '' ? ['has no lang'] : []), ...isFound.flatMap((fault) => fault ?? [])];
}

/** Whether an address would be of this build, which may be one of some languages only. */
function isOfBuild(link: string, { siteUrl, locales }: ExaminedSite): boolean {
  const path = link.startsWith(siteUrl) ? link.slice(siteUrl.length) : link;
  return !path.startsWith('/') || locales.includes(placePath(path).locale);
}

/** Targets of links that are the same from whichever page. */
type KnownTargets = Map<string, ReturnType<typeof linkTarget>>;

function targetOf(link: string, file: string, site: ExaminedSite, known: KnownTargets) {
  const isSame = link.startsWith('/') && !file.startsWith('/404');
  if (isSame && known.has(link)) return known.get(link);
  const found = linkTarget(link, file, { ...site, origin: site.siteUrl });
  const isDead = found !== undefined && 'fault' in found;
  const target = isDead && !isOfBuild(link, site) ? undefined : found;
  if (isSame) known.set(link, target);
  return target;
}

/**
 * Makes the function that examines one page after the other: its links, its titles, and what it says of its twin and its
 * other languages.
 */
export function createExaminer(site: ExaminedSite): (file: string, html: string) => ExaminedPage {
  const known: KnownTargets = new Map();
  return (file, html) => {
    const page = scanPage(html);
    const path = (address: string | undefined) =>
      address === undefined ? undefined : pathOf(address, site.siteUrl);
    const canonical = path(page.canonical);
    const address = addressOfFile(file);
    const isFirst = page.isListed && canonical === address;
    const note: PageNote = {
      file,
      address,
      lang: page.lang,
      title: isFirst ? page.title : undefined,
      description: isFirst ? page.description : undefined,
      canonical,
      mobile: path(page.mobile),
      languages: page.languages.map(({ href }) => encodeURI(pathOf(href, site.siteUrl))).join(' '),
    };
    const faults: string[] = [...textFaults(page), ...addressFaults(page, note)];
    const wantedIds: WantedId[] = [];
    for (const link of page.links) {
      if (link.startsWith('#') && page.ids.has(link.slice(1))) continue;
      const target = targetOf(link, file, site, known);
      if (target === undefined) continue;
      if ('fault' in target) faults.push(target.fault);
      else if (target.fragment !== undefined) {
        const wanted = {
          file,
          target: target.file,
          id: target.fragment,
          fault: deadFragment(link),
        };
        if (target.file !== file) wantedIds.push(wanted);
        else if (!page.ids.has(target.fragment)) faults.push(wanted.fault);
      }
    }
    return { note, findings: faults.map((fault) => ({ file, fault })), wantedIds };
  };
}
