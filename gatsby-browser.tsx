export { onClientEntry, onInitialClientRender, onRouteUpdate } from './src/gatsby/browser/hooks';
export { replaceHydrateFunction } from './src/gatsby/patches/browser/hydrate';
export { wrapPageElement } from './src/gatsby/browser/wrap-page';
