export { default as strings } from '../../../content/locales/zh/seat.json';
