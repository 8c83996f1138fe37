import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { MOBILE_MAX_WIDTH_PX } from '../../../../config/breakpoints-and-sizes';
import { LOCALES, type Locale } from '../../../../config/locales';
import { writeIfChanged } from '../../../../node/write-file';
import { pageLinks, type RouteName } from '../../../../routes';
import { isListed } from '../../../../routes/table';
import { lastModifiedIn } from '../../pages/last-modified';
import type { PageSpec } from '../../pages/page-factory';
import type { Output } from '../output';
import { xmlText } from './xml-text';

/** The index of all sitemaps; `robots.txt` names it. */
export const SITEMAP = '/sitemap.xml';

const FOLDER = '/sitemaps/';

/**
 * Pages in one sitemap: a tenth of what the protocol allows, so that an edited game writes a megabyte or two anew
 * (https://www.sitemaps.org/protocol.html).
 */
const MOST_PAGES = 5_000;

/** A page that search engines list, in all languages and layouts. */
export interface SitemapPage {
  readonly route: RouteName;
  readonly params: PageSpec['params'];
  /** When what it shows was changed last, ISO 8601; undefined where nobody knows. */
  readonly lastModified: string | undefined;
}

/** Sitemaps of one kind each, so that a new game does not move the pages of others. */
const kinds: Partial<Readonly<Record<RouteName, string>>> = {
  game: 'games',
  gameRoles: 'games',
  role: 'roles',
};

/** The pages that search engines list. */
export function sitemapPages(
  specs: readonly PageSpec[],
  lastModified: (spec: PageSpec) => string | undefined,
): SitemapPage[] {
  return specs
    .filter(({ route, params }) => isListed(route, params))
    .map((spec) => ({ route: spec.route, params: spec.params, lastModified: lastModified(spec) }));
}

interface Shard {
  /** Its address behind the folder and the language. */
  readonly name: string;
  readonly pages: readonly SitemapPage[];
}

function shardsOf(pages: readonly SitemapPage[]): Shard[] {
  const byKind = new Map<string, SitemapPage[]>();
  for (const page of pages) {
    const kind = kinds[page.route] ?? 'pages';
    const known = byKind.get(kind);
    if (known) known.push(page);
    else byKind.set(kind, [page]);
  }
  return [...byKind].flatMap(([kind, own]) =>
    Array.from({ length: Math.ceil(own.length / MOST_PAGES) }, (_, at) => ({
      name: `${kind}-${String(at + 1)}.xml`,
      pages: own.slice(at * MOST_PAGES, (at + 1) * MOST_PAGES),
    })),
  );
}

function addressOf({ name }: Shard, locale: Locale): string {
  return `${FOLDER}${locale}-${name}`;
}

function lastmod(time: string | undefined): string {
  return time === undefined ? '' : `<lastmod>${time}</lastmod>`;
}

/** A page with its other languages and its mobile twin, as Google reads them in sitemaps. */
function urlElement(page: SitemapPage, locale: Locale, siteUrl: string): string {
  const { route, params, lastModified } = page;
  const links = pageLinks(route, params, { locale, variant: 'pc' }, siteUrl);
  const languages = links.languages.map(
    ({ hreflang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${xmlText(href)}"/>`,
  );
  const mobile =
    links.mobile === undefined
      ? ''
      : `<xhtml:link rel="alternate" media="only screen and (max-width: ${String(MOBILE_MAX_WIDTH_PX)}px)" href="${xmlText(links.mobile)}"/>`;
  return `<url><loc>${xmlText(links.canonical)}</loc>${lastmod(lastModified)}${languages.join('')}${mobile}</url>\n`;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function sitemapText({ pages }: Shard, locale: Locale, siteUrl: string): string {
  const urls = pages.map((page) => urlElement(page, locale, siteUrl));
  return `${XML}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}

function latestOf({ pages }: Shard): string | undefined {
  return pages
    .flatMap(({ lastModified }) => lastModified ?? [])
    .reduce<string | undefined>(
      (one, other) => (one !== undefined && Date.parse(one) >= Date.parse(other) ? one : other),
      undefined,
    );
}

/** The index names the sitemaps of all languages, whichever this build writes: it is the same in all builds of a release. */
function indexText(shards: readonly Shard[], siteUrl: string): string {
  const sitemaps = LOCALES.flatMap((locale) =>
    shards.map(
      (shard) =>
        `<sitemap><loc>${xmlText(siteUrl + addressOf(shard, locale))}</loc>${lastmod(latestOf(shard))}</sitemap>\n`,
    ),
  );
  return `${XML}<sitemapindex xmlns="${NAMESPACE}">\n${sitemaps.join('')}</sitemapindex>\n`;
}

interface SitemapOptions {
  readonly siteUrl: string;
  /** The languages that this build writes. */
  readonly locales: readonly Locale[];
  readonly publicDir: string;
}

/** Writes the sitemaps of this build's languages and the index of all, and removes those that are no more. */
export async function writeSitemaps(
  pages: readonly SitemapPage[],
  { siteUrl, locales, publicDir }: SitemapOptions,
): Promise<void> {
  const shards = shardsOf(pages);
  const written = new Set<string>();
  for (const locale of locales) {
    for (const shard of shards) {
      const address = addressOf(shard, locale);
      await writeIfChanged(path.join(publicDir, address), sitemapText(shard, locale, siteUrl));
      written.add(path.basename(address));
    }
  }
  await writeIfChanged(path.join(publicDir, SITEMAP), indexText(shards, siteUrl));
  const folder = path.join(publicDir, FOLDER);
  const stale = (await readdir(folder).catch(() => [])).filter(
    (name) => name.endsWith('.xml') && !written.has(name),
  );
  await Promise.all(stale.map((name) => rm(path.join(folder, name), { force: true })));
}

/** Prepares the list of the pages that search engines are told of. */
export const sitemapOutput: Output = ({ library, specs, byName, siteUrl, locales }) => {
  const pages = sitemapPages(specs, lastModifiedIn(library, byName));
  return (publicDir) => writeSitemaps(pages, { siteUrl, locales, publicDir });
};
