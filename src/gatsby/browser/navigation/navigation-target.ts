import { carryQuery, ownParameter, twinOf, type Variant } from '../../../routes';
import { decodableFragment } from '../../patches/browser/malformed-fragment';

/** Files are served as they are, without the query of the page that led there (design, "Query carry"). */
const FILE = /\.[a-z]+$/;

/** Drops what a query does not carry on to a path: what is state of the page there comes from its own address alone. */
function carriedTo(path: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete(ownParameter(path));
  return String(query);
}

/**
 * Returns where a navigation inside of the site really goes: with the query of the page that is left beneath its own
 * (specification, section 2.5), in the variant that this visitor gets, so that a page without a twin leads on
 * to the right one. The fragment stays, and can be decoded.
 * @param to a path of the site with query and fragment, or without
 * @param search the query of the page that is left
 */
export function navigationTarget(to: string, search: string, variant: Variant): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  if (FILE.test(path)) return to;
  return (
    (twinOf(path, variant) ?? path) +
    carryQuery(carriedTo(path, search), query) +
    decodableFragment(hash)
  );
}
