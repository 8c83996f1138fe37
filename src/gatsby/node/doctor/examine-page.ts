import { matchRoute, placePath, routes, type Route } from '../../../routes';
import type { FindingKind } from '../../../config/findings';
import { LOCALES, localeFacts, type Locale } from '../../../config/locales';
import type { Finding } from '../checks/report-findings';
import { scanPage, type ScannedPage } from './scan-page';
import { addressOfFile, linkTarget, type SiteFiles } from './site-links';
import { lengthFault } from './text-limits';

/** A link to an id of another page, which only that page knows. */
export interface WantedId extends Finding {
  readonly target: string;
  readonly id: string;
}

/** Part of a page that is compared with other pages. Addresses are paths, decoded. */
export interface PageNote {
  /** Path from the root of `public/`. */
  readonly file: string;
  readonly address: string;
  readonly lang: string;
  /** Undefined for a page that search engines do not list, as is the description. */
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  readonly mobile: string | undefined;
  /** The same page in each language, in one text. */
  readonly languages: string;
  /** One a line: a text takes less memory than a list. */
  readonly ids: string;
}

interface ExaminedPage {
  readonly note: PageNote;
  readonly findings: readonly Finding[];
  readonly wantedIds: readonly WantedId[];
}

/** The site as a page is held against it. */
export interface ExaminedSite extends SiteFiles {
  /** Address without a slash at its end. */
  readonly siteUrl: string;
  /** The languages that this build has written: what leads to another one is another build's. */
  readonly locales: readonly Locale[];
}

const tags = [...LOCALES.map((locale) => localeFacts[locale].tag), 'x-default'].join(' ');

/** Returns the path of an address of the site, decoded; the address itself where it is another site's. */
function pathOf(address: string, siteUrl: string): string {
  return address.startsWith(`${siteUrl}/`)
    ? decodeURIComponent(address.slice(siteUrl.length))
    : address;
}

/** A page that no search engine is led to need not say which page it is. */
function saysNothing({ isListed }: ScannedPage, { canonical }: PageNote): boolean {
  return canonical === undefined && !isListed;
}

function languageFaults(page: ScannedPage, note: PageNote): readonly string[] {
  if (saysNothing(page, note)) return [];
  const { languages, address } = note;
  const named = page.languages.map(({ hreflang }) => hreflang).join(' ');
  return [
    ...(named === tags ? [] : [`names itself in the languages "${named}", expected "${tags}"`]),
    ...(languages.split(' ').includes(encodeURI(address))
      ? []
      : ['does not name itself among its languages']),
  ];
}

function twinFaults(page: ScannedPage, note: PageNote): readonly string[] {
  if (saysNothing(page, note)) return [];
  const { canonical, mobile, address } = note;
  const { variant } = placePath(address);
  const match = matchRoute(encodeURI(address));
  const route: Route | undefined = match && routes[match.name];
  const hasTwin = route?.variants.length === 2;
  return [
    ...(variant === 'pc' && canonical !== address
      ? [`stands for ${canonical ?? 'nothing'}, not for itself`]
      : []),
    ...(variant === 'pc' && hasTwin && mobile === undefined ? ['names no mobile twin'] : []),
  ];
}

function textFaults({ isListed, lang, title, description }: ScannedPage): readonly string[] {
  const isFound = [lengthFault('title', title)];
  if (isListed) isFound.push(lengthFault('description', description));
  return [...(lang === '' ? ['has no lang'] : []), ...isFound.flatMap((fault) => fault ?? [])];
}

/** True for an address that would be of this build, which may be one of some languages only. */
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
 * Makes the function that examines one page after the other: its links, its texts, and what it says of its twin and
 * languages.
 */
export function createExaminer(site: ExaminedSite): (file: string, html: string) => ExaminedPage {
  const known: KnownTargets = new Map();
  const path = (address: string | undefined) =>
    address === undefined ? undefined : pathOf(address, site.siteUrl);
  return (file, html) => {
    const page = scanPage(html);
    const { ids, lang, isListed } = page;
    const note: PageNote = {
      file,
      address: addressOfFile(file),
      lang,
      title: isListed ? page.title : undefined,
      description: isListed ? page.description : undefined,
      canonical: path(page.canonical),
      mobile: path(page.mobile),
      languages: page.languages.map(({ href }) => encodeURI(pathOf(href, site.siteUrl))).join(' '),
      ids: [...ids].join('\n'),
    };
    const findings: Finding[] = [];
    const find = (kind: FindingKind, whats: readonly string[]): void => {
      findings.push(...whats.map((what) => ({ kind, where: file, what })));
    };
    find('page-text', textFaults(page));
    find('languages', languageFaults(page, note));
    find('twin', twinFaults(page, note));
    const wantedIds: WantedId[] = [];
    for (const link of page.links) {
      if (link.startsWith('#') && ids.has(link.slice(1))) continue;
      const target = targetOf(link, file, site, known);
      if (target === undefined) continue;
      if ('fault' in target) find('dead-link', [target.fault]);
      else if (target.fragment !== undefined) {
        const { file: targetFile, fragment: id } = target;
        const what = `leads to ${link}, where nothing has that id`;
        if (targetFile !== file) {
          wantedIds.push({ kind: 'dead-fragment', where: file, what, target: targetFile, id });
        } else if (!ids.has(id)) find('dead-fragment', [what]);
      }
    }
    return { note, findings, wantedIds };
  };
}
