/** Text as the search compares it: without difference of case or of full-width and half-width forms. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The words of a search, folded; none when it is blank. */
export const termsOf = (search: string): string[] => [
  ...new Set(
    fold(search)
      .split(/\s+/u)
      .filter((term) => term !== ''),
  ),
];
