export { onClientEntry, onInitialClientRender, onRouteUpdate } from './src/gatsby/browser/hooks';
