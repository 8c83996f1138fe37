export { siteConfig as default } from './src/gatsby/config';
