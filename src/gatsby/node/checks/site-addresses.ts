import { LOCALES, type Locale } from '../../../config/locales';
import { href, matchRoute, pagePath, routes, VARIANTS, type Route } from '../../../routes';
import { legalVersionsAddress } from '../../../contract/legal-versions';
import { MACHINE_FILES, machineFile } from '../../../routes/machine-files';
import {
  legalAddress,
  legalChangesAddress,
  legalTextAddress,
  legalVersionAddress,
} from '../outputs/legal/legal-addresses';
import { SITEMAP } from '../outputs/discovery/sitemap';
import type { PageSpec } from '../pages/page-factory';
import type { LegalDocument } from '../sources/legal';
import type { Library } from '../sources/model';
import { withoutSlash } from '../sources/redirects';

/** Addresses that the site has of its own, in all languages. */
export interface SiteAddresses {
  /** Pages and files, by {@link redirectKey}. */
  readonly known: ReadonlySet<string>;
  /** True when there is a partner with an id: the pages of partners are drawn in the browser. */
  readonly hasCharacter: (id: string) => boolean;
}

/**
 * True when the site has something of its own at an address.
 * @param key see {@link redirectKey}
 */
export function isThere(key: string, { known, hasCharacter }: SiteAddresses): boolean {
  if (known.has(key)) return true;
  const match = matchRoute(encodeURI(key));
  if (!match) return false;
  const { made, pattern }: Route = routes[match.name];
  // Account removal has the id of a visitor, whom no build knows.
  return (
    made === 'client' &&
    (!pattern.startsWith('/game-partner/') || hasCharacter(match.params.id ?? ''))
  );
}

interface Files {
  readonly legal: readonly LegalDocument[];
  /** The files of `static`, from there and with a slash in front. */
  readonly staticFiles: readonly string[];
}

function pageAddresses({ route, params }: PageSpec): string[] {
  const { variants }: Route = routes[route];
  return LOCALES.flatMap((locale) =>
    VARIANTS.filter((variant) => variants.includes(variant)).map((variant) =>
      pagePath(route, params, { locale, variant }),
    ),
  );
}

function legalAddresses(document: LegalDocument, locale: Locale): string[] {
  return [
    legalAddress(document, locale),
    ...document.versions.flatMap(({ version }, at) => [
      legalVersionAddress(document, version, locale),
      legalTextAddress(document, version, locale),
      ...document.versions
        .slice(0, at)
        .map((earlier) => legalChangesAddress(document, earlier.version, version, locale)),
    ]),
  ];
}

/** Every address at which the whole site has a page or a file of its own, whichever languages this build writes. */
export function siteAddresses(
  { activities, characters }: Pick<Library, 'activities' | 'characters'>,
  specs: readonly PageSpec[],
  { legal, staticFiles }: Files,
): SiteAddresses {
  const known = new Set(['/robots.txt', '/llms.txt', SITEMAP, ...staticFiles]);
  for (const spec of specs) {
    for (const path of pageAddresses(spec)) known.add(withoutSlash(path));
  }
  for (const locale of LOCALES) {
    for (const address of legal.flatMap((document) => legalAddresses(document, locale))) {
      known.add(address);
    }
    for (const { id } of activities) {
      known.add(href('activityCalendar', { id }, { locale, variant: 'pc' }));
    }
    known.add(legalVersionsAddress(locale));
    for (const file of MACHINE_FILES) known.add(machineFile(file, locale));
  }
  const characterIds = new Set(characters.map(({ id }) => id));
  return { known, hasCharacter: (id) => characterIds.has(id) };
}
