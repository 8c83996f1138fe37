/** A file that a page got from the site's own server. */
export interface FetchedFile {
  /** Path of the address. */
  readonly path: string;
  /** The browser's name for its kind (`Document`, `Script`, `Image` …). */
  readonly type: string;
  /** Size over the wire, without headers. */
  readonly bytes: number;
}

/** Bytes of a first view by what they are. */
export interface PageWeight {
  readonly html: number;
  /** Styles within the HTML, before it is compressed. */
  readonly inlineStyles: number;
  readonly scripts: number;
  readonly data: number;
  /** The page's own data: what a click on a link to it fetches. */
  readonly ownData: number;
  readonly fonts: number;
  readonly pictures: number;
  /** Number for a first view, the HTML among them. */
  readonly requests: number;
  /** Bytes fetched afterwards, in a quiet moment: late code, pages that a link leads to. */
  readonly later: number;
}

type FirstViewPart = 'html' | 'scripts' | 'data' | 'fonts' | 'pictures';

const PART_OF_TYPE: Readonly<Record<string, FirstViewPart>> = {
  Document: 'html',
  Script: 'scripts',
  Font: 'fonts',
  Image: 'pictures',
};

/** Data is known by its address: the browser calls what is fetched ahead by many names. */
function partOf({ path, type }: FetchedFile): FirstViewPart | undefined {
  return path.startsWith('/page-data/') ? 'data' : PART_OF_TYPE[type];
}

/** Returns the path of a page's data. */
export function pageDataPath(address: string): string {
  const path = address.replace(/#.*$/, '').replace(/^\/|\/$/g, '');
  return `/page-data/${path === '' ? 'index' : path}/page-data.json`;
}

const STYLE = /<style\b[^>]*>(?<rules>[\s\S]*?)<\/style>/g;

function inlineStylesOf(html: string): number {
  return Array.from(html.matchAll(STYLE), ({ groups }) =>
    Buffer.byteLength(groups?.rules ?? ''),
  ).reduce((sum, each) => sum + each, 0);
}

/**
 * Sums what a page has fetched. To the first view belongs what its HTML names or Gatsby's map of chunks says of its
 * template, whenever it came: by time it would be another sum at every visit.
 * @param html the page's text
 * @param chunks the files of its template's chunks
 */
export function weigh(
  address: string,
  html: string,
  chunks: readonly string[],
  answers: readonly FetchedFile[],
): PageWeight {
  const sums = { html: 0, scripts: 0, data: 0, fonts: 0, pictures: 0 };
  const own = pageDataPath(address);
  // Gatsby's loader asks for both before React takes the page over.
  const always = [own, '/page-data/app-data.json'];
  let [later, ownData, requests] = [0, 0, 0];
  for (const answer of answers) {
    const { path, bytes } = answer;
    const part = partOf(answer);
    if (path === own) ownData = bytes;
    const isNamed = part === 'html' || [...always, ...chunks].includes(path) || html.includes(path);
    if (part === undefined || !isNamed) later += bytes;
    else {
      sums[part] += bytes;
      requests += 1;
    }
  }
  return { ...sums, inlineStyles: inlineStylesOf(html), ownData, requests, later };
}
