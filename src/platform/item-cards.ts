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
import { fetchKeptText } from './network/fetch-site-json';

/** Files of this page that have come or are on their way, so that none is read twice. */
const roots = new Map<string, Promise<ItemCardsRoot>>();
const buckets = new Map<string, Promise<ItemCards>>();

function readOnce<T>(
  kept: Map<string, Promise<T>>,
  address: string,
  parse: (json: unknown) => T,
): Promise<T> {
  const known = kept.get(address);
  if (known) return known;
  const reading = fetchKeptText(address).then((text) => parse(JSON.parse(text)));
  kept.set(address, reading);
  // A later try asks again.
  reading.catch(() => kept.delete(address));
  return reading;
}

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
