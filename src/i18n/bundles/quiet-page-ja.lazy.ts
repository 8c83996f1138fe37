export { default as strings } from '../../../content/locales/ja/quiet-page.json';
