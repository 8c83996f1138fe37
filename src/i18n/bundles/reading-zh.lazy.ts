export { default as strings } from '../../../content/locales/zh/reading.json';
