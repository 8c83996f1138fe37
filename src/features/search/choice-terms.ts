import { choicesAndRest } from '../../local-search/choices-in-query';
import type { GameChoice } from '../../local-search/game-choices';
import { normalizeText } from '../../local-search/normalize-text';
import { termsOf, type SearchTerm } from './search-terms';

/** How many play and how long a time takes, as a hit tells it in any language. */
const TOLD: Readonly<Partial<Record<GameChoice['facet'], RegExp>>> = {
  players: /\d+(?:(?: to |[–〜])\d+)? ?(?:players?|人)/u,
  session: /\d+(?:(?: to |[–〜])\d+)? ?(?:minutes|分钟|分)/u,
};

/**
 * The terms that are marked on a game that was found by choices: the range that a number of players or a time lies in, which
 * the search has in other words, and words for the rest. Nothing else: "players" alone is no reason.
 */
export function choiceTermsOf(search: string, snippet: string): SearchTerm[] {
  const { choices, written: tag } = choicesAndRest(search);
  const terms = choices.flatMap(({ facet, written }) => {
    const told = TOLD[facet];
    if (!told) return termsOf(written);
    const [range] = told.exec(snippet) ?? [];
    return range === undefined ? [] : normalizeText(range);
  });
  return [...terms, ...(tag === '' ? [] : termsOf(tag))];
}
