import type { Locale } from '../config/locales';
import type { ParamsOf, RouteName, Variant } from '.';

/** What the page factory puts into every page's context. */
export interface PageContext<N extends RouteName = RouteName> {
  readonly language: Locale;
  readonly variant: Variant;
  readonly route: N;
  readonly params: ParamsOf<N>;
}
