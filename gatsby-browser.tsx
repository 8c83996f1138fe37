export { onClientEntry, onInitialClientRender, onRouteUpdate } from './src/browser/client';
