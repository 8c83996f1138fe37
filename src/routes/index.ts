export { href, matchPathOf, pagePath, placePath, prefixOf, withLocale } from './address';
export type { Place } from './address';
export { carryQuery } from './carry-query';
export { localizeAddress } from './localize-address';
export { hasTwin, isFragmentState, matchRoute, ownParameter, twinOf } from './match';
export { pageLinks } from './page-links';
export { legalDocuments, routes, VARIANTS } from './table';
export type { ParamsOf, Route, RouteName, Variant } from './table';
