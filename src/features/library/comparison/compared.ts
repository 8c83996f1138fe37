import { ID_PATTERN } from '../../../contract/patterns';
import type { ComparedKind } from '../../../routes/compare-fragment';

/** Columns that a table has room for. */
export const MOST_COMPARED = 4;

/** Games or roles that are compared, in their order. */
export interface Compared {
  readonly kind: ComparedKind;
  readonly ids: readonly string[];
}

const GAMES = 'game:';

/** Reads what a fragment such as `#one,two` (roles) or `#game:one,two` names: each once, four at the most. */
export function readCompared(hash: string): Compared {
  const text = hash.replace(/^#/, '');
  const isOfGames = text.startsWith(GAMES);
  const ids = (isOfGames ? text.slice(GAMES.length) : text)
    .split(',')
    .filter((id) => ID_PATTERN.test(id));
  return {
    kind: isOfGames ? 'game' : 'role',
    ids: [...new Set(ids)].slice(0, MOST_COMPARED),
  };
}
