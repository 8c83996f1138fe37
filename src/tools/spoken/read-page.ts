import type { Browser, Page } from '@playwright/test';
import { placePath } from '../../routes';
import { WINDOWS } from '../sample-pages';
import type { SpokenNode } from './spoken-node';

/** Reads the accessibility tree of a page as it is now. */
export async function readTree(page: Page): Promise<SpokenNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes;
}

/** Opens a page in a window of its variant, and reads its tree once everything of it has come. */
export async function readPage(
  browser: Browser,
  base: string,
  address: string,
): Promise<SpokenNode[]> {
  const { variant } = placePath(new URL(address, base).pathname);
  const context = await browser.newContext({ baseURL: base, viewport: WINDOWS[variant] });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => document.querySelector('[data-late]') === null);
  const nodes = await readTree(page);
  await context.close();
  return nodes;
}
