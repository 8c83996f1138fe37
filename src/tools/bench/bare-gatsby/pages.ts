import { LOCALES, type Locale } from '../../../config/locales';
import { VARIANTS, type Variant } from '../../../routes';

/** The templates of the bare site. */
export const TEMPLATES = ['game', 'roles', 'role', 'list', 'text'] as const;
export type Template = (typeof TEMPLATES)[number];

/** Number of pages by template, all languages and variants together. */
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

/** Most games on one page of the library. */
const LONGEST_LIST = 24;
/** A game is on so many lists (the library, and three tags): by these steps from the list before. */
const STEPS = [1, 3, 7, 11];

interface BarePlace {
  readonly language: Locale;
  readonly variant: Variant;
}

const PLACES: readonly BarePlace[] = LOCALES.flatMap((language) =>
  VARIANTS.map((variant) => ({ language, variant })),
);

/** The template of the bare site that stands for one of the site. */
function templateFor(template: string): Template {
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

/** Counts the items that some pages show: each has a page in every language and variant. */
export function itemsFor(pages: number): number {
  return Math.ceil(pages / PLACES.length);
}

function prefixOf({ language, variant }: BarePlace): string {
  return `/${language}/${variant}/`;
}

/** The id of the node that holds an item's texts in a language. */
export function nodeId(template: Template, index: number, language: Locale): string {
  return `${template}-${String(index)}-${language}`;
}

/** Distributes games over lists. An added game changes some lists and leaves the others as they are. */
function gamesByList(counts: PageCounts): number[][] {
  const lists = Array.from({ length: itemsFor(counts.list) }, (): number[] => []);
  for (let game = 0; game < itemsFor(counts.game); game += 1) {
    STEPS.forEach((step, at) => {
      const list = lists[(game * step + at) % lists.length] ?? [];
      if (list.length < LONGEST_LIST && !list.includes(game)) list.push(game);
    });
  }
  return lists;
}

function pageOf(
  template: Template,
  index: number,
  place: BarePlace,
  listed: readonly number[],
): BarePage {
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
    roles: { nodeId: nodeId('game', index, language) },
    list: {
      title: own,
      nodeIds: listed.map((game) => nodeId('game', game, language)),
    },
    text: { title: own },
  };
  return {
    path: prefixOf(place) + own,
    template,
    context: { ...context, ...ofTemplate[template] },
  };
}

/** Lists the pages of each template; each item gets as many languages and variants as the number allows. */
export function barePages(counts: PageCounts): BarePage[] {
  const lists = gamesByList(counts);
  return TEMPLATES.flatMap((template) =>
    Array.from({ length: itemsFor(counts[template]) }, (_, index) =>
      PLACES.map((place) => pageOf(template, index, place, lists[index] ?? [])),
    )
      .flat()
      .slice(0, counts[template]),
  );
}
