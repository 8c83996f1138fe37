/** Text as the search compares it: without difference of case or of full-width and half-width forms. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The words of a search, folded; none when it is blank. */
export function termsOf(search: string): string[] {
  return [
    ...new Set(
      fold(search)
        .split(/\s+/u)
        .filter((term) => term !== ''),
    ),
  ];
}
