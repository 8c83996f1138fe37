/** What of the site decides about an address; JSON, because it is put into the page's head. */
export interface AddressFacts {
  /** What stands in front of an address in each language. */
  readonly prefixes: Readonly<Record<string, string>>;
  /** Whether the page has a twin in the other variant. */
  readonly hasTwin: boolean;
  /** How addresses begin that are on mobile only, and where a desk goes instead. */
  readonly mobileOnly: string;
  readonly instead: string;
}

/** What of the visitor decides about an address. */
export interface AskedAddress {
  readonly pathname: string;
  readonly search: string;
  /** The language that was once picked, or nothing. */
  readonly locale: string;
  /** The variant that the visitor has chosen, or nothing. */
  readonly chosen: string;
  /** The window is as narrow as the mobile variant wants it. */
  readonly isNarrow: boolean;
  /** Queries of before, the latest first: they go on beneath the address's own. */
  readonly earlier: readonly string[];
}

/**
 * Where a visitor belongs who asked for an address: the variant by the width or the own choice, the language
 * that was once picked (on the bare home page alone), the query that the visit came with (design,
 * "check-device", "Locale preference", "Query carry"). What it returns settles to itself, so that nobody is
 * led in a circle. Uses nothing from around it: its text is put into the page's head.
 * @param carry merges an earlier query beneath another one
 * @returns the path, the same as it was asked for when it is right, and the query
 */
export const settledAddress = (
  { prefixes, hasTwin, mobileOnly, instead }: AddressFacts,
  { pathname, search, locale, chosen, isNarrow, earlier }: AskedAddress,
  carry: (previous: string, next: string) => string,
): { path: string; query: string } => {
  const named = Object.values(prefixes).find(
    (prefix) => prefix !== '' && `${pathname}/`.startsWith(`${prefix}/`),
  );
  const behind = pathname.slice((named ?? '').length);
  const isMobile = `${behind}/`.startsWith('/m/');
  const rest = (isMobile ? behind.slice(2) : behind) || '/';
  const wantsMobile = chosen === 'm' || (chosen !== 'pc' && isNarrow);
  const toMobile = hasTwin ? wantsMobile : isMobile;
  const language = named ?? (rest === '/' ? (prefixes[locale] ?? '') : '');
  const path =
    language + (toMobile ? '/m' : '') + (!toMobile && rest.startsWith(mobileOnly) ? instead : rest);
  return {
    // `/en` and `/m` are other spellings of pages that end with a slash.
    path: path === `${pathname}/` ? pathname : path,
    query: earlier.reduce((query, before) => carry(before, query), search),
  };
};
