/** Text as the search compares it: without difference of case or of full-width and half-width forms. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
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

/** Markdown without its marks, in one line: for snippets and for what the search looks through. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|[-*+>]|\d+\.)\s+/gm, '')
    .replace(/[*_`~|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
