import * as z from 'zod/mini';
import type { KeptItem } from '../../../platform/offline/messages';

/** Bounds of what is kept; what was read longest ago goes first. */
export const MOST_BYTES = 30 * 1024 * 1024;
export const MOST_PAGES = 60;

const pageSchema = z.object({
  path: z.string(),
  /** The visitor has asked for it: it stays until it is removed. */
  isKept: z.boolean(),
  /** When it was last asked for, in milliseconds since 1970. */
  at: z.number(),
  files: z.array(z.string()),
});

export type KeptPage = z.infer<typeof pageSchema>;

export const indexSchema = z.object({
  build: z.string(),
  /** When the cache became whole, in milliseconds since 1970. */
  madeAt: z.number(),
  pages: z.array(pageSchema),
  /** Sizes of all files, in bytes. */
  sizes: z.record(z.string(), z.number()),
});

/** The contents of a cache. It is written last, so that a cache without one is none. */
export type KeptIndex = z.infer<typeof indexSchema>;

/** Size of all that pages need, each file once. */
export function bytesOf({ pages, sizes }: KeptIndex): number {
  const files = new Set(pages.flatMap((page) => page.files));
  return [...files].reduce((sum, file) => sum + (sizes[file] ?? 0), 0);
}

/** Lists the pages that the visitor has asked for, each with the size of what no other page needs. */
export function keptItems({ pages, sizes }: KeptIndex): KeptItem[] {
  const users = new Map<string, number>();
  for (const file of pages.flatMap((page) => page.files)) {
    users.set(file, (users.get(file) ?? 0) + 1);
  }
  return pages.flatMap(({ isKept, path, files }) => {
    if (!isKept) return [];
    const own = files.filter((file) => users.get(file) === 1);
    return [{ path, bytes: own.reduce((sum, file) => sum + (sizes[file] ?? 0), 0) }];
  });
}

/**
 * Leaves out what is too much: pages that were only read, those first that were read longest ago.
 * @returns undefined where pages that the visitor has asked for are too much by themselves
 */
export function withinBounds(index: KeptIndex): KeptIndex | undefined {
  let fitting = index;
  while (bytesOf(fitting) > MOST_BYTES || fitting.pages.length > MOST_PAGES) {
    const [oldest] = fitting.pages.filter(({ isKept }) => !isKept).sort((a, b) => a.at - b.at);
    if (!oldest) return undefined;
    fitting = { ...fitting, pages: fitting.pages.filter((page) => page !== oldest) };
  }
  return fitting;
}
