import { isHashed, isPerBuild, pagePathOf } from './cacheable';
import type { KeptPages } from './kept-pages';
import type { TabBuilds } from './tab-builds';

/** How long the network may take before a page comes from the cache that is kept there, in milliseconds. */
export const NAVIGATION_PATIENCE_MS = 4000;

/** Parts of the worker that an answer is made with. */
export interface AnswerHost {
  readonly pages: KeptPages;
  readonly tabs: TabBuilds;
  readonly fetchFromNetwork: (request: Request) => Promise<Response>;
}

/** Looks into the cache. A browser whose storage is full, gone or forbidden has nothing there: the network decides. */
async function orNothing(look: () => Promise<Response | undefined>): Promise<Response | undefined> {
  try {
    return await look();
  } catch {
    return undefined;
  }
}

/**
 * Answers a navigation: from the network, and without one or where it is too slow, from the cache of one build. From
 * then on the tab gets files of that build alone.
 * @param tab the id that the tab will have
 */
export async function answerNavigation(
  { pages, tabs, fetchFromNetwork }: AnswerHost,
  request: Request,
  tab: string,
): Promise<Response> {
  const network = fetchFromNetwork(request);
  const path = pagePathOf(new URL(request.url).pathname);
  const kept = async (): Promise<Response | undefined> => {
    const index = await pages.index();
    if (index?.pages.every((page) => page.path !== path) !== false || tab === '') return undefined;
    const response = await pages.match(index.build, path);
    if (response) await tabs.set(tab, index.build, true);
    return response;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), NAVIGATION_PATIENCE_MS);
  });
  try {
    const first = await Promise.race([network, isLate]);
    if (first !== 'late') return first;
    return (await orNothing(kept)) ?? (await network);
  } catch (error) {
    const response = await orNothing(kept);
    if (response) return response;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** The file of a picture in another width, where the wanted one is not kept. */
async function otherWidth(
  pages: KeptPages,
  build: string,
  path: string,
): Promise<Response | undefined> {
  const picture = /^\/static\/pictures\/[0-9a-f]+-/.exec(path)?.[0];
  const index = picture === undefined ? undefined : await pages.index(build);
  const other = Object.keys(index?.sizes ?? {}).find((file) => file.startsWith(picture ?? ' '));
  return other === undefined ? undefined : pages.match(build, other);
}

async function keptFile(
  pages: KeptPages,
  build: string,
  path: string,
): Promise<Response | undefined> {
  return (await pages.match(build, path)) ?? (await otherWidth(pages, build, path));
}

/**
 * Answers a request for a file of the site. A tab from the cache gets what belongs to a build from its own build or not
 * at all. Any other tab gets it from the network, and without one from the cache of the same build.
 */
export async function answerFile(
  { pages, tabs, fetchFromNetwork }: AnswerHost,
  request: Request,
  tab: string,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const own = await tabs.get(tab);
  if (own?.isFromCache === true) {
    const response = await orNothing(() => keptFile(pages, own.build, pathname));
    if (response) return response;
    return isPerBuild(pathname) ? Response.error() : fetchFromNetwork(request);
  }
  try {
    return await fetchFromNetwork(request);
  } catch (error) {
    const response = await orNothing(async () => {
      const newest = await pages.index();
      const isFitting = newest && (isHashed(pathname) || newest.build === own?.build);
      return isFitting ? keptFile(pages, newest.build, pathname) : undefined;
    });
    if (response) return response;
    throw error;
  }
}
