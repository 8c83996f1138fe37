export { default as strings } from '../../../content/locales/en/seat.json';
