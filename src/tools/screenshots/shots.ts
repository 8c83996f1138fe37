import { LOCALES, localeFacts, type Locale } from '../../config/locales';
import type { StoredTexts } from '../../config/storage-keys';
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
  /** Texts that the browser has kept before, by their key in local storage. */
  readonly kept?: Partial<StoredTexts['localStorage']>;
}

type PageAddress = Omit<Shot, 'scheme'>;

const shells: readonly RouteName[] = [
  'partnerChat',
  'partnerStory',
  'partnerDetail',
  'partnerGames',
  'profile',
];

/** A shelf with two boards, a game that is being read, and one that is gone. */
function filledShelf(locale: Locale): string {
  const entries = [
    ['game', SAMPLE.game],
    ['role', SAMPLE.role],
    ['game', 'gone'],
    ['game', 'last-lighthouse'],
    ['game', 'cat-inn'],
    ['game', 'tea-mountain'],
  ].map(([kind, id], at) => ({ kind, id, name: id, lang: localeFacts[locale].tag, at: 100 - at }));
  const places = entries.slice(3, 5).map((entry) => ({ ...entry, section: 's', title: '1' }));
  return JSON.stringify({ favourites: entries, recent: entries.slice(0, 2), places });
}

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
      {
        kind: 'filledShelf',
        address: href('shelf', {}, place),
        ...place,
        kept: { reading: filledShelf(locale) },
      },
      ...compared(place),
      { kind: 'notFound', address: `${href('home', {}, place)}nope`, ...place },
    ];
  }),
);

/** Every page kind × pc/m × zh/en/ja × light/dark. */
export const allShots: readonly Shot[] = [...visitedPages, ...drawnInBrowser].flatMap(
  (page: PageAddress) => SCHEMES.map((scheme): Shot => ({ ...page, scheme })),
);

/** True when a list on the command line has a value, or was not given. */
export function among(list: string | undefined, value: string): boolean {
  return list === undefined || list.split(',').includes(value);
}
