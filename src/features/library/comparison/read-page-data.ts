import * as z from 'zod/mini';
import type { Locale } from '../../../config/locales';
import { fetchSiteJson, SiteJsonError } from '../../../platform/network/fetch-site-json';
import { href, type Place } from '../../../routes';

export const namedSchema = z.object({ name: z.string(), untranslated: z.array(z.string()) });

export const pictureSchema = z.object({
  src: z.string(),
  srcSet: z.string(),
  width: z.number(),
  height: z.number(),
  color: z.string(),
});

const pageSchema = z.object({ result: z.object({ data: z.unknown() }) });

/** Gives the place of pc: the page data of both variants is the same. */
function placeOf(locale: Locale): Place {
  return { locale, variant: 'pc' };
}

/**
 * Reads the data of a page.
 * @throws as `fetchSiteJson` does
 */
export function readPageData<T>(
  to: 'game' | 'role' | 'gameRoles',
  id: string,
  locale: Locale,
  schema: z.ZodMiniType<T>,
  signal: AbortSignal,
): Promise<T> {
  return fetchSiteJson(
    `/page-data${href(to, { id }, placeOf(locale))}page-data.json`,
    (json) => schema.parse(pageSchema.parse(json).result.data),
    signal,
  );
}

/**
 * Waits for what is read; undefined where the site no longer has such a page.
 * @throws what else goes wrong
 */
export async function readOrMissing<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof SiteJsonError && error.status !== 200 && error.status < 500) {
      return undefined;
    }
    throw error;
  }
}
