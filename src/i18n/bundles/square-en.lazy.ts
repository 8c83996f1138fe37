export { default as strings } from '../../../content/locales/en/square.json';
