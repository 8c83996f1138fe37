export { onRenderBody, onPreRenderHTML } from './src/gatsby/ssr/ssr';
