import * as z from 'zod/mini';
import { localeFacts, type Locale } from '../../config/locales';
import { matchRoute, placePath, prefixOf, type Place, type RouteName } from '../../routes';

/** A page that is being rendered: which one it is, and what its query has returned. */
export interface PageSource extends Place {
  readonly route: RouteName;
  /** The absolute address of the pc page, which stands for both layouts. */
  readonly canonical: string;
  readonly siteUrl: string;
  /** The result of the page's query, which is parsed where it is used. */
  readonly data: unknown;
}

/** The address of a page in a place: a path as Gatsby has it is not percent-encoded. */
export function addressAt(pathname: string, place: Place): string {
  const { rest } = placePath(pathname);
  return prefixOf(place) + rest.split('/').map(encodeURIComponent).join('/');
}

/**
 * Says what a page is.
 * @param result what Gatsby's page data holds of the query
 * @param siteUrl the site's own address, without a slash at its end
 * @returns undefined for an address that is no route, such as the second copy of the not-found page
 */
export function toPageSource(
  pathname: string,
  result: Readonly<Record<string, unknown>>,
  siteUrl: string,
): PageSource | undefined {
  const match = matchRoute(pathname);
  if (!match) return undefined;
  const { name, locale, variant } = match;
  const canonical = siteUrl + addressAt(pathname, { locale, variant: 'pc' });
  return { route: name, locale, variant, canonical, siteUrl, data: result.data };
}

const stringsSchema = z.object({
  locales: z.object({
    edges: z.array(z.object({ node: z.object({ ns: z.string(), data: z.string() }) })),
  }),
});

const partNamesSchema = z.object({
  'nav-library': z.string(),
  'nav-partners': z.string(),
  'nav-activity': z.string(),
  'nav-about': z.string(),
  'nav-accessibility': z.string(),
  'site-slogan': z.string(),
});

/** The strings of a namespace that a page brings; empty when it brings none. */
function broughtStrings({ data }: PageSource, namespace: string): unknown {
  const { edges } = stringsSchema.parse(data).locales;
  return JSON.parse(edges.find(({ node }) => node.ns === namespace)?.node.data ?? '{}');
}

/** Names of the site and its parts in one language. */
export type PartNames = z.infer<typeof partNamesSchema> & { readonly site: string };

const namesByLocale = new Map<Locale, PartNames>();

/**
 * Reads the names of the site and its parts in the language of a page. Every page brings them, and they are read once
 * for each language.
 * @throws Error when a page does not bring the strings of `common`
 */
export function partNames(page: PageSource): PartNames {
  const known = namesByLocale.get(page.locale);
  if (known) return known;
  const names = {
    ...partNamesSchema.parse(broughtStrings(page, 'common')),
    site: localeFacts[page.locale].siteName,
  };
  namesByLocale.set(page.locale, names);
  return names;
}

const libraryPageNamesSchema = z.object({
  'index-title': z.string(),
  'changes-title': z.string(),
});

/**
 * Reads the names of the library's pages that list no pictures, in the language of one of them.
 * @throws Error when the page does not bring the strings of `library-pages`
 */
export function libraryPageNames(page: PageSource): z.infer<typeof libraryPageNamesSchema> {
  return libraryPageNamesSchema.parse(broughtStrings(page, 'library-pages'));
}

const tonightNamesSchema = z.object({ title: z.string(), description: z.string() });

/**
 * Reads what tonight's table is called, in the language of its page.
 * @throws Error when the page does not bring the strings of `tonight`
 */
export function tonightNames(page: PageSource): z.infer<typeof tonightNamesSchema> {
  return tonightNamesSchema.parse(broughtStrings(page, 'tonight'));
}
