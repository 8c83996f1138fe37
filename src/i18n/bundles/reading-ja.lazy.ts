export { default as strings } from '../../../content/locales/ja/reading.json';
