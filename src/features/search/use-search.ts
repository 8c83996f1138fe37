import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { queries } from '../../api-client/apollo/typed-documents';
import { toRequestState, type RequestState } from '../../api-client/request-state';
import type { PayloadOf, WireSearchHit } from '../../contract';
import { hitKey } from './hit';

/** The page size of a search. */
const HITS_PER_PAGE = 20;

/** The results so far. */
interface Found {
  readonly hits: readonly WireSearchHit[];
  /** Index of the first hit of the last page. */
  readonly firstNew: number;
  /** Pages loaded. */
  readonly pages: number;
  /** Hits in all, loaded or not. */
  readonly total: number;
  /** Whether there are pages that are not loaded. */
  readonly hasMore: boolean;
}

const NOTHING: Found = { hits: [], firstNew: 0, pages: 0, total: 0, hasMore: true };

/** Appends a page to the results. Drops hits that moved from an earlier page meanwhile. */
function append(found: Found, { list, total }: PayloadOf<'knowledgeSearch'>): Found {
  const known = new Set(found.hits.map(hitKey));
  const pages = found.pages + 1;
  return {
    hits: [...found.hits, ...list.filter((hit) => !known.has(hitKey(hit)))],
    firstNew: found.hits.length,
    pages,
    total,
    hasMore: list.length > 0 && pages * HITS_PER_PAGE < total,
  };
}

interface Search {
  /** The results to show, also while more are loading. */
  readonly found: Found;
  readonly request: RequestState<Found>;
  readonly more: () => void;
}

/** Searches the library page by page. For another text it must be mounted anew. */
export function useSearch(text: string): Search {
  // The pages before the one that is asked for: they stay in view while it loads.
  const [before, setBefore] = useState(NOTHING);
  const { data, error, refetch } = useQuery(queries.knowledgeSearch, {
    variables: { search_value: text, page: before.pages + 1, page_size: HITS_PER_PAGE },
  });
  const all = useMemo(() => data && append(before, data.knowledgeSearch), [data, before]);
  const found = all ?? before;
  return {
    found,
    request: toRequestState({ data: all, error, refetch }),
    more: () => {
      setBefore(found);
    },
  };
}
