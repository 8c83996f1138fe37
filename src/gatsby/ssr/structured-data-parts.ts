import type { BreadcrumbList, ItemList, Organization, Thing, WebPage } from 'schema-dts';
import { browserEnv } from '../../config/browser-env';
import { localeFacts } from '../../config/locales';
import { href, type Place } from '../../routes';
import { pageOgImage } from './og-image';
import { partNames, tonightNames, type PageSource } from './page-source';

/** The most entries of a list that are told: the page links to all of them. */
export const MOST_LISTED = 50;

/** A step on the way to a page; the page itself has no address. */
export type Crumb = readonly [name: string, address?: string];

/** The pc layout in a page's language: both layouts tell its addresses. */
export function pc({ locale }: PageSource): Place {
  return { locale, variant: 'pc' };
}

/** The fields that say something. */
type NonEmpty<T> = { readonly [K in keyof T]?: Exclude<T[K], null | undefined> };

/** The fields that say something: without those that are empty or absent. */
export function nonEmpty<T extends Readonly<Record<string, unknown>>>(fields: T): NonEmpty<T> {
  const said = Object.entries(fields).filter(
    ([, value]) =>
      value !== undefined && value !== null && value !== '' && JSON.stringify(value) !== '[]',
  );
  // What is left of an object has fewer of the same fields.
  return Object.fromEntries(said) as NonEmpty<T>;
}

/** The way from the home page to a page, which names itself without an address. */
export function breadcrumbs(page: PageSource, crumbs: readonly Crumb[]): BreadcrumbList {
  const home: Crumb = [partNames(page).site, href('home', {}, pc(page))];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...crumbs].map(([name, address], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      ...(address !== undefined && { item: page.siteUrl + address }),
    })),
  };
}

/** A list of pages by their absolute addresses. */
export function itemList(addresses: readonly string[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: addresses.slice(0, MOST_LISTED).map((url, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      url,
    })),
  };
}

/** The step from the home page into the library. */
export function libraryCrumb(page: PageSource): Crumb {
  return [partNames(page)['nav-library'], href('library', {}, pc(page))];
}

/** Who runs the site. */
export function organization({ siteUrl, locale }: PageSource): Organization {
  const { socialBilibiliUrl, socialDouyinUrl } = browserEnv;
  return {
    '@type': 'Organization',
    name: localeFacts[locale].siteName,
    url: siteUrl + href('home', {}, { locale, variant: 'pc' }),
    logo: `${siteUrl}/icons/icon-512.png`,
    ...nonEmpty({ sameAs: [socialBilibiliUrl, socialDouyinUrl].flatMap((url) => url ?? []) }),
  };
}

/** Describes tonight's table as a page: what lies there is each visitor's own. */
export function tonight(page: PageSource): readonly Thing[] {
  const { title, description } = tonightNames(page);
  const described: WebPage = {
    '@type': 'WebPage',
    name: title,
    description,
    url: page.canonical,
    image: pageOgImage(page),
    inLanguage: localeFacts[page.locale].tag,
  };
  return [described, breadcrumbs(page, [[title]])];
}
