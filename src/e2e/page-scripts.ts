import type { Page } from '@playwright/test';
import { z } from 'zod';

/**
 * Collects the scripts that a page runs; those that Gatsby only fetches ahead for another page are not
 * among them.
 * @returns a function that gives their addresses so far, each once
 */
export function watchScripts(page: Page): () => readonly string[] {
  const addresses = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') addresses.add(request.url());
  });
  return () => [...addresses];
}

const sourceMapSchema = z.object({ sources: z.array(z.string()) });

/** The packages whose code is in the site's scripts, by their source maps. */
export async function packagesOf(page: Page, scripts: readonly string[]): Promise<Set<string>> {
  const maps = await Promise.all(
    scripts.map(async (script) => {
      const response = await page.request.get(`${script}.map`);
      // A script without code of its own, such as one that only names others, has no map.
      return response.ok() ? sourceMapSchema.parse(await response.json()).sources : [];
    }),
  );
  return new Set(
    maps
      .flat()
      .flatMap((source) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []),
  );
}
