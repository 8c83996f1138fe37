export { onRenderBody, onPreRenderHTML } from './src/browser/ssr';
