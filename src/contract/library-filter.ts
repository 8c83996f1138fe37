import * as z from 'zod/mini';
import type { Locale } from '../config/locales';

// The files by which the browser filters and sorts the library. The build writes them and no API is asked, so that
// filters work where only files are served. None of them grows with the library: lists come in files of a fixed
// length, and each value of a filter has lists of its own, so that a filter reads what it shows and not everything.

/** Facets that games can be filtered by, besides their order. */
export const FACETS = [
  'tag',
  'players',
  'session',
  'mood',
  'access',
  'platform',
  'year',
  'letter',
] as const;

export type Facet = (typeof FACETS)[number];

/** The orders of a list: as the library lists it, by name, newest release first, last change first. */
export const FILTER_ORDERS = ['listed', 'name', 'released', 'updated'] as const;

export type FilterOrder = (typeof FILTER_ORDERS)[number];

/** Games in one file of a list. A library that one file holds has no lists of single values. */
export const FILTER_FILE_GAMES = 200;

const valueSchema = z.object({ slug: z.string(), label: z.string(), count: z.int() });

/** Choices of a filter: the values of each facet, the most frequent ones where there are many. */
export const facetsSchema = z.object({
  total: z.int(),
  tag: z.array(valueSchema),
  players: z.array(valueSchema),
  session: z.array(valueSchema),
  mood: z.array(valueSchema),
  access: z.array(valueSchema),
  platform: z.array(valueSchema),
  year: z.array(valueSchema),
  letter: z.array(valueSchema),
});

export type Facets = z.infer<typeof facetsSchema>;

const placesSchema = z.array(z.int());

/** A part of a list. A game names its tags and platforms by their places in the file. */
export const filterFileSchema = z.object({
  /** How many games the whole list has. */
  count: z.int(),
  tags: z.array(z.tuple([z.string(), z.string()])),
  platforms: z.array(z.tuple([z.string(), z.string()])),
  games: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Present where the name stayed Chinese. */
      foreign: z.optional(z.literal(1)),
      year: z.string(),
      letter: z.string(),
      tags: placesSchema,
      platforms: placesSchema,
      players: z.array(z.string()),
      session: z.array(z.string()),
      moods: z.array(z.string()),
      /** Needs that it is known to meet, by their keys. */
      access: z.array(z.string()),
      /** Words for its players and the length of a sitting, where they are known. */
      playersInWords: z.optional(z.string()),
      sessionInWords: z.optional(z.string()),
      /** Words of its card, in a library that one file holds; `foreignTeaser` where they stayed Chinese. */
      teaser: z.optional(z.string()),
      foreignTeaser: z.optional(z.literal(1)),
      /** The address of its picture. */
      cover: z.string(),
    }),
  ),
});

export type FilterFile = z.infer<typeof filterFileSchema>;

/** The folder of these files in a language. */
export function filterFolder(locale: Locale): string {
  return `/library-filter/${locale}/`;
}

/** The address of what can be chosen. */
export function facetsAddress(locale: Locale): string {
  return `${filterFolder(locale)}facets.json`;
}

/** A list: of all games, or of those that have a value of a facet. */
export type FilterList = 'all' | { readonly facet: Facet; readonly slug: string };

/**
 * The address of a part of a list, percent-encoded.
 * @param part from 1
 */
export function filterFileAddress(
  locale: Locale,
  order: FilterOrder,
  list: FilterList,
  part: number,
): string {
  const name = list === 'all' ? 'all' : `${list.facet}-${list.slug}`;
  return `${filterFolder(locale)}${order}/${encodeURIComponent(name)}/${part}.json`;
}

/** A game has to have one of the values of a facet. */
export interface Wanted {
  readonly facet: Facet;
  readonly slugs: readonly string[];
}

/** True when a game has what is wanted, of each facet one value. What is not known of a game is no value. */
export function fitsWanted(
  own: Partial<Readonly<Record<Facet, readonly string[]>>>,
  wanted: readonly Wanted[],
): boolean {
  return wanted.every(({ facet, slugs }) => slugs.some((slug) => own[facet]?.includes(slug)));
}
