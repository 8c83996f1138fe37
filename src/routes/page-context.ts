import type { Locale } from '../config/locales';
import type { ParamsOf, RouteName, Variant } from '.';

/** Context that the page factory gives to every page. */
export interface PageContext<N extends RouteName = RouteName> {
  readonly language: Locale;
  readonly variant: Variant;
  readonly route: N;
  readonly params: ParamsOf<N>;
}
