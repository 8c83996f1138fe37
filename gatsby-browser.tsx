export { onClientEntry } from './src/browser/client';
