import type { LocalHit } from '../../local-search/local-hit';
import { isSentence } from '../../local-search/sentence';
import { ENTRY_KINDS, type EntryKind } from '../../local-search/index-format';

/** An entry of the list of suggestions. */
export type Option =
  | { readonly type: 'hit'; readonly hit: LocalHit }
  | { readonly type: 'recent'; readonly text: string }
  | { readonly type: 'clear' }
  | { readonly type: 'all' | 'sentence'; readonly text: string };

/** Options under a heading, or without one. */
export interface OptionGroup {
  readonly heading: EntryKind | 'recent' | undefined;
  readonly options: readonly Option[];
  /** The place of its first option among those of all groups. */
  readonly first: number;
}

const MOST_HITS = 8;

type Group = Omit<OptionGroup, 'first'>;

function numberOptions(groups: readonly Group[]): OptionGroup[] {
  let first = 0;
  return groups.map((group) => {
    const own = { ...group, first };
    first += group.options.length;
    return own;
  });
}

/** Groups the best hits by kind; the kind of the best one comes first. */
function groupHits(hits: readonly LocalHit[]): Group[] {
  const shown = hits.slice(0, MOST_HITS);
  const kinds = [...new Set([...shown.map(({ kind }) => kind), ...ENTRY_KINDS])];
  return kinds.flatMap((kind) => {
    const own = shown.filter((hit) => hit.kind === kind);
    const options = own.map((hit): Option => ({ type: 'hit', hit }));
    return options.length === 0 ? [] : [{ heading: kind, options }];
  });
}

/**
 * Lists the options: hits and the way to all results, or earlier searches for an empty field. Of a sentence the search
 * comes first: there it is what is wanted.
 */
export function optionGroups(
  query: string,
  hits: readonly LocalHit[],
  recent: readonly string[],
): OptionGroup[] {
  const text = query.trim();
  if (text !== '' && isSentence(text)) {
    const search: Group = { heading: undefined, options: [{ type: 'sentence', text }] };
    return numberOptions([search, ...groupHits(hits)]);
  }
  if (text !== '') {
    return numberOptions([
      ...groupHits(hits),
      { heading: undefined, options: [{ type: 'all', text }] },
    ]);
  }
  if (recent.length === 0) return [];
  const options = recent.map((each): Option => ({ type: 'recent', text: each }));
  return numberOptions([
    { heading: 'recent', options },
    { heading: undefined, options: [{ type: 'clear' }] },
  ]);
}
