import { useAsync } from '../api-client/use-async';
import { cardKey, type CardKind, type ItemCard } from '../contract/item-cards';
import { usePlace } from '../i18n/locale-context';
import { readItemCard } from '../platform/item-cards';
import { logRefusal } from '../platform/log';

/** State of an item's card: the card, that the library has no such item, or nothing (yet, or without a network). */
export type CardState = ItemCard | 'gone' | 'waiting' | 'unknown';

interface Keyed {
  readonly kind: CardKind;
  readonly id: string;
}

/**
 * Reads the cards of the items that are shown, in the language of the page, and of no others. It brings zod: for what
 * is part of a chunk.
 * @returns what is known of an item so far
 */
export function useItemCards(items: readonly Keyed[]): (item: Keyed) => CardState {
  const { locale } = usePlace();
  const keys = items.map(({ kind, id }) => cardKey(kind, id));
  const { last, state } = useAsync(
    keys.length === 0 ? undefined : `${locale} ${keys.join(',')}`,
    async () => {
      const read = await Promise.allSettled(
        items.map(({ kind, id }) => readItemCard(locale, kind, id)),
      );
      const failure = read.find((each) => each.status === 'rejected');
      // Without a network what is kept elsewhere is shown.
      if (failure) logRefusal(failure.reason);
      return new Map(
        read.flatMap((each, at): [string, CardState][] =>
          each.status === 'rejected' ? [] : [[keys[at] ?? '', each.value ?? 'gone']],
        ),
      );
    },
  );
  return ({ kind, id }) =>
    last?.get(cardKey(kind, id)) ?? (state.status === 'loading' ? 'waiting' : 'unknown');
}
