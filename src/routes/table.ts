/** The two layouts of the site: pc, and m under `/m` (specification, section 2). */
export const VARIANTS = ['pc', 'm'] as const;

export type Variant = (typeof VARIANTS)[number];

/** The part of an address between the language and the page's own path. */
export const variantPrefix: Readonly<Record<Variant, '' | '/m'>> = { pc: '', m: '/m' };

/** The legal documents of the site itself (specification, section 2.2), in the order of the footer. */
export const legalDocuments = ['terms', 'privacy', 'douvterms', 'douvsubscribeterms'] as const;

/**
 * How a route comes to be: `prebuilt` pages are written by the build; a `shell` is prebuilt once and
 * fills every address of its `matchPath` in the browser; `client` addresses are served by a shell;
 * a `file` is script-free HTML beside the pages.
 */
type Made = 'prebuilt' | 'shell' | 'client' | 'file';

export interface Route<P extends string = string> {
  /** The address behind language and variant; `:name` stands for a parameter, also inside a segment. */
  readonly pattern: P;
  readonly made: Made;
  /** The variants it exists in. Where there is only `pc`, the page has no `/m` twin and fits the width itself. */
  readonly variants: readonly Variant[];
  /** True when each language has an address of its own. */
  readonly localized: boolean;
  /** False for pages that search engines must not list; else the only values of `doc` that they may list. */
  readonly listed?: false | readonly string[];
  /** The addresses that a shell fills: the build makes one page for all of them. */
  readonly matchPath?: string;
  /** The parameter of the query that is state of the page itself: no other page's query brings it along. */
  readonly owns?: string;
  /** Its fragment is state of the page itself: no element has that id. */
  readonly ownsFragment?: boolean;
  /** Patterns of its parameters, where it is not an id. */
  readonly params?: Readonly<Record<string, string>>;
}

/** The query parameter of the search page (specification, section 2.7): the only page state in a query. */
export const SEARCH_PARAMETER = 'searchValue';

const pcOnly = ['pc'] as const;
const mOnly = ['m'] as const;

const id = '[A-Za-z0-9_-]{1,64}';
/** The name of a legal document, alone or with the id of an edition directly behind it (section 2.2). */
const legalDoc = `(?:${legalDocuments.join('|')})[A-Za-z0-9_-]{0,48}`;
const agreementDoc = 'agreement[A-Za-z0-9_-]{0,48}';
const pageNumber = '[1-9][0-9]{0,6}';
const tag = '[^/]{1,192}';

function route<P extends string>(
  pattern: P,
  made: Made,
  rest: Partial<Omit<Route<P>, 'pattern' | 'made'>> = {},
): Route<P> {
  return { pattern, made, variants: VARIANTS, localized: true, ...rest };
}

/** Every address of the site, by name; where two patterns match, the earlier one wins. */
export const routes = {
  home: route('/', 'prebuilt'),
  about: route('/about-us/', 'prebuilt'),
  accessibility: route('/accessibility/', 'prebuilt'),
  activity: route('/activity/', 'prebuilt'),
  tonight: route('/tonight/', 'prebuilt', { ownsFragment: true }),
  activityCalendar: route('/activity/:id.ics', 'file', { variants: pcOnly }),

  search: route('/game-library/search/', 'prebuilt', { listed: false, owns: SEARCH_PARAMETER }),
  library: route('/game-library/', 'prebuilt', { ownsFragment: true }),
  libraryPage: route('/game-library/page/:page/', 'prebuilt', { params: { page: pageNumber } }),
  tag: route('/game-library/tag/:tag/', 'prebuilt', { params: { tag } }),
  tagPage: route('/game-library/tag/:tag/page/:page/', 'prebuilt', {
    params: { tag, page: pageNumber },
  }),
  nameIndex: route('/game-library/a-z/', 'prebuilt'),
  nameIndexPage: route('/game-library/a-z/page/:page/', 'prebuilt', {
    params: { page: pageNumber },
  }),
  changes: route('/game-library/changes/', 'prebuilt'),
  compare: route('/game-library/compare/', 'prebuilt', { listed: false, ownsFragment: true }),
  shelf: route('/game-library/shelf/', 'prebuilt', { listed: false }),
  gameRoles: route('/game-library/game-role-:id/', 'prebuilt'),
  role: route('/game-library/role-Info-:id/', 'prebuilt'),
  game: route('/game-library/:id/', 'prebuilt'),

  partners: route('/game-partner/', 'prebuilt'),
  partnerShell: route('/game-partner/_app/', 'shell', {
    listed: false,
    matchPath: '/game-partner/*',
  }),
  partnerChat: route('/game-partner/chat-:id', 'client'),
  partnerStory: route('/game-partner/story-:id', 'client'),
  partnerDetail: route('/game-partner/detail-:id', 'client'),
  partnerGames: route('/game-partner/game-list-:id', 'client'),

  seat: route('/seat/', 'prebuilt', { variants: pcOnly, listed: false, ownsFragment: true }),

  profile: route('/profile/', 'shell', { listed: false, matchPath: '/profile/*' }),
  removeAccount: route('/profile/removeAccount-:id', 'client', { variants: mOnly }),

  topUpFile: route('/topup/:doc.html', 'file', {
    variants: pcOnly,
    params: { doc: agreementDoc },
  }),
  legalFile: route('/:doc.html', 'file', { variants: pcOnly, params: { doc: legalDoc } }),
  // Editions of a document for single channels (`terms-txj`) are not listed.
  legal: route('/:doc/', 'prebuilt', {
    variants: pcOnly,
    params: { doc: legalDoc },
    listed: legalDocuments,
  }),

  notFound: route('/404/', 'prebuilt', { variants: pcOnly, localized: false, listed: false }),
} as const;

export type RouteName = keyof typeof routes;

type NameOf<S extends string> = S extends `${infer N}/${string}`
  ? NameOf<N>
  : S extends `${infer N}.${string}`
    ? N
    : S;

type ParamNames<P extends string> = P extends `${string}:${infer R}`
  ? NameOf<R> | ParamNames<R>
  : never;

/** The parameters of a route, all of them text: `{ id }` for `/game-library/:id/`, `{}` for `/`. */
export type ParamsOf<N extends RouteName> = Record<
  ParamNames<(typeof routes)[N]['pattern']>,
  string
>;

/** The source of the regular expression for one parameter of a route. */
export function paramSource(entry: Route, name: string): string {
  return entry.params?.[name] ?? id;
}

/** True when search engines may list a page: its head says nothing else, and the sitemap names it. */
export function isListed(name: RouteName, params: Readonly<Record<string, string>>): boolean {
  const { listed }: Route = routes[name];
  return listed === undefined || (listed && listed.includes(params.doc ?? ''));
}
