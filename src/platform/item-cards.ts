import type { Locale } from '../config/locales';
import {
  cardBucketAddress,
  cardKey,
  itemCardsAddress,
  itemCardsRootSchema,
  itemCardsSchema,
  type CardKind,
  type ItemCard,
  type ItemCards,
  type ItemCardsRoot,
} from '../contract/item-cards';
import { bucketOf } from '../local-search/index-format';
import { readOnce } from './network/read-once';

const roots = new Map<string, Promise<ItemCardsRoot>>();
const buckets = new Map<string, Promise<ItemCards>>();

/**
 * Reads the card of a game, role or partner in a language: its name, picture and game. A small library is one file;
 * of a large one, only the bucket of the item is read. Without a network, what the browser has kept is enough.
 * @returns undefined where the library has no such item
 * @throws when a file cannot be read
 */
export async function readItemCard(
  locale: Locale,
  kind: CardKind,
  id: string,
): Promise<ItemCard | undefined> {
  const key = cardKey(kind, id);
  const root = await readOnce(roots, itemCardsAddress(locale), (json) =>
    itemCardsRootSchema.parse(json),
  );
  if ('cards' in root) return root.cards[key];
  const address = cardBucketAddress(locale, root.buckets, bucketOf(key, root.buckets));
  const cards = await readOnce(buckets, address, (json) => itemCardsSchema.parse(json));
  return cards[key];
}
