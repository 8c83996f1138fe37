import path from 'node:path';
import type { Actions } from 'gatsby';
import type { Locale } from '../../../config/locales';
import {
  matchPathOf,
  pagePath,
  routes,
  VARIANTS,
  type ParamsOf,
  type Route,
  type RouteName,
  type Variant,
} from '../../../routes';
import type { HeadTexts, PageContext } from '../../../routes/page-context';
import { i18nContext, PAGE_CREATOR, type I18nContext } from '../../patches/node/i18n-plugin';
import { localesOf } from './built-locales';

type ContextValue =
  | string
  | number
  | boolean
  | null
  | readonly ContextValue[]
  | { readonly [key: string]: ContextValue };

/** Request of a route family: one page, in every language and variant that its route has. */
export interface PageSpec<N extends RouteName = RouteName> {
  readonly route: N;
  readonly params: ParamsOf<N>;
  /** File in `src/templates`, without its ending; one for each variant where the two really differ. */
  readonly template: string | Readonly<Record<Variant, string>>;
  /** Further variables of the template's query, per language and variant. */
  readonly context?: (locale: Locale, variant: Variant) => Readonly<Record<string, ContextValue>>;
}

/** Makes a {@link PageSpec} whose parameters are checked against its route. */
export function page<N extends RouteName>(
  route: N,
  params: ParamsOf<N>,
  template: PageSpec['template'],
  context?: PageSpec['context'],
): PageSpec {
  return { route, params, template, ...(context && { context }) };
}

/** A page as Gatsby's `createPage` takes it. */
export interface GatsbyPage {
  readonly path: string;
  readonly matchPath?: string;
  readonly component: string;
  readonly context: PageContext & {
    readonly i18n: I18nContext;
    readonly [variable: string]: unknown;
  };
}

function templateFile(template: PageSpec['template'], variant: Variant): string {
  return path.resolve(
    'src',
    'templates',
    `${typeof template === 'string' ? template : template[variant]}.tsx`,
  );
}

/** Texts of heads in place of those that search engines could not use, by the address of the page for desks. */
export type HeadsByPage = ReadonlyMap<string, HeadTexts>;

/**
 * Makes the pages of a spec: language × variant × path × matchPath.
 * @param built the languages that this build writes; what a page says of the others is the same
 */
export function pagesOf(
  spec: PageSpec,
  built: readonly Locale[],
  heads: HeadsByPage = new Map(),
): GatsbyPage[] {
  const route: Route = routes[spec.route];
  const variants = VARIANTS.filter((variant) => route.variants.includes(variant));
  return localesOf(route, built).flatMap((locale) =>
    variants.map((variant): GatsbyPage => {
      const place = { locale, variant };
      const address = pagePath(spec.route, spec.params, place);
      const matchPath = matchPathOf(spec.route, place);
      const head = heads.get(pagePath(spec.route, spec.params, { locale, variant: 'pc' }));
      return {
        path: address,
        ...(matchPath !== undefined && { matchPath }),
        component: templateFile(spec.template, variant),
        context: {
          ...spec.context?.(locale, variant),
          language: locale,
          variant,
          route: spec.route,
          params: spec.params,
          ...(head && { head }),
          i18n: i18nContext(locale),
        },
      };
    }),
  );
}

/**
 * Creates pages. The only caller of `createPage`.
 * @param isKept tells of a page that Gatsby has it already
 */
export function createPagesOf(
  createPage: Actions['createPage'],
  pages: readonly GatsbyPage[],
  isKept: (page: GatsbyPage) => boolean = () => false,
): void {
  for (const each of pages) if (!isKept(each)) createPage({ ...each }, PAGE_CREATOR);
}
