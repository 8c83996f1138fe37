import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { queries } from '../../api-client/apollo/typed-documents';
import { toRequestState, type RequestState } from '../../api-client/request-state';
import type { PayloadOf, WireCharacter } from '../../contract';

/** The largest page size of the API. */
const PAGE_SIZE = 100;

/** No more is read, whatever the list says of its length. */
const MOST_PAGES = 50;

/** A partner in a page of the list: null when there is none by that id, undefined when the next page may know. */
function findPartner(
  id: string,
  { list, total, page }: PayloadOf<'officialCharacters'>,
): WireCharacter | null | undefined {
  const found = list.find((character) => character.id === id);
  const isLast = list.length === 0 || page * PAGE_SIZE >= total || page >= MOST_PAGES;
  return found ?? (isLast ? null : undefined);
}

/**
 * Looks for a partner in the official list, page by page, because no call gives a single one. The data is
 * null when there is no such partner. For another id it must be mounted anew.
 */
export function usePartner(id: string): RequestState<WireCharacter | null> {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(queries.officialCharacters, {
    variables: { page, page_size: PAGE_SIZE },
  });
  const partner = data && findPartner(id, { ...data.officialCharacters, page });
  if (data && partner === undefined) setPage(page + 1);
  return toRequestState({ data: partner, error, refetch });
}
