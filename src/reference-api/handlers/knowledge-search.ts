import { endpoints } from '../../contract';
import { invalidInput } from '../api/endpoint-error';
import { useCase } from '../api/define-handler';
import { toPage } from '../database/paging';
import { findDocuments } from '../search/find-documents';
import { termsOf } from '../search/normalize-text';
import { toHit } from '../search/hit';

/** Games and roles whose names, tags or texts hold every word of the search, in any of the three languages. */
export const knowledgeSearch = useCase(endpoints.knowledgeSearch, async (input, { db }) => {
  const terms = termsOf(input.search_value);
  if (terms.length === 0) throw invalidInput('search_value', 'expected more than blanks');
  const { rows, total } = await findDocuments(db, terms, input);
  return toPage(
    rows.map((row) => toHit(row, terms)),
    total,
    input,
  );
});
