/** The part of the results that is shown. */
export type ResultKind = 'all' | 'game' | 'role';

export const RESULT_KINDS: readonly ResultKind[] = ['all', 'game', 'role'];

/** The state in the fragment of the search page's address; the query is carried from page to page and holds the text alone. */
export interface ResultFilter {
  readonly kind: ResultKind;
  /** The number of pages of results that are shown, one below the other. */
  readonly pages: number;
}

/** The most pages that an address may ask for at once: each is a call. */
const MOST_PAGES = 25;

/** The fragment for a filter, with its `#`; empty for the first page of all. */
export function resultFragment({ kind, pages }: ResultFilter): string {
  const parameters = new URLSearchParams();
  if (kind !== 'all') parameters.set('type', kind);
  if (pages > 1) parameters.set('pages', String(pages));
  const text = parameters.toString();
  return text === '' ? '' : `#${text}`;
}

/** Reads the fragment of the search page's address; what cannot be asked for is left out. */
export function readResultFragment(hash: string): ResultFilter {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const kind = RESULT_KINDS.find((each) => each === parameters.get('type')) ?? 'all';
  const pages = Number(parameters.get('pages') ?? 1);
  const isSound = Number.isInteger(pages) && pages > 1;
  return { kind, pages: isSound ? Math.min(pages, MOST_PAGES) : 1 };
}
