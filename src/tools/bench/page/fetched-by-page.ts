import type { Browser, CDPSession } from '@playwright/test';
import * as z from 'zod/mini';
import { UsageError } from '../../../node/errors';
import { PIXEL_RATIO, WINDOWS } from '../../sample-pages';
import type { BenchedPage } from '../benched-pages';
import { pageDataPath, weigh, type FetchedFile, type PageWeight } from './classify';

/** The length of an answer's body as it comes; the site's server says it of every file. */
function lengthOf(headers: Readonly<Record<string, string>>): number {
  const [, length] =
    Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-length') ?? [];
  return Number(length ?? 0);
}

/** Takes down what comes from the site's server. @returns the answers, which go on to grow */
async function listen(session: CDPSession, origin: string): Promise<FetchedFile[]> {
  const answers: FetchedFile[] = [];
  const open = new Map<string, FetchedFile>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { origin: from, pathname } = new URL(response.url);
    const bytes = lengthOf(response.headers);
    if (from === origin) open.set(requestId, { path: pathname, type, bytes });
  });
  session.on('Network.loadingFinished', ({ requestId }) => {
    const answer = open.get(requestId);
    if (answer) answers.push(answer);
  });
  return answers;
}

const pageDataSchema = z.object({ componentChunkName: z.string() });
const statsSchema = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });

/** The files of the chunks that a page's template is made of, from webpack's list of the build. */
async function chunksOf(site: string, address: string): Promise<readonly string[]> {
  const ask = async (path: string): Promise<unknown> => (await fetch(site + path)).json();
  const { componentChunkName } = pageDataSchema.parse(await ask(pageDataPath(address)));
  // Gatsby's chunk-map.json leaves out what templates share.
  const { assetsByChunkName: files } = statsSchema.parse(await ask('/webpack.stats.json'));
  const needed = [...(files.app ?? []), ...(files[componentChunkName] ?? [])];
  return needed.map((file) => `/${file}`);
}

/**
 * Opens a page for the first time and weighs what it fetches until its network is quiet.
 * @param site the address of the served site
 * @throws UsageError when there is no such page, or it is not served with brotli
 */
export async function weighPage(
  browser: Browser,
  site: string,
  page: BenchedPage,
): Promise<PageWeight> {
  const context = await browser.newContext({
    viewport: WINDOWS[page.variant],
    deviceScaleFactor: PIXEL_RATIO[page.variant],
    reducedMotion: 'reduce',
  });
  try {
    const tab = await context.newPage();
    const answers = await listen(await context.newCDPSession(tab), new URL(site).origin);
    const response = await tab.goto(site + page.address, { waitUntil: 'networkidle' });
    if (!response?.ok()) throw new UsageError(`There is no page ${page.address} in this build`);
    if ((await response.headerValue('content-encoding')) !== 'br') {
      throw new UsageError(
        `${page.address} has no compressed copy: build with npm run build, and without COMPRESSED_COPIES=none`,
      );
    }
    return weigh(page.address, await response.text(), await chunksOf(site, page.address), answers);
  } finally {
    await context.close();
  }
}
