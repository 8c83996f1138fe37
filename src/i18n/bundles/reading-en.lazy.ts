export { default as strings } from '../../../content/locales/en/reading.json';
