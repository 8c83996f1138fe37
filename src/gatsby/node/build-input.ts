import type { ActivityCalendar } from './outputs/calendars/activity-calendars';
import type { SearchIndexes } from './search-index/write-search-index';
import type { FilterGames } from './outputs/library-filter/filter-games';
import type { GatsbyPage } from './pages/page-factory';
import type { TextFile } from './outputs/discovery/site-files';
import type { SitemapPage } from './outputs/discovery/sitemap';
import type { OgImages } from './og-images/og-images';
import type { PictureIndex } from './pictures/picture-kinds';
import type { Counts } from './sources/last-good-build';
import type { LegalDocument } from './sources/legal';
import type { Redirect } from './sources/redirects';
import type { LibraryNode } from './sources/nodes';

/**
 * What `onPreInit` has made of all that comes from outside: the later hooks only hand it on, so that nothing in it can
 * stop a build once Gatsby has touched `public/`.
 */
export interface BuildInput {
  readonly nodes: readonly LibraryNode[];
  readonly pages: readonly GatsbyPage[];
  readonly calendars: readonly ActivityCalendar[];
  /** Feeds, web manifests and the other files that tell machines of the site. */
  readonly files: readonly TextFile[];
  /** Old addresses, checked. */
  readonly redirects: readonly Redirect[];
  /** The pages that search engines list. */
  readonly sitemap: readonly SitemapPage[];
  readonly pictures: PictureIndex;
  readonly searchIndexes: SearchIndexes;
  /** For each language that this build writes. */
  readonly filters: readonly FilterGames[];
  readonly ogImages: OgImages;
  readonly legal: readonly LegalDocument[];
  /** Of the library and of which legal texts there are: builds of one release are made from the same. */
  readonly digest: string;
  /** To compare the next build with. */
  readonly counts: Counts;
}

let current: BuildInput | undefined;

/** Hands the validated input to the later hooks of the same build. */
export function setBuildInput(input: BuildInput): void {
  current = input;
}

/**
 * Hands nodes or pages to Gatsby. A build asks for them once, and lets go of them: Gatsby keeps nodes in files, and of
 * 10,000 games they are half a gigabyte. While developing, Gatsby asks again after every edit.
 * @param mode that of the process
 */
export function handOver<K extends 'nodes' | 'pages'>(
  what: K,
  mode: string | undefined,
): BuildInput[K] {
  const input = buildInput();
  if (mode !== 'development') current = { ...input, [what]: [] };
  return input[what];
}

/** The validated input of this build. */
export function buildInput(): BuildInput {
  if (!current) throw new Error('The build has not read its input yet: onPreInit comes first');
  return current;
}
