import { createContext, useContext } from 'react';
import { normalizeText } from '../../local-search/normalize-text';

type SearchPartner = Queries.SearchPartnerFragment;

/** Partners that the build knew, in their order. */
export const SearchPartners = createContext<readonly SearchPartner[]>([]);

/** Finds the partner who knows a game: the first one; undefined where nobody does. */
export function usePartnerOf(gameId: string): SearchPartner | undefined {
  const partners = useContext(SearchPartners);
  return partners.find(({ games }) => games.some((game) => game.gameId === gameId));
}

/** The most partners that are offered at once. */
const MOST = 3;

/**
 * Picks the partners to take a search to: first those who know a game that it names, then those of games that are near,
 * then the others in their order.
 * @param nearIds ids of the games that are near, the nearest first
 */
export function partnersFor(
  text: string,
  partners: readonly SearchPartner[],
  nearIds: readonly string[],
): readonly SearchPartner[] {
  const search = normalizeText(text);
  const named = partners.filter(({ games }) =>
    games.some((game) => search.includes(normalizeText(game.text.name))),
  );
  const near = nearIds.flatMap((id) =>
    partners.filter(({ games }) => games.some(({ gameId }) => gameId === id)),
  );
  return [...new Set([...named, ...near, ...partners])].slice(0, MOST);
}
