import { endpoints } from '../../contract';
import { invalidInput } from '../api/endpoint-error';
import { defineHandler } from '../api/define-handler';
import { toPage } from '../database/paging';
import { findDocuments } from '../search/find-documents';
import { searchTermsOf } from '../search/normalize-text';
import { toWireHit } from '../search/hit';

/** Games and roles whose names, tags or texts hold every word of the search, in any of the three languages. */
export const knowledgeSearch = defineHandler(endpoints.knowledgeSearch, async (input, { db }) => {
  const terms = searchTermsOf(input.search_value);
  if (terms.length === 0) throw invalidInput('search_value', 'expected more than blanks');
  const { rows, total } = await findDocuments(db, terms, input);
  return toPage(
    rows.map((row) => toWireHit(row, terms)),
    total,
    input,
  );
});
