import { deadFragment, linkTarget, type SiteFiles } from '../../gatsby/node/doctor/site-links';
import type { CheckedPage, Finding } from './check-page';

function linkFault(
  link: string,
  from: string,
  site: SiteFiles & { readonly origin: string; readonly ids: ReadonlyMap<string, Set<string>> },
): string | undefined {
  const target = linkTarget(link, from, site);
  if (target === undefined) return undefined;
  if ('fault' in target) return target.fault;
  const ids = site.ids.get(target.file);
  return target.fragment === undefined || !ids || ids.has(target.fragment)
    ? undefined
    : deadFragment(link);
}

/** What a page is: its two layouts are one, and so are a legal text and its file without scripts. */
function documentOf({ file, canonical = file }: CheckedPage): string {
  return canonical.replace(/(?:\/|\.html)$/, '');
}

/** Pages of one language that say the same of themselves, although they are not the same. */
function repeated(
  pages: readonly CheckedPage[],
  what: 'title' | 'description',
): readonly Finding[] {
  const first = new Map<string, CheckedPage>();
  return pages.flatMap((page) => {
    const key = `${page.lang} ${page[what]}`;
    const other = first.get(key);
    first.set(key, other ?? page);
    if (!other || documentOf(other) === documentOf(page)) return [];
    return [{ file: page.file, fault: `has the ${what} of ${other.file}: ${page[what]}` }];
  });
}

/**
 * Checks pages against each other and the server's files: every address of the site itself, with its fragment, is
 * answered, and what search engines list has a title and a description of its own in its language.
 */
export function checkSite(pages: readonly CheckedPage[], files: SiteFiles): readonly Finding[] {
  const home = pages.find(({ file }) => file === '/index.html');
  const origin = new URL(home?.canonical ?? 'http://localhost').origin;
  const ids = new Map(pages.map((page) => [page.file, new Set(page.ids)]));
  const broken = pages.flatMap(({ file, links }) =>
    links.flatMap((link) => {
      const fault = linkFault(link, file, { ...files, origin, ids });
      return fault === undefined ? [] : [{ file, fault }];
    }),
  );
  const listed = pages.filter(({ isListed }) => isListed);
  return [...broken, ...repeated(listed, 'title'), ...repeated(listed, 'description')];
}
