import { LOCALES, localeFacts } from '../config/locales';
import { href, routes, VARIANTS, type Place, type RouteName } from '../routes';

/** Ids of the sample library that the browser tests visit. */
export const SAMPLE = {
  game: 'lantern-city',
  role: 'cat-inn-sangeng',
  partner: 'p-lingxi',
  tag: '科幻',
} as const;

function paramsOf(kind: RouteName) {
  return {
    id: kind === 'role' ? SAMPLE.role : SAMPLE.game,
    doc: 'terms',
    tag: SAMPLE.tag,
    page: '2',
  };
}

/** The kinds of prebuilt pages; paged lists are visited in the build of a larger library. */
const kinds: readonly RouteName[] = [
  'home',
  'about',
  'accessibility',
  'activity',
  'tonight',
  'library',
  'tag',
  'game',
  'gameRoles',
  'role',
  'search',
  'nameIndex',
  'changes',
  'compare',
  'shelf',
  'partners',
  'legal',
];

/** Kinds that are made of the same parts as the library and a game. */
export const LIKE_OTHERS: readonly RouteName[] = [
  'tag',
  'gameRoles',
  'role',
  'nameIndex',
  'changes',
  'compare',
  'shelf',
];

/** Windows that people have: a small laptop's, and a phone's. */
export const WINDOWS = {
  pc: { width: 1280, height: 800 },
  m: { width: 390, height: 844 },
} as const;

/** Pixels for one of CSS: most phones have three. */
export const PIXEL_RATIO = { pc: 1, m: 3 } as const;

export interface VisitedPage extends Place {
  readonly kind: RouteName;
  readonly address: string;
  /** Expected `<html lang>`. */
  readonly lang: string;
  /** Expected canonical link, without the site's address. */
  readonly canonical: string;
}

function visit(kind: RouteName, place: Place): VisitedPage {
  return {
    ...place,
    kind,
    address: href(kind, paramsOf(kind), place),
    lang: localeFacts[place.locale].tag,
    canonical: href(kind, paramsOf(kind), { ...place, variant: 'pc' }),
  };
}

/** Every kind of prebuilt page in every language and variant that it has. */
export const visitedPages: readonly VisitedPage[] = kinds.flatMap((kind) =>
  LOCALES.flatMap((locale) =>
    VARIANTS.filter((variant) => routes[kind].variants.some((each) => each === variant)).map(
      (variant) => visit(kind, { locale, variant }),
    ),
  ),
);

/**
 * Each kind and variant in one language only, to save time; every language comes up several times.
 */
export const sampledPages: readonly VisitedPage[] = visitedPages.filter(
  ({ kind, locale, variant }) =>
    LOCALES[(kind.length + variant.length) % LOCALES.length] === locale,
);
