import type { Locale } from '../../../config/locales';
import type { PartnerWords } from './partner-words';

/**
 * Selects answers to the greeting of a partner, in a language.
 * @param hasGame true for a game of the library: an answer leads to no other
 */
export function answersIn(
  words: PartnerWords | undefined,
  hasGame: (id: string) => boolean,
  locale: Locale,
) {
  return (words?.answers ?? []).map(({ say, reply, to }) => {
    const place = typeof to === 'string' ? to : null;
    const gameId = typeof to !== 'string' && hasGame(to.game) ? to.game : null;
    return { say: say[locale], reply: reply[locale], place, gameId };
  });
}

/**
 * Selects what a partner says of its games, in a language. What it says of games that are another's or nobody's is for the
 * table alone (`outputs/tonight-words`).
 * @param isOwn true for a game of the library that is the partner's
 */
export function reasonsIn(
  words: PartnerWords | undefined,
  isOwn: (id: string) => boolean,
  locale: Locale,
) {
  return Object.entries(words?.games ?? {})
    .filter(([gameId]) => isOwn(gameId))
    .map(([gameId, reason]) => ({ gameId, text: reason[locale] }));
}
