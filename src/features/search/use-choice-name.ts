import { useStrings } from '../../i18n/use-strings';
import type { WrittenChoice } from '../../local-search/choices-in-query';

/** Gives the name of a choice. A mood has many words, and the visitor's own says best what was meant; a partner says it too. */
export function useChoiceName(): (choice: WrittenChoice) => string {
  const t = useStrings('typeahead');
  return ({ facet, slug, written }) => (facet === 'mood' ? written : t(`choice-${slug}`));
}
