export { onRenderBody, onPreRenderHTML } from './src/gatsby/ssr/on-render-body';
