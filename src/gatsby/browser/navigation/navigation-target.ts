import { carryQuery, twinOf, type Variant } from '../../../routes';

/** Files are served as they are, without the query of the page that led there (design, "Query carry"). */
const FILE = /\.[a-z]+$/;

/**
 * Where a navigation inside of the site really goes: with the query of the page that is left beneath its own
 * (specification, section 2.5), in the variant that this visitor gets, so that a page without a twin leads on
 * to the right one. The fragment stays.
 * @param to a path of the site with query and fragment, or without
 * @param search the query of the page that is left
 */
export function navigationTarget(to: string, search: string, variant: Variant): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  if (FILE.test(path)) return to;
  return (twinOf(path, variant) ?? path) + carryQuery(search, query) + hash;
}
