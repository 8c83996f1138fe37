import { useState } from 'react';
import { call } from '../../api-client/call';
import { useRequest, type RequestState } from '../../api-client/use-request';
import type { WireSearchHit } from '../../contract';
import { hitKey } from './hit';

/** Hits that a visitor gets at a time. */
const HITS_PER_PAGE = 20;

/** What a search has brought until now. */
interface Found {
  readonly hits: readonly WireSearchHit[];
  /** Place of the first hit of the last page. */
  readonly firstNew: number;
  /** Pages loaded. */
  readonly pages: number;
  /** Hits in all, loaded or not. */
  readonly total: number;
  /** Whether there are pages that are not loaded. */
  readonly hasMore: boolean;
}

const NOTHING: Found = { hits: [], firstNew: 0, pages: 0, total: 0, hasMore: true };

interface Answer {
  readonly list: readonly WireSearchHit[];
  readonly total: number;
}

/** Puts a page behind what was found. A hit that moved to a later page meanwhile is not shown twice. */
function append(found: Found, { list, total }: Answer): Found {
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
  /** What can be shown, also while more is loading. */
  readonly found: Found;
  readonly request: RequestState<Found>;
  readonly more: () => void;
}

/** Searches the library page by page. For another text it must be mounted anew. */
export function useSearch(text: string): Search {
  const [before, setBefore] = useState(NOTHING);
  const request = useRequest(String(before.pages), async (signal) => {
    const asked = { search_value: text, page: before.pages + 1, page_size: HITS_PER_PAGE };
    const answer = await call('knowledgeSearch', asked, { signal });
    return answer && append(before, answer);
  });
  const found = request.status === 'ready' ? request.data : before;
  return {
    found,
    request,
    more: () => {
      setBefore(found);
    },
  };
}
