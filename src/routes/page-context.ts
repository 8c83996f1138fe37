import type { Locale } from '../config/locales';
import type { ParamsOf, RouteName, Variant } from '.';

/** Texts of a page's head in place of its own, which search engines could not use. */
export interface HeadTexts {
  readonly title?: string;
  readonly description?: string;
}

/** Context that the page factory gives to every page. */
export interface PageContext<N extends RouteName = RouteName> {
  readonly language: Locale;
  readonly variant: Variant;
  readonly route: N;
  readonly params: ParamsOf<N>;
  /** Absent where the page's own texts are good, as nearly all are. */
  readonly head?: HeadTexts;
}
