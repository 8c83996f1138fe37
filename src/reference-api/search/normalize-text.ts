import { withoutSpoilers } from '../../contract/spoilers';

/** Text as the search compares it: without difference of case, of full-width and half-width forms, or of apostrophes. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('’', "'");
}

/** The words of a search, folded; none when it is blank. */
export function searchTermsOf(search: string): string[] {
  return [
    ...new Set(
      fold(search)
        .split(/\s+/u)
        .filter((term) => term !== ''),
    ),
  ];
}

/** A link or picture; its address may hold one pair of brackets. */
const LINK = /!?\[([^[\]]*)\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g;

/** The mark of a heading, a list's item or a quotation. */
const LINE_MARK = /^[ \t]*(?:#{1,6}|[-*+>]|\d+\.)(?=\s)/gm;

/**
 * Markdown without its marks and folded answers, in one line: for snippets and for what the search looks through. Both patterns stop where
 * the next mark begins, so that no text is read more than a few times.
 */
export function plainText(markdown: string): string {
  return withoutSpoilers(markdown)
    .replace(LINK, '$1')
    .replace(LINE_MARK, '')
    .replace(/[*_`~|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
