export { onPreRenderHTML } from './src/gatsby/ssr/on-pre-render-html';
export { onRenderBody } from './src/gatsby/ssr/on-render-body';
export { replaceRenderer } from './src/gatsby/ssr/inline-styles';
export { wrapPageElement } from './src/gatsby/browser/wrap-page';
