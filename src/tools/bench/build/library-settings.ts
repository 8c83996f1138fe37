import { existsSync } from 'node:fs';
import path from 'node:path';

/** Pictures for link previews: more than any library has. */
const ALL = '999999999';

/** Says whether pictures and texts of an earlier run are there, so that a cold build need not make them. */
export function isWarmFolder(folder: string): boolean {
  return existsSync(path.join(folder, '.data', 'pictures'));
}

/**
 * Gives the settings of all builds of a run.
 * @param folder the site's folder, before the first of them
 */
export function librarySettings(
  folder: string,
  apiUrl: string,
): { readonly GATSBY_API_BASE_URL: string; readonly OG_IMAGES_BUDGET: string } {
  return {
    GATSBY_API_BASE_URL: apiUrl,
    // All by the first build or none, or those after it would draw what it has left and render their pages anew.
    OG_IMAGES_BUDGET: isWarmFolder(folder) ? '0' : ALL,
  };
}
