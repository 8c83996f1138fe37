export { default as strings } from '../../../content/locales/ja/seat.json';
