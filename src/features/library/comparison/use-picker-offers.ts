import { useAsync } from '../../../api-client/use-async';
import type { Locale } from '../../../config/locales';
import { usePlace } from '../../../i18n/locale-context';
import { readItemCard } from '../../../platform/item-cards';
import type { ComparedKind } from '../../../routes/compare-fragment';
import { useReadingRecord } from '../shelf/reading-record';
import { readRolesOfGame } from './compared-roles';
import type { PickerOffer, PickerOffers } from './comparison-picker';

/** The most games and roles that are offered because they were seen. */
const MOST_SEEN = 6;

function isForeign(text: { readonly untranslated: readonly string[] }): boolean {
  return text.untranslated.includes('name');
}

async function rolesOfGame(
  gameId: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<PickerOffer[]> {
  const { text: of, roles } = await readRolesOfGame(gameId, locale, signal);
  const game = { name: of.name, isChinese: isForeign(of) };
  return roles.map(({ roleId, avatar, text }) => ({
    ...{ kind: 'role', id: roleId, name: text.name, isChinese: isForeign(text), game },
    picture: avatar.src,
  }));
}

interface Seen {
  readonly kind: ComparedKind;
  readonly id: string;
}

/** Reads the cards of what was seen; what the library no longer has is left out. */
async function cardsOf(seen: readonly Seen[], locale: Locale): Promise<PickerOffer[]> {
  const cards = await Promise.all(
    seen.map(async ({ kind, id }) => ({ kind, id, card: await readItemCard(locale, kind, id) })),
  );
  return cards.flatMap(({ kind, id, card }): PickerOffer[] => {
    if (!card) return [];
    const { name, foreign, game, foreignGame, src } = card;
    return [
      {
        ...{ kind, id: card.now ?? id, name, isChinese: foreign !== undefined, picture: src },
        game: game === undefined ? undefined : { name: game, isChinese: foreignGame !== undefined },
      },
    ];
  });
}

/**
 * Offers what a visitor is likely to compare: the other roles of a game, and what they have seen or keep. Whatever does not
 * come is not offered: it can be typed.
 * @param gameId the game of the roles that are compared
 */
export function usePickerOffers(
  kinds: readonly ComparedKind[],
  taken: readonly string[],
  gameId: string | undefined,
): readonly PickerOffers[] {
  const { locale } = usePlace();
  const record = useReadingRecord((state) => state.record);
  const entries = [...record.favourites, ...record.recent].filter(
    ({ kind, id }) => kinds.includes(kind) && !taken.includes(id),
  );
  const keys = [...new Set(entries.map(({ kind, id }) => `${kind} ${id}`))];
  const seen = keys
    .slice(0, MOST_SEEN)
    .flatMap((key) => entries.find(({ kind, id }) => `${kind} ${id}` === key) ?? []);
  const { state: same } = useAsync(gameId && `${locale} ${gameId}`, (signal) =>
    rolesOfGame(gameId ?? '', locale, signal),
  );
  const { state: cards } = useAsync(
    seen.length === 0 ? undefined : `${locale} ${keys.slice(0, MOST_SEEN).join(' ')}`,
    () => cardsOf(seen, locale),
  );
  const ofGame = same.status === 'ready' ? same.data : [];
  const isNew = ({ id }: PickerOffer): boolean => !taken.includes(id);
  const isOther = ({ id }: PickerOffer): boolean => !ofGame.some((role) => role.id === id);
  const lately = cards.status === 'ready' ? cards.data : [];
  return [
    { heading: 'same-game', items: ofGame.filter(isNew) },
    { heading: 'seen', items: lately.filter((offer) => isNew(offer) && isOther(offer)) },
  ];
}
