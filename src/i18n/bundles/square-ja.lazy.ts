export { default as strings } from '../../../content/locales/ja/square.json';
