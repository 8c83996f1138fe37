import { LOCALES, type Locale } from '../../config/locales';
import { href, VARIANTS, type Place, type RouteName, type Variant } from '../../routes';
import { compareFragment } from '../../routes/compare-fragment';
import { SAMPLE, visitedPages } from '../sample-pages';

export const SCHEMES = ['light', 'dark'] as const;
export type ColorScheme = (typeof SCHEMES)[number];

/** One picture to take. */
export interface Shot {
  readonly kind: string;
  readonly address: string;
  readonly locale: Locale;
  readonly variant: Variant;
  readonly scheme: ColorScheme;
}

type PageAddress = Pick<Shot, 'kind' | 'address' | 'locale' | 'variant'>;

const shells: readonly RouteName[] = [
  'partnerChat',
  'partnerStory',
  'partnerDetail',
  'partnerGames',
  'profile',
];

/** Games and roles side by side, which the build knows nothing of. */
function compared(place: Place): PageAddress[] {
  const page = href('compare', {}, place);
  return [
    {
      kind: 'comparedGames',
      address: page + compareFragment('game', [SAMPLE.game, 'last-lighthouse']),
      ...place,
    },
    {
      kind: 'comparedRoles',
      address: page + compareFragment('role', [SAMPLE.role, 'cat-inn-tiejiangjun']),
      ...place,
    },
  ];
}

/** Pages whose content comes in the browser, and the one that is not there. */
const drawnInBrowser: readonly PageAddress[] = LOCALES.flatMap((locale) =>
  VARIANTS.flatMap((variant): PageAddress[] => {
    const place = { locale, variant };
    return [
      ...shells.map((kind) => ({
        kind,
        address: href(kind, { id: SAMPLE.partner, doc: '', tag: '', page: '' }, place),
        ...place,
      })),
      { kind: 'searchResults', address: `${href('search', {}, place)}?searchValue=a`, ...place },
      ...compared(place),
      { kind: 'notFound', address: `${href('home', {}, place)}nope`, ...place },
    ];
  }),
);

/** Every page kind × pc/m × zh/en/ja × light/dark. */
export const allShots: readonly Shot[] = [...visitedPages, ...drawnInBrowser].flatMap(
  ({ kind, address, locale, variant }) =>
    SCHEMES.map((scheme): Shot => ({ kind, address, locale, variant, scheme })),
);

/** True when a list on the command line has a value, or was not given. */
export function among(list: string | undefined, value: string): boolean {
  return list === undefined || list.split(',').includes(value);
}
