/** Facts of the site that decide about an address; JSON, because it is put into the page's head. */
export interface SiteFacts {
  /** Prefix of an address in each language but the default, by the cookie that asks for it. */
  readonly prefixes: Readonly<Record<string, string>>;
  /** True when the page has a twin in the other variant. */
  readonly hasTwin: boolean;
  /** How addresses begin that are under /m alone, whatever the window. */
  readonly mobileOnly: string;
}

/** Facts of the visitor that decide about an address. */
export interface EntryRequest {
  readonly pathname: string;
  readonly search: string;
  /** Each `name=value`. */
  readonly cookies: readonly string[];
  /** The variant that the visitor has chosen, or nothing. */
  readonly chosen: string;
  /** The window is as narrow as the mobile variant wants it. */
  readonly isNarrow: boolean;
  /** Queries of before, the latest first: they go on beneath the address's own. */
  readonly earlier: readonly string[];
}

/**
 * Resolves the address at which a visitor belongs who asked for one: the variant by the width or the own choice, the
 * language that was once picked (on the bare home page alone), the query that the visit came with (design,
 * "check-device", "Locale preference", "Query carry"). What it returns settles to itself, so that nobody is led in a
 * circle. Uses nothing from around it, because its text is put into the page's head, and no syntax that the build would
 * write out at length.
 * @param carry merges an earlier query beneath another one
 * @returns the path, the same as it was asked for when it is right, and the query
 */
export function resolveEntryUrl(
  { prefixes, hasTwin, mobileOnly }: SiteFacts,
  { pathname, search, cookies, chosen, isNarrow, earlier }: EntryRequest,
  carry: (previous: string, next: string) => string,
): { path: string; query: string } {
  const languages = Object.values(prefixes);
  // What begins with two slashes would be another site's address.
  const asked = pathname.replace(/[/\\]+/g, '/');
  // All that names a language or the variant, however often, so that what is left names neither.
  const naming = new RegExp('^((' + languages.join('|') + '|/m)(?=/|$))*');
  const behind = asked.replace(naming, '');
  const rest = behind || '/';
  const names = asked.slice(0, asked.length - behind.length).split(/(?=\/)/);
  const [named = ''] = names.filter((name) => languages.includes(name));
  const isMobile = names.includes('/m');
  const wantsMobile = chosen === 'm' || (chosen !== 'pc' && isNarrow);
  const toMobile = rest.startsWith(mobileOnly) || (hasTwin ? wantsMobile : isMobile);
  const [picked = ''] = Object.keys(prefixes)
    .filter((cookie) => cookies.includes(cookie))
    .map((cookie) => prefixes[cookie]);
  const path = (named || (rest === '/' ? picked : '')) + (toMobile ? '/m' : '') + rest;
  return {
    // `/en` and `/m` are other spellings of pages that end with a slash.
    path: path === `${pathname}/` ? pathname : path,
    query: earlier.reduce((query, before) => carry(before, query), search),
  };
}
