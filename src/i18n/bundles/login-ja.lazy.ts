export { default as strings } from '../../../content/locales/ja/login.json';
