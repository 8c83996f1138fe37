import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../config/locales';

// Which files of the site the worker may keep and answer. Whatever no pattern here fits, such as calls of the API, goes past it.

/** Files whose other contents have another name, as in `CACHE_RULES` of the web servers. */
const HASHED =
  /^\/static\/.+|^\/(?:search-index|notebooks)\/[a-z]+\/[0-9a-f]{8,}\.json$|^\/[\w~-]+[-.][0-9a-f]{8,}\.(?:js|css)$/;

/** Files that have the same name in each build. */
const PER_BUILD =
  /^\/(?:page-data|item-cards|item-changes|reading-aids|library-filter|partner-data|picture-words|tonight-words)\/|^\/(?:(?:search-index|notebooks)\/[a-z]+|chunk-map)\.json$/;

/** True for a file that is the same in every build that has it. */
export function isHashed(path: string): boolean {
  return HASHED.test(path);
}

/** True for a file that belongs to one build. */
export function isPerBuild(path: string): boolean {
  return PER_BUILD.test(path);
}

/** True when the worker may answer a request, by what it can see of it. */
export function isAnswerable(request: Request, origin: string): boolean {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return false;
  if (request.headers.has('authorization') || request.headers.has('range')) return false;
  if (request.mode === 'navigate') return true;
  return url.search === '' && (isHashed(url.pathname) || isPerBuild(url.pathname));
}

/** True when an answer is a file of the site for everybody, and not somebody else's, such as a login page of a hotel. */
export function isKeepable(response: Response): boolean {
  const rule = response.headers.get('cache-control') ?? '';
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    !response.redirected &&
    !/private|no-store/.test(rule) &&
    !response.headers.has('set-cookie') &&
    !/cookie|authorization|\*/i.test(response.headers.get('vary') ?? '')
  );
}

/** Path of a page as it is kept: decoded, with a slash at its end. */
export function pagePathOf(pathname: string): string {
  return pathname.endsWith('/') || pathname.endsWith('.html') ? pathname : `${pathname}/`;
}

/** Address of a page's data. */
export function pageDataOf(path: string): string {
  return `/page-data${path === '/' ? '/index' : path.replace(/\/$/, '')}/page-data.json`;
}

/** Language of a page, by its path. */
export function localeOf(path: string): Locale {
  return LOCALES.find((locale) => path.startsWith(`/${locale}/`)) ?? DEFAULT_LOCALE;
}
