import * as z from 'zod/mini';
import type { Locale } from '../config/locales';

// Cards of games, roles and partners by id, for what shows an item that no page has asked for: the shelf, suggestions,
// the comparison's picker. The build writes them for each language:
//
//   /item-cards/zh.json                  the root: all cards of a small library, else the number of buckets
//   /item-cards/zh/{buckets}/{at}.json   the cards of a bucket (`bucketOf` of the key)
//
// Nobody loads all of a large library, and a small one is a single file. `src/platform/item-cards.ts` reads them.

export const CARD_KINDS = ['game', 'role', 'partner'] as const;

export type CardKind = (typeof CARD_KINDS)[number];

/** The key of a card: no two items of one kind have the same id. */
export function cardKey(kind: CardKind, id: string): string {
  return `${kind} ${id}`;
}

const cardSchema = z.object({
  name: z.string(),
  /** Present where the name stayed Chinese. */
  foreign: z.optional(z.literal(1)),
  /** The name of a role's game; `foreignGame` where it stayed Chinese. */
  game: z.optional(z.string()),
  foreignGame: z.optional(z.literal(1)),
  /** How many play a game and how long a sitting takes, in words, as far as that is known. */
  facts: z.optional(z.array(z.string())),
  /** Time of the last change of a game or role, in milliseconds since 1970. */
  at: z.optional(z.number()),
  /** The id of today, under one that the item had before. */
  now: z.optional(z.string()),
  /** A cover, or a face: the picture of middle width, and candidates for thumbnails and cards; none of a placeholder. */
  src: z.string(),
  srcSet: z.optional(z.string()),
  /** Colour beneath the picture while it loads: `#rrggbb`. */
  color: z.string(),
});

/** Name and picture of an item, as a card shows them. */
export type ItemCard = z.infer<typeof cardSchema>;

/** Cards by their key. */
export const itemCardsSchema = z.record(z.string(), cardSchema);

export type ItemCards = z.infer<typeof itemCardsSchema>;

export const itemCardsRootSchema = z.union([
  z.object({ cards: itemCardsSchema }),
  z.object({ buckets: z.int().check(z.positive()) }),
]);

export type ItemCardsRoot = z.infer<typeof itemCardsRootSchema>;

/** The folder of a language's buckets. */
export function itemCardsFolder(locale: Locale): string {
  return `/item-cards/${locale}`;
}

/** The address of a language's root. */
export function itemCardsAddress(locale: Locale): string {
  return `${itemCardsFolder(locale)}.json`;
}

/** The address of a bucket: with another number of them an item is in another one. */
export function cardBucketAddress(locale: Locale, buckets: number, at: number): string {
  return `${itemCardsFolder(locale)}/${buckets}/${at}.json`;
}
