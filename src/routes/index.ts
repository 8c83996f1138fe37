export { href, matchPathOf, pagePath, placePath, prefixOf, withLocale } from './address';
export type { Place } from './address';
export { inPlace } from './in-place';
export { matchRoute, twinOf } from './match';
export { pageLinks } from './page-links';
export { routes } from './table';
export type { ParamsOf, Route, RouteName } from './table';
export { VARIANTS } from './variants';
export type { Variant } from './variants';
