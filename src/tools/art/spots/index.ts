/** The spot illustrations by file name. */
import { failed, locked, notFound } from './astray';
import { empty, noResults, soon } from './waiting';

/** Draws each spot as SVG text. */
export const spots: Readonly<Record<string, () => string>> = {
  empty,
  'no-results': noResults,
  failed,
  'not-found': notFound,
  locked,
  soon,
};
