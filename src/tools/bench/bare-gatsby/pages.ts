import { LOCALES, type Locale } from '../../../config/locales';
import { VARIANTS, type Variant } from '../../../routes';

/** The templates of the bare site. */
export const TEMPLATES = ['game', 'roles', 'role', 'list', 'text'] as const;
export type Template = (typeof TEMPLATES)[number];

/** How many pages each template has, all languages and variants together. */
export type PageCounts = Readonly<Record<Template, number>>;

/** A page as Gatsby's `createPage` wants it. */
export interface BarePage {
  readonly path: string;
  readonly template: Template;
  readonly context: Readonly<Record<string, unknown>>;
}

/** The site's templates that are made of the same sort of data; all others are texts. */
const TEMPLATE_OF: Readonly<Record<string, Template>> = {
  game: 'game',
  role: 'role',
  'game-roles': 'roles',
  home: 'list',
  'm-home': 'list',
  library: 'list',
};

/** As many games as a page of the library has at most. */
const LONGEST_LIST = 24;
/** The library itself, and three tags. */
const LISTS_OF_A_GAME = 4;

interface Place {
  readonly language: Locale;
  readonly variant: Variant;
}

const PLACES: readonly Place[] = LOCALES.flatMap((language) =>
  VARIANTS.map((variant) => ({ language, variant })),
);

/** The template of the bare site that stands for one of the site. */
export function templateFor(template: string): Template {
  return TEMPLATE_OF[template] ?? 'text';
}

/**
 * The pages of the bare site that stand for those of the site.
 * @param pagesByTemplate how many pages each of the site's templates has
 */
export function countsFor(pagesByTemplate: ReadonlyMap<string, number>): PageCounts {
  const counts = { game: 0, roles: 0, role: 0, list: 0, text: 0 };
  for (const [template, pages] of pagesByTemplate) counts[templateFor(template)] += pages;
  return counts;
}

/** How many items so many pages show: one in each language and variant. */
export function itemsFor(pages: number): number {
  return Math.ceil(pages / PLACES.length);
}

function prefixOf({ language, variant }: Place): string {
  return `/${language}/${variant}/`;
}

/** The id of the node that holds an item's texts in a language. */
export function nodeId(template: Template, index: number, language: Locale): string {
  return `${template}-${String(index)}-${language}`;
}

/** Which games a list shows: each game is on as many lists as any other, give or take one. */
function gamesOfList(list: number, counts: PageCounts): number[] {
  const games = itemsFor(counts.game);
  const fair = Math.ceil((games * LISTS_OF_A_GAME) / itemsFor(counts.list));
  const length = Math.min(LONGEST_LIST, games, fair);
  return Array.from({ length }, (_, at) => (list * length + at) % games);
}

function pageOf(template: Template, index: number, place: Place, counts: PageCounts): BarePage {
  const { language } = place;
  const own = `${template}/${String(index)}/`;
  const context = {
    language,
    prefix: prefixOf(place),
    strings: `strings-${language}`,
    alternates: PLACES.map((each) => ({ hrefLang: each.language, href: prefixOf(each) + own })),
  };
  const ofTemplate: Readonly<Record<Template, Readonly<Record<string, unknown>>>> = {
    game: { nodeId: nodeId('game', index, language) },
    role: { nodeId: nodeId('role', index, language) },
    roles: { nodeId: nodeId('game', index % itemsFor(counts.game), language) },
    list: {
      title: own,
      nodeIds: gamesOfList(index, counts).map((game) => nodeId('game', game, language)),
    },
    text: { title: own },
  };
  return {
    path: prefixOf(place) + own,
    template,
    context: { ...context, ...ofTemplate[template] },
  };
}

/** So many pages of each template, and every item in as many languages and variants as the number allows. */
export function barePages(counts: PageCounts): BarePage[] {
  return TEMPLATES.flatMap((template) =>
    Array.from({ length: itemsFor(counts[template]) }, (_, index) =>
      PLACES.map((place) => pageOf(template, index, place, counts)),
    )
      .flat()
      .slice(0, counts[template]),
  );
}
