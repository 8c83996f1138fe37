import { matchRoute, placePath, routes, type Route } from '../../../routes';
import type { FindingKind } from '../../../config/findings';
import { LOCALES, localeFacts } from '../../../config/locales';
import { isOfflineGameAddress } from '../outputs/offline-games/offline-game-address';
import type { Finding } from '../checks/report-findings';
import { inlineScripts } from './inline-scripts';
import { scanPage, type ScannedPage } from './scan-page';
import { addressOfFile } from './site-links';
import { lengthFault } from './text-limits';

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

/** Facts of a page that follow from its HTML alone. */
export interface PageFacts {
  readonly note: PageNote;
  /** Faults that no other page has to do with. */
  readonly findings: readonly Finding[];
  /** Addresses that it names, but for ids of its own that are there. */
  readonly links: readonly string[];
  /** Its inline scripts. */
  readonly scripts: readonly string[];
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

/**
 * Makes the function that examines one page after the other: what it says of itself, its twin and its languages.
 * @param siteUrl the site's own address, without a slash at its end
 */
export function createExaminer(siteUrl: string): (file: string, html: string) => PageFacts {
  const path = (address: string | undefined) =>
    address === undefined ? undefined : pathOf(address, siteUrl);
  return (file, html) => {
    const page = scanPage(html);
    const { ids, lang, isListed } = page;
    const note: PageNote = {
      file,
      address: addressOfFile(file),
      lang,
      title: isListed ? page.title : undefined,
      description: isListed ? page.description : undefined,
      // A copy to take along stands for the page of its game, and is compared with none.
      canonical: isOfflineGameAddress(addressOfFile(file)) ? undefined : path(page.canonical),
      mobile: path(page.mobile),
      languages: page.languages.map(({ href }) => encodeURI(pathOf(href, siteUrl))).join(' '),
      ids: [...ids].join('\n'),
    };
    const found = (kind: FindingKind, whats: readonly string[]): Finding[] =>
      whats.map((what) => ({ kind, where: file, what }));
    return {
      note,
      findings: [
        ...found('page-text', textFaults(page)),
        ...found('languages', languageFaults(page, note)),
        ...found('twin', twinFaults(page, note)),
      ],
      links: [...page.links].filter((link) => !(link.startsWith('#') && ids.has(link.slice(1)))),
      scripts: [...new Set(inlineScripts(html))],
    };
  };
}
